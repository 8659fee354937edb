import { expect, test } from 'vitest'
import { isFinal } from './isFinal.ts'
import { orderStatuses } from './orderStatuses.ts'

test('default', () => {
  expect(orderStatuses.filter((status) => isFinal({ status }))).toEqual(['delivered', 'refunded'])
  expect(isFinal({ status: 'failed', reason: 'mismatch' })).toBe(true)
})
