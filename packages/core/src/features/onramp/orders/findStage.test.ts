import { expect, test } from 'vitest'
import { findStage, payingStage } from './findStage.ts'
import { orderStatuses } from './orderStatuses.ts'

test('default: payments can be tried again, until money moves', () => {
  const of = (check: (stage: number) => boolean) =>
    orderStatuses.filter((status) => check(findStage({ status })))
  expect(of((stage) => stage === payingStage)).toEqual([
    ...['awaitingUser', 'processing', 'failed', 'expired'],
  ])
  expect(of((stage) => stage > payingStage)).toEqual(['sent', 'delivered', 'refunded'])
})

test('behavior: another address than ordered is no attempt to pay', () => {
  const mismatch = findStage({ status: 'failed', reason: 'mismatch' })
  expect(mismatch).toBeGreaterThan(findStage({ status: 'sent' }))
  expect(mismatch).toBeLessThan(findStage({ status: 'delivered' }))
  expect(findStage({ status: 'failed', reason: 'declined' })).toBe(payingStage)
  // The money came back, for whatever reason.
  expect(findStage({ status: 'refunded', reason: 'mismatch' })).toBeGreaterThan(
    findStage({ status: 'delivered' }),
  )
})
