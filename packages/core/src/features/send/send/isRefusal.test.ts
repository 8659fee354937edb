import { expect, test } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { isRefusal } from './isRefusal.ts'

const context = { method: 'payment:send', wallet: 'A' }

test.each([
  new CleatError('REQUEST_USER_REJECTED', { context }),
  new CleatError('WALLET_METHOD_UNSUPPORTED', { context }),
  new CleatError('TRANSACTION_FAILED', { context: { reason: 'no', hash: undefined } }),
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
])('behavior: $code says nothing for certain', (error) => {
  expect(isRefusal(error)).toBe(false)
})
