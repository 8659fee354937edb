import { expect, test } from 'vitest'
import { baseId, mainnetId } from '../../../test/networks.ts'
import { isOwnSponsor } from './isOwnSponsor.ts'

const own = 'https://pay.example/v1/paymaster/1'
const given = (paymasterUrl?: string) => ({
  ...{ chain: mainnetId, smartAccounts: { networks: { [mainnetId]: { paymasterUrl } } } },
})

test.each([
  [own, true],
  ['HTTPS://PAY.example/v1/paymaster/1', true],
  ['http://pay.example/v1/paymaster/1', false],
  ['https://pay.example/v1/paymaster/2', false],
  ['https://pay.example.evil/v1/paymaster/1', false],
  ['https://pay.example@evil.example/v1/paymaster/1', false],
  ['https://pay.example/v1/paymaster/1?to=evil', false],
  ['', false],
  ['pay.example', false],
])('default: %s: %o', (url, isOwn) => {
  expect(isOwnSponsor(url, given(own))).toBe(isOwn)
})

test('behavior: of another chain, of none, or not encrypted', () => {
  expect(isOwnSponsor(own, { ...given(own), chain: baseId })).toBe(false)
  expect(isOwnSponsor(own, { chain: mainnetId, smartAccounts: undefined })).toBe(false)
  expect(isOwnSponsor(own, given())).toBe(false)
  expect(isOwnSponsor(own, { chain: mainnetId, smartAccounts: {} })).toBe(false)
  expect(isOwnSponsor(own, given('no address'))).toBe(false)
  const open = own.replace('https', 'http')
  expect(isOwnSponsor(open, given(open))).toBe(false)
})
