import type { Wallet } from '@cleat/core'
import { expect, test } from 'vitest'
import { listPairingMethods } from './listPairingMethods.ts'

const device = {
  system: 'other',
  isHandheld: false,
  host: 'browser',
  isFramed: false,
  isIosSafari: false,
} as const
const phone = { ...device, system: 'ios', isHandheld: true } as const
const wallet: Wallet = {
  id: 'a',
  name: 'A',
  mobile_link: 'example://',
  link_mode: 'https://app.example',
  desktop_link: 'example-desktop://',
  webapp_link: 'https://web.example',
}

test('default', () => {
  expect(listPairingMethods({ wallet, device })).toEqual(['code', 'desktop', 'web'])
})

test('behavior: on a phone the app there comes first', () => {
  expect(listPairingMethods({ wallet, device: phone })).toEqual(['here', 'web', 'code'])
})

test.each([
  [{ mobile_link: undefined }, ['here', 'code']],
  [{ link_mode: undefined }, ['here', 'code']],
  [{ mobile_link: undefined, link_mode: undefined }, ['code']],
  [{ mobile_link: 'javascript:alert(1)', link_mode: 'data:text/html,x' }, ['code']],
])('behavior: what opens it on a phone: %j', (fields, methods) => {
  const given = { ...wallet, webapp_link: undefined, ...fields }
  expect(listPairingMethods({ wallet: given, device: phone })).toEqual(methods)
})

test('behavior: a wallet that cannot be paired has none', () => {
  const given = { ...wallet, supports_wc: false }
  expect(listPairingMethods({ wallet: given, device })).toEqual([])
})
