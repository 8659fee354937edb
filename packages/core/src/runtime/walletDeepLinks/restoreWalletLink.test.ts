import { expect, test } from 'vitest'
import type { Device } from '../../base/device/detectDevice.ts'
import { registry } from '../registry/registry.ts'
import { listWalletLinks } from './listWalletLinks.ts'
import { restoreWalletLink } from './restoreWalletLink.ts'

const phone: Device = {
  system: 'ios',
  isHandheld: true,
  host: 'browser',
  isFramed: false,
  isIosSafari: true,
}
const rainbow = { mobile_link: 'rainbow://', link_mode: 'https://rnbwapp.com' }
const desktop: Device = { ...phone, system: 'other', isHandheld: false, isIosSafari: false }

test('default', () => {
  const href = 'rainbow://'
  expect(restoreWalletLink({ href, wallet: rainbow, device: phone })).toEqual({
    kind: 'native',
    href,
    target: '_self',
  })
})

test('behavior: what was kept of any wallet is followed as it was, on the device it was paired on', () => {
  const devices = [phone, desktop, { ...phone, isFramed: true }, { ...phone, host: 'telegram' }]
  // On a phone, a web wallet's URL looks like the universal link of its app.
  for (const wallet of registry)
    for (const device of devices as Device[])
      for (const link of listWalletLinks({ wallet, device }))
        if (link.kind !== 'web' || device === desktop)
          expect(restoreWalletLink({ href: link.href, wallet, device })).toEqual(link)
})

test.each([
  ['https://rnbwapp.com/wc', 'universal', 'web'],
  ['rainbow://wc?next=https://a.example', 'native', 'desktop'],
])('behavior: %s is %s on a phone, and %s at a desk', (href, onPhone, atDesk) => {
  expect(restoreWalletLink({ href, wallet: rainbow, device: phone })?.kind).toBe(onPhone)
  expect(restoreWalletLink({ href, wallet: rainbow, device: desktop })?.kind).toBe(atDesk)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://a.example/', '//a.example', ''])(
  'error: %j is not followed, whoever kept it',
  (href) => {
    expect(restoreWalletLink({ href, wallet: rainbow, device: phone })).toBeUndefined()
  },
)

test('error: a link to another place than the wallet is not followed', () => {
  for (const href of ['harbour://', 'https://rnbwapp.example/wc', 'vscode://'])
    expect(restoreWalletLink({ href, wallet: rainbow, device: phone })).toBeUndefined()
  const href = 'rainbow://'
  expect(restoreWalletLink({ href, wallet: undefined, device: phone })).toBeUndefined()
})
