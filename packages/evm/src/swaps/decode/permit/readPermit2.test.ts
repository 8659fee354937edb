import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { account, dai, thief, usdc } from '../../../test/swaps/createSample.ts'
import { permit2 } from '../../contracts/permit2.ts'
import { readPermit2 } from './readPermit2.ts'

const field = (name: string, type: string) => ({ name, type })
const ends = [field('chainId', 'uint256'), field('verifyingContract', 'address')]
const spender = `0x${'4c'.repeat(20)}`
const details = { token: dai, amount: '10000', expiration: 1_795_000_000, nonce: 7 }
const message = { details, spender, sigDeadline: '1795000001' }
const permit = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2 },
  types: {
    EIP712Domain: [field('name', 'string'), ...ends],
    PermitSingle: [
      ...[field('details', 'PermitDetails'), field('spender', 'address')],
      field('sigDeadline', 'uint256'),
    ],
    PermitDetails: [
      ...[field('token', 'address'), field('amount', 'uint160')],
      ...[field('expiration', 'uint48'), field('nonce', 'uint48')],
    ],
  },
  ...{ primaryType: 'PermitSingle', message },
}

/** What was read, or the field that is refused. */
function read(typedData: unknown): unknown {
  try {
    return readPermit2(typedData, { chainId: 1, account })
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}

test('default: an allowance, and who knows its nonce', () => {
  const words = [account, dai, spender].map((one) => `${'0'.repeat(24)}${one.slice(2)}`)
  expect(read(permit)).toEqual({
    ...{ token: dai, spender, amount: 10_000n, nonce: 7n },
    deadlines: [1_795_000_001n, 1_795_000_000n],
    counter: { to: permit2, data: `0x927da105${words.join('')}`, word: 2 },
  })
})

const say = (part: object) => ({ ...permit, message: { ...message, ...part } })
const detail = (part: object) => say({ details: { ...details, ...part } })
const versioned = [field('name', 'string'), field('version', 'string'), ...ends]

test.each<[field: string, name: string, typedData: unknown]>([
  [
    ...(['domain', 'a version'] as const),
    {
      ...{ ...permit, domain: { ...permit.domain, version: '1' } },
      types: { ...permit.types, EIP712Domain: versioned },
    },
  ],
  [
    'domain',
    'another contract',
    { ...permit, domain: { ...permit.domain, verifyingContract: usdc } },
  ],
  ['domain', 'another name', { ...permit, domain: { ...permit.domain, name: 'Permit3' } }],
  ['token', 'no token', detail({ token: 'DAI' })],
  ['allowance', 'no amount', detail({ amount: '' })],
  ['allowance', 'more than fits', detail({ amount: String(2n ** 160n) })],
  ['deadline', 'no end of the allowance', detail({ expiration: 'never' })],
  ['deadline', 'an end of the allowance that is too long', detail({ expiration: 2 ** 48 })],
  ['nonce', 'no nonce', detail({ nonce: undefined })],
  ['nonce', 'a nonce that is too long', detail({ nonce: 2 ** 48 })],
  ['data', 'a detail more', detail({ to: thief })],
  ['spender', 'no spender', say({ spender: 'router.eth' })],
  ['deadline', 'no end of the signature', say({ sigDeadline: -1 })],
  ['data', 'a fact more', say({ to: thief })],
  ['data', 'no details', say({ details: [] })],
])('error: PAYMENT_ALTERED by its %s: %s', (refused, _, typedData) => {
  expect(read(typedData)).toBe(refused)
})
