import { expect, test } from 'vitest'
import { findSwapRemedy } from './findSwapRemedy.ts'

test.each([
  ['PAYMENT_FUNDS_INSUFFICIENT', 'amount'],
  ['PAYMENT_FEE_UNCOVERED', 'amount'],
  ['PAYMENT_TOKEN_MISTRUSTED', 'token'],
  ['SWAP_UNSUPPORTED', 'network'],
  ['SWAP_NO_ROUTE', 'amount'],
  ['SWAP_EFFECT_UNEXPECTED', 'token'],
  ['SWAP_PRICE_MOVED', 'retry'],
  ['PAYMENT_EXPIRED', 'retry'],
  ['NETWORK_RPC_FAILED', 'retry'],
])('default: %s → %s', (code, remedy) => {
  expect(findSwapRemedy(code)).toBe(remedy)
})
