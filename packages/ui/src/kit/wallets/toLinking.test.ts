import type { Device } from '@cleat/core/wallets'
import { expect, test } from 'vitest'
import { pairingUri } from '../../test/createTestPairing.ts'
import { toLinking } from './toLinking.ts'

const device: Device = {
  system: 'ios',
  isHandheld: true,
  host: 'browser',
  isFramed: false,
  isIosSafari: true,
}
const wallet = {
  id: 'a',
  name: 'Rainbow',
  mobile_link: 'rainbow://',
  link_mode: 'https://rnbwapp.com',
}

test.each([
  ['native', `rainbow://wc?uri=${encodeURIComponent(pairingUri)}`, 'rainbow://'],
  [
    'universal',
    `https://rnbwapp.com/wc?uri=${encodeURIComponent(pairingUri)}`,
    'https://rnbwapp.com/wc',
  ],
] as const)('default: %s', (kind, href, base) => {
  const linking = toLinking({ wallet, link: { kind, href, target: '_self' }, device })
  expect(linking).toEqual({ href: base, name: 'Rainbow' })
})
