import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { toTransactionError } from '../../base/errors/toTransactionError.ts'
import { isRefusal } from './isRefusal.ts'

const context = { method: 'payment:send', wallet: 'A' }

test.each([
  new CleatError('REQUEST_USER_REJECTED', { context }),
  new CleatError('WALLET_METHOD_UNSUPPORTED', { context }),
  new CleatError('TRANSACTION_FAILED', { context: { reason: 'no', hash: undefined } }),
  // The chain included it, and moved nothing.
  toTransactionError({ reason: 'conflict', hash: '0x5e' }),
  toTransactionError({ reason: 'min relay fee not met, 100 < 110' }),
  new CleatError('PAYMENT_ALTERED', { context: { field: 'to' } }),
])('default: $code', (error) => {
  expect(isRefusal(error)).toBe(true)
})

test.each([
  new CleatError('WALLET_ERROR', { context }),
  new CleatError('WALLET_BAD_ANSWER', { context: { ...context, answer: null } }),
  new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'A' } }),
  new CleatError('REQUEST_TIMEOUT', { context: { ...context, timeoutMs: 1 } }),
  new CleatError('REQUEST_CANCELLED', { context }),
  new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }),
  new CleatError('CONNECTION_USER_CLOSED'),
  // Adapters of other chains convert the refusals of nodes themselves.
  toTransactionError({ reason: 'txn-already-in-mempool' }),
  toTransactionError({ reason: 'txn-already-known' }),
  toTransactionError({ reason: 'Transaction outputs already in utxo set' }),
  toTransactionError({ reason: 'txn-mempool-conflict' }),
  toTransactionError({ reason: 'insufficient fee, rejecting replacement 5e; new feerate 1 <= 2' }),
  toTransactionError({
    reason: 'no',
    cause: { code: -32002, message: 'This transaction has already been processed' },
  }),
])('behavior: $code says nothing for certain', (error) => {
  expect(isRefusal(error)).toBe(false)
})
