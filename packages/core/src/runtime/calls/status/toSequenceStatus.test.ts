import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BatchCallStatus, BatchStep } from '../../../contract/calls/batch.ts'
import { toSequenceStatus } from './toSequenceStatus.ts'

const toSteps = (statuses: readonly BatchCallStatus[]): BatchStep[] =>
  statuses.map((status) => ({ call: { value: '0x0', data: '0x' }, status }))

test.each<[expected: string, ...statuses: BatchCallStatus[]]>([
  ['confirmed', 'confirmed', 'confirmed'],
  ['pending', 'waiting', 'waiting'],
  ['pending', 'asked', 'waiting'],
  ['pending', 'confirmed', 'sent'],
  ['pending', 'confirmed', 'waiting'],
  ['notSent', 'declined', 'waiting'],
  ['partial', 'confirmed', 'declined', 'waiting'],
  ['partial', 'confirmed', 'reverted'],
  ['reverted', 'reverted', 'waiting'],
  ['unknown', 'confirmed', 'unknown'],
  ['unknown', 'unknown', 'waiting'],
])('default: %s', (expected, ...statuses) => {
  expect(toSequenceStatus(toSteps(statuses))).toBe(expected)
})

const status = fc.constantFrom<BatchCallStatus>(
  ...(['waiting', 'asked', 'sent', 'confirmed', 'reverted', 'declined', 'unknown'] as const),
)

test('property: confirmed only if each is, and not sent only if nothing can be in the chain', () => {
  fc.assert(
    fc.property(fc.array(status, { minLength: 1, maxLength: 9 }), (statuses) => {
      const result = toSequenceStatus(toSteps(statuses))
      const isAll = statuses.every((one) => one === 'confirmed')
      expect(result === 'confirmed').toBe(isAll)
      const mayBe: readonly BatchCallStatus[] = [
        'sent',
        'confirmed',
        'reverted',
        'unknown',
        'asked',
      ]
      if (result === 'notSent') expect(statuses.some((one) => mayBe.includes(one))).toBe(false)
      if (result === 'partial') expect(statuses).toContain('confirmed')
    }),
  )
})
