import { type Device, listWalletLinks } from '@cleat/core/wallets'
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
  ['native', 'rainbow://'],
  ['universal', 'https://rnbwapp.com/wc'],
] as const)('default: %s', (kind, href) => {
  for (const uri of [pairingUri, undefined]) {
    const link = listWalletLinks({ wallet, uri, device }).find((each) => each.kind === kind)
    if (!link) throw new Error('No link')
    expect(toLinking({ wallet, link })).toEqual({ href, name: 'Rainbow', wallet })
  }
})
