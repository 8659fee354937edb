import { expect, test } from 'vitest'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { registry } from '../registry/registry.ts'
import { isOpenable } from './isOpenable.ts'

const intent =
  'intent://browse/https%3A%2F%2Fapp.example%2F?ref=https%3A%2F%2Fapp.example#Intent;scheme=phantom;package=app.phantom;end'
const find = (name: string) => {
  const wallet = registry.find((each) => each.name === name)
  if (!wallet) throw new Error(`No ${name}`)
  return wallet
}
const [rainbow, phantom, metaMask] = [find('Rainbow'), find('Phantom'), find('MetaMask')]

test('behavior: a link may have 2048 characters', () => {
  const fill = (length: number) => intent.replace('app.example', 'x'.repeat(length))
  const room = 2048 - fill(0).length
  expect(isOpenable({ href: fill(room), wallet: phantom })).toBe(true)
  expect(isOpenable({ href: fill(room + 1), wallet: phantom })).toBe(false)
})

test.each([
  ['https://rnbwapp.com/wc?uri=wc%3A1', rainbow],
  ['rainbow://wc?uri=wc%3A1', rainbow],
  ['rainbow://', rainbow],
  [intent, phantom],
])('default: %s', (href, wallet) => {
  expect(isOpenable({ href, wallet })).toBe(true)
})

const broken = [
  'javascript:alert(1)',
  'javascript://%0aalert(1)//',
  'data:text/html,x',
  'http://a.example/',
  'http://rnbwapp.com/',
  'https://rnbwapp.com@evil.example/',
  'https://RNBWAPP.com/',
  'rainbow://\u202e',
  'RAINBOW://',
  'intent://x#Intent;end',
  intent.replace('app.phantom', 'com.evil'),
  intent.replace('scheme=phantom', 'scheme=https'),
  intent.replace(';end', ';S.browser_fallback_url=https%3A%2F%2Fevil.example;end'),
  intent.replace('?ref=', '#Intent;component=com.evil/.Main;end?ref='),
  intent.replace('%2F%2F', '//'),
  `${intent}\n`,
  ` ${intent}`,
  intent.replace('app.example', 'x'.repeat(2048)),
  '',
]

test.each(broken)('error: %j', (href) => {
  for (const wallet of [rainbow, phantom]) expect(isOpenable({ href, wallet })).toBe(false)
})

/** Links in good form that lead elsewhere. */
const foreign = [
  'metamask://wc?uri=wc%3A1',
  'https://metamask.app.link/wc?uri=wc%3A1',
  'https://evil.example/wc?uri=wc%3A1',
  'https://rnbwapp.com.evil.example/wc',
  'https://rnbwapp.com:8443/wc',
  'rainbow2://wc',
  'unheardof://wc',
  'vscode://x',
  'anydesk://x',
  intent,
]

test.each(foreign)('error: %s is no link of Rainbow', (href) => {
  expect(isOpenable({ href, wallet: rainbow })).toBe(false)
})

test('error: a link of one wallet is none of another, and none without a wallet', () => {
  const wallets: readonly Wallet[] = [rainbow, metaMask]
  for (const wallet of wallets)
    for (const { mobile_link } of wallets)
      expect(isOpenable({ href: mobile_link ?? '', wallet })).toBe(
        mobile_link === wallet.mobile_link,
      )
  expect(isOpenable({ href: 'rainbow://', wallet: undefined })).toBe(false)
})
