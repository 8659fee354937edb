import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import { checkAccounts } from './checkAccounts.ts'

const [payment, ordinals] = createBitcoinWallet({ network: 'mainnet' }).accounts
const [nested] = createBitcoinWallet({ network: 'mainnet', paymentType: 'p2sh' }).accounts
const [other] = createBitcoinWallet({ network: 'mainnet', seed: 'other' }).accounts
const [elsewhere] = createBitcoinWallet({ network: 'signet' }).accounts

test('default', () => {
  expect(check([payment, ordinals])).toEqual({
    network: 'mainnet',
    accounts: [
      {
        address: payment.address,
        type: 'payment',
        publicKey: payment.publicKey,
        path: payment.path,
      },
      {
        address: ordinals.address,
        type: 'ordinal',
        publicKey: ordinals.publicKey,
        path: ordinals.path,
      },
    ],
  })
})

test('behavior: an address wrapped in a script', () => {
  expect(check([nested]).accounts).toMatchObject([{ publicKey: nested.publicKey, type: 'payment' }])
})

test('behavior: the kind is told by the address where the wallet does not say', () => {
  const given = [payment, ordinals].map(({ address }) => ({ address }))
  expect(check(given).accounts).toEqual([
    { address: payment.address, type: 'payment' },
    { address: ordinals.address, type: 'ordinal' },
  ])
})

test('behavior: keys in all their forms', () => {
  const forms = [
    { ...payment, publicKey: payment.publicKey.toUpperCase() },
    { ...payment, publicKey: hex.decode(payment.publicKey) },
  ]
  for (const form of forms)
    expect(check([form]).accounts).toMatchObject([{ publicKey: payment.publicKey }])
  const whole = { ...ordinals, publicKey: `02${ordinals.publicKey}` }
  expect(check([whole]).accounts).toMatchObject([{ publicKey: ordinals.publicKey }])
})

test('behavior: accounts of other chains and doubles do not count', () => {
  const stacks = { address: 'SP000000000000000000002Q6VF78', purpose: 'stacks' }
  expect(check([payment, stacks, payment]).accounts).toHaveLength(1)
})

test('behavior: the network is the one that the addresses fit, where the wallet does not say', () => {
  expect(check([elsewhere]).network).toBe('testnet')
  expect(check([elsewhere], { wanted: 'signet' }).network).toBe('signet')
  expect(check([elsewhere], { told: 'testnet4' }).network).toBe('testnet4')
})

test.each([
  ['no list', { address: payment.address }],
  ['no text', [{ address: 5 }]],
  ['a wrong checksum', [{ address: `${payment.address.slice(0, -1)}q` }]],
  ['addresses of two networks', [payment, elsewhere]],
  ['payment and ordinals swapped', [{ ...payment, purpose: 'ordinals' }]],
  ['the key of another address', [{ ...payment, publicKey: other.publicKey }]],
  ['a key that is on no curve', [{ ...payment, publicKey: `02${'ff'.repeat(32)}` }]],
  ['half a key', [{ ...payment, publicKey: payment.publicKey.slice(0, 32) }]],
  ['no key', [{ ...payment, publicKey: '' }]],
  ['null for a key', [{ ...payment, publicKey: null }]],
  ['a key of taproot on no curve', [{ ...ordinals, publicKey: 'ff'.repeat(32) }]],
  ['the taproot key of another', [{ ...ordinals, publicKey: other.publicKey.slice(2) }]],
])('error: %s', (_, given) => {
  expect(() => check(given)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_ANSWER' }))
})

test('error: an address of another network than the one the wallet told', () => {
  expect(() => check([payment], { told: 'signet' })).toThrow(
    expect.objectContaining({ code: 'WALLET_BAD_ANSWER' }),
  )
})

type Network = Parameters<typeof checkAccounts>[0]['network']

function check(
  given: unknown,
  { told, wanted = 'mainnet' }: { told?: Network; wanted?: Network } = {},
) {
  return checkAccounts({ given, told, network: wanted, wallet: 'Harbour' })
}
