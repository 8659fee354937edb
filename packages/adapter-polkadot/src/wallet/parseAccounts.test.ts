import { createPolkadotWallet } from '@cleat/testing/polkadot'
import { expect, test } from 'vitest'
import { parseAccounts } from './parseAccounts.ts'

const { accounts } = createPolkadotWallet()
const [alice] = accounts
const kusamaAlice = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'

test('default', () => {
  expect(parseAccounts(accounts)?.map(({ keyType }) => keyType)).toEqual([
    ...['sr25519', 'sr25519', 'ed25519', 'ecdsa'],
  ])
  expect(parseAccounts([])).toEqual([])
})

test('behavior: one account written for two networks is one', () => {
  expect(parseAccounts([alice, { address: kusamaAlice }])).toHaveLength(1)
})

test('behavior: accounts of other chains in the same list are left out', () => {
  const ethereum = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'ethereum' }
  expect(parseAccounts([ethereum, alice])).toHaveLength(1)
})

test('behavior: without a kind, none is made up', () => {
  expect(parseAccounts([{ address: kusamaAlice }])?.[0]).not.toHaveProperty('keyType')
})

test('behavior: no more than a thousand', () => {
  expect(parseAccounts(Array.from({ length: 100_000 }, () => alice))).toHaveLength(1)
})

test.each([
  ['undefined', undefined],
  ['an object', { 0: alice }],
  ['an address', alice?.address],
  ['a list with a hole', [null]],
  ['a list of addresses', [alice?.address]],
  ['a broken checksum', [alice, { address: `${alice?.address.slice(0, -1)}Z` }]],
  ['no address', [{ type: 'sr25519' }]],
  [
    'what cannot be read',
    [
      {
        get address() {
          throw new Error('Boom')
        },
      },
    ],
  ],
])('error: %s', (_, answer) => {
  expect(parseAccounts(answer)).toBeUndefined()
})
