import { expect, test } from 'vitest'
import { findRemedy } from './findRemedy.ts'

test.each([
  ['PAYMENT_FUNDS_INSUFFICIENT', 'amount'],
  ['PAYMENT_FEE_UNCOVERED', 'amount'],
  ['PAYMENT_TOO_SMALL', 'amount'],
  ['PAYMENT_TOKEN_MISTRUSTED', 'token'],
  ['PAYMENT_UNSUPPORTED', 'network'],
  ['PAYMENT_ALTERED', 'retry'],
  ['PAYMENT_EXPIRED', 'retry'],
  ['TRANSACTION_FAILED', 'retry'],
  ['NETWORK_RPC_FAILED', 'retry'],
])('default: %s is helped by %s', (code, remedy) => {
  expect(findRemedy(code)).toBe(remedy)
})
