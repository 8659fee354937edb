import { expect, test } from 'vitest'
import { describeEnd } from './describeEnd.ts'

test.each([
  [{ status: 'failed', reason: 'declined' }, 'declined'],
  [{ status: 'failed', reason: 'identity' }, 'identity'],
  [{ status: 'failed', reason: 'other' }, 'failed'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'refunded', reason: 'limit' }, 'refunded'],
  [{ status: 'expired', reason: 'cancelled' }, 'expired'],
] as const)('default: %j', (order, end) => {
  expect(describeEnd(order)).toBe(end)
})
