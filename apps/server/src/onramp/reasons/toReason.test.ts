import { expect, test } from 'vitest'
import { toReason } from './toReason.ts'

test.each([
  ['FAILURE_REASON_CARD_DECLINED', 'declined'],
  ['Insufficient funds', 'declined'],
  ['ERROR_CODE_GUEST_TRANSACTION_LIMIT', 'limit'],
  ['kyc_rejected', 'identity'],
  ['Customer cancelled', 'cancelled'],
  ['unsupported country', 'region'],
  ['FAILURE_REASON_UNSPECIFIED', 'other'],
  ['', 'other'],
  [null, 'other'],
])('default: %s is %s', (text, reason) => {
  expect(toReason(text)).toBe(reason)
})
