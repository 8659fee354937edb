import type { ApprovalRequest } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { programs } from '../../base/programs.ts'
import { buildTransfer } from '../../transaction/buildTransfer.ts'
import { buildChange, type DelegationChange } from './buildChange.ts'
import { decodeChange } from './decodeChange.ts'

const key = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [owner, mint, delegate, account, second, other] = [1, 2, 3, 4, 5, 6].map(key) as [
  ...[string, string, string, string, string, string],
]
const known = new Map([
  [account, { mint, delegate }],
  [second, { mint, delegate }],
  [other, { mint, delegate: owner }],
])
const blockhash = key(9)
const program = programs.token
const revoke: DelegationChange = { account, program }
const grant = { mint, delegate, amount: 7n, decimals: 6 }

function toRequest(transaction: Uint8Array): ApprovalRequest {
  const params = { transaction: base64.encode(transaction), pubkey: owner, answer: 'signature' }
  return { method: 'solana_signAndSendTransaction', params }
}

const write = (changes: readonly DelegationChange[], price = 10_000n) =>
  toRequest(buildChange({ owner, blockhash, units: 20_000n, price, changes }))

function decode(request: ApprovalRequest): unknown {
  try {
    return decodeChange(request, known)
  } catch (error) {
    if (isCleatError(error, 'PAYMENT_ALTERED')) return error.context.field
    throw error
  }
}

const decoded = {
  from: owner,
  kind: 'token',
  token: mint,
  spender: delegate,
  isOfSignatures: false,
}

test.each([programs.token, programs.token2022])('default: a revocation by %s', (of) => {
  expect(decode(write([{ account, program: of }]))).toEqual({ ...decoded, amount: 0n })
})

test('behavior: several token accounts have the same delegate, and one keeps an amount', () => {
  expect(decode(write([revoke, { ...revoke, account: second }]))).toMatchObject({ amount: 0n })
  expect(decode(write([revoke, { account: second, program, grant }]))).toEqual({
    ...{ ...decoded, amount: 7n },
  })
})

const altered = (change: Partial<Record<string, unknown>>): ApprovalRequest => {
  const { method, params } = write([revoke])
  return { method, params: { ...(params as object), ...change } }
}
const granting = (change: Partial<typeof grant>) =>
  write([{ account, program, grant: { ...grant, ...change } }])

test.each<[string, string, ApprovalRequest]>([
  ['method', 'another method', { ...write([revoke]), method: 'solana_signTransaction' }],
  ['params', 'more parameters', altered({ sendOptions: { skipPreflight: true } })],
  ['from', 'another signer', altered({ pubkey: other })],
  ['transaction', 'no text', altered({ transaction: 1 })],
  ['transaction', 'no base64', altered({ transaction: '?' })],
  ['transaction', 'no transaction', altered({ transaction: 'AAAA' })],
  ['instruction', 'an unknown token account', write([{ account: key(7), program }])],
  ['instruction', 'another program', write([{ account, program: programs.system }])],
  ['instruction', 'nothing', write([])],
  ['token', 'another delegate beside it', write([revoke, { ...revoke, account: other }])],
  ['spender', 'another delegate', granting({ delegate: other })],
  ['spender', 'another token', granting({ mint: other })],
  ['fee', 'a fee without measure', write([revoke], 10n ** 12n)],
  [
    'instruction',
    'a payment',
    toRequest(buildTransfer({ from: owner, to: other, lamports: 5n, blockhash })),
  ],
])('error: PAYMENT_ALTERED by its %s: %s', (field, _, request) => {
  expect(decode(request)).toBe(field)
})
