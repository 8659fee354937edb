import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listedWallets } from '../registry/listedWallets.ts'
import { toSafeLink } from './toSafeLink.ts'

test.each([
  ['https://etherscan.io/address/0x1', 'https://etherscan.io/address/0x1'],
  ['https://rnbwapp.com', 'https://rnbwapp.com/'],
  ['HTTPS://Example.COM/Path?query=1#part', 'https://example.com/Path?query=1#part'],
  ['https://example.com/términos', 'https://example.com/t%C3%A9rminos'],
  ['https://explorer.example:8443/', 'https://explorer.example:8443/'],
  ['http://localhost:4000/', 'http://localhost:4000/'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
  ['http://[::1]:4000/', 'http://[::1]:4000/'],
])('parameters: web %j', (value, link) => {
  expect(toSafeLink(value, { kind: 'web' })).toBe(link)
})

test.each([
  ['rainbow://', 'rainbow://'],
  ['metamask://', 'metamask://'],
  ['Trust://Open', 'trust://Open'],
  ['bnc://app.binance.com/cedefi/', 'bnc://app.binance.com/cedefi/'],
  ['com.example.wallet+x://wc?uri=', 'com.example.wallet+x://wc?uri='],
])('parameters: native %j', (value, link) => {
  expect(toSafeLink(value, { kind: 'native' })).toBe(link)
})

test('parameters: isFromApp', () => {
  const read = (value: string) => toSafeLink(value, { kind: 'web', isFromApp: true })
  expect(read('https://bücher.example/agb')).toBe('https://xn--bcher-kva.example/agb')
  expect(read('https://xn--bcher-kva.example/')).toBe('https://xn--bcher-kva.example/')
  expect(read('https://a.example@bücher.example')).toBeUndefined()
  expect(read('http://bücher.example')).toBeUndefined()
  expect(read('javascript:alert(1)')).toBeUndefined()
})

/** Links that must never be opened. */
const hostile: readonly unknown[] = [
  'javascript:alert(1)',
  'javascript://%0aalert(1)//',
  'JaVaScRiPt://x',
  'java\tscript://x',
  'java\nscript:alert(1)',
  ' javascript://x',
  '\u0000javascript://x',
  '\u200bjavascript://x',
  'data:text/html,<script>alert(1)</script>',
  'data://text/html,x',
  'vbscript://x',
  'blob:https://x',
  'blob://x',
  'file:///etc/passwd',
  'filesystem:https://x/temporary/a',
  'filesystem://x',
  'view-source://x',
  'view-source:https://x',
  'about:blank',
  'about://blank',
  'chrome://settings',
  'chrome-extension://abcdef/page.html',
  'moz-extension://abcdef/page.html',
  'safari-web-extension://abcdef',
  'ms-msdt://x',
  'ms-settings://x',
  'search-ms://query',
  'itms-services://?action=download-manifest',
  'intent://x#Intent;scheme=y;S.browser_fallback_url=https%3A%2F%2Fevil;end',
  'mailto://someone',
  'ws://evil.example',
  '//evil.example',
  '\\\\evil',
  '/relative',
  'relative',
  'https:/evil',
  'https:evil',
  'https:///evil',
  'https://',
  'https://\\evil.example',
  'https://a.example\\@evil.example',
  'https://metamask.app.link@evil.example',
  'https://@evil.example',
  'https://user:secret@evil.example',
  'https://аpp.example',
  'https://xn--pp-6kc.example',
  'https://a.xn--p1ai',
  'https://metamask。io',
  'https://metamask.%69o',
  'https://０x7f.1',
  'https://2130706433',
  'https://a.example/%0d%0aSet-Cookie:x',
  'https://a.example/%00',
  'https://a.example/a b',
  'https://a.example/\u202egnp.exe',
  'https://a.example/\u2066x\u2069',
  'https://a.example/\ufeff',
  ' https://a.example',
  'https://a.example\n',
  'https://exa mple.com',
  'https://[::1',
  'http://a.example',
  'http://10.0.0.1/',
  'http://localhost.evil.example/',
  '://x',
  '1inch://x',
  'rain bow://x',
  'rainbow:x',
  'rainbow://"onmouseover=alert(1)',
  'rainbow://<x>',
  'rainbow://evil@host',
  "rainbow://'onmouseover=alert(1)",
  'rainbow://a(b)',
  'rainbow://%0aalert(1)',
  '',
  ' ',
  undefined,
  null,
  1,
  ['https://a.example'],
  { toString: () => 'https://a.example' },
]

test.each(hostile)('behavior: refuses %j', (value) => {
  expect(toSafeLink(value, { kind: 'web' })).toBeUndefined()
  expect(toSafeLink(value, { kind: 'native' })).toBeUndefined()
})

test.each(
  (
    'ftp ftps http https ws wss chrome chrome-native some-extension ms-x itms itms-apps file data ' +
    'blob intent about mailto search-ms view-source filesystem javascript vbscript'
  ).split(' '),
)('behavior: %s:// is the browser’s', (scheme) => {
  expect(toSafeLink(`${scheme}://x`, { kind: 'native' })).toBeUndefined()
})

test.each('profile filecoin hotel walletdata datawallet xhttps httpsx'.split(' '))(
  'behavior: %s:// only has a name of the browser’s in it',
  (scheme) => {
    expect(toSafeLink(`${scheme}://x`, { kind: 'native' })).toBe(`${scheme}://x`)
  },
)

test('behavior: every scheme of the registry is one', () => {
  const links = listedWallets.flatMap(({ mobile_link, desktop_link }) => [
    mobile_link,
    desktop_link,
  ])
  const schemes = links.filter((link) => link !== undefined && !/^https?:/.test(link))
  expect(schemes.length).toBeGreaterThan(100)
  for (const link of schemes)
    expect([link, toSafeLink(link, { kind: 'native' })]).not.toContain(undefined)
})

test('behavior: refuses what is too long', () => {
  const longest = `https://a.example/${'x'.repeat(2030)}`
  expect(longest).toHaveLength(2048)
  expect(toSafeLink(longest, { kind: 'web' })).toBe(longest)
  expect(toSafeLink(`${longest}x`, { kind: 'web' })).toBeUndefined()
  for (const length of [2048, 100_000]) {
    expect(toSafeLink(`https://a.example/${'x'.repeat(length)}`, { kind: 'web' })).toBeUndefined()
    expect(toSafeLink(`rainbow://${'x'.repeat(length)}`, { kind: 'native' })).toBeUndefined()
  }
})

test('behavior: a page is no app and an app is no page', () => {
  expect(toSafeLink('https://a.example', { kind: 'native' })).toBeUndefined()
  expect(toSafeLink('http://localhost', { kind: 'native' })).toBeUndefined()
  expect(toSafeLink('rainbow://', { kind: 'web' })).toBeUndefined()
  expect(toSafeLink('xhttps://a.example', { kind: 'web' })).toBeUndefined()
})

test('behavior: nothing makes it throw, and what it gives stays as it is', () => {
  const scheme = fc.constantFrom('https://', 'http://', 'rainbow://', 'javascript:', 'data:', '')
  const value = fc.tuple(scheme, fc.string({ unit: 'binary' })).map((parts) => parts.join(''))
  fc.assert(
    fc.property(value, fc.constantFrom('web', 'native'), (link, kind) => {
      const safe = toSafeLink(link, { kind })
      if (safe === undefined) return
      expect(safe).toMatch(
        kind === 'web'
          ? /^(?:https:\/\/[^/@\s]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)(?:[/?#]|$)/
          : /^rainbow:\/\//,
      )
      expect(toSafeLink(safe, { kind })).toBe(safe)
    }),
    { numRuns: 2000 },
  )
})
