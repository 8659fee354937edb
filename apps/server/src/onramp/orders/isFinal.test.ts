import { expect, test } from 'vitest'
import { orderStatuses } from '../contract/orderStatus.ts'
import { isFinal } from './isFinal.ts'

test('default', () => {
  expect(orderStatuses.filter((status) => isFinal({ status }))).toEqual(['delivered', 'refunded'])
  expect(isFinal({ status: 'failed', reason: 'mismatch' })).toBe(true)
})
