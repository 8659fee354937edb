import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallsReport } from '../../../contract/calls/callsReport.ts'
import { toWalletStatus } from './toWalletStatus.ts'

const report = (changed: Partial<CallsReport>): CallsReport => ({
  ...{ code: 200, isForgotten: false, isAtomic: true, hashes: ['0x1'], receipts: [] },
  outcomes: ['confirmed', 'confirmed'],
  ...changed,
})
const at = (changed: Partial<CallsReport>, ms = 0) =>
  toWalletStatus(report(changed), { sentAt: 0, now: ms })

test('default: what the chain proves counts before what the wallet says', () => {
  for (const code of [100, 200, 400, 500, 600, 999, undefined])
    expect(at({ code })).toBe('confirmed')
  expect(at({ outcomes: ['reverted', 'reverted'] })).toBe('reverted')
  expect(at({ outcomes: ['confirmed', 'reverted'] })).toBe('partial')
  expect(at({ outcomes: ['confirmed', 'unknown'] })).toBe('unknown')
  expect(at({ outcomes: ['sent', 'sent'] })).toBe('pending')
  expect(at({ code: 400, outcomes: ['reverted', 'reverted'] })).toBe('reverted')
})

test('default: without a transaction, only not sent is believed', () => {
  const none: Partial<CallsReport> = { hashes: [], outcomes: ['sent', 'sent'] }
  expect(at({ ...none, code: 100 })).toBe('pending')
  expect(at({ ...none, code: 199 })).toBe('pending')
  expect(at({ ...none, code: 400 })).toBe('notSent')
  for (const code of [0, 99, 200, 500, 600, 700, 999]) expect(at({ ...none, code })).toBe('unknown')
})

test('behavior: a wallet that does not know the batch has a minute, a silent one ten', () => {
  const silent: Partial<CallsReport> = { code: undefined, hashes: [], outcomes: ['sent', 'sent'] }
  expect(at({ ...silent, isForgotten: true }, 30_000)).toBe('pending')
  expect(at({ ...silent, isForgotten: true }, 59_999)).toBe('pending')
  expect(at({ ...silent, isForgotten: true }, 60_000)).toBe('unknown')
  expect(at(silent, 599_999)).toBe('pending')
  expect(at(silent, 600_000)).toBe('unknown')
})

const outcome = fc.constantFrom<CallsReport['outcomes'][number]>(
  ...(['sent', 'confirmed', 'reverted', 'unknown'] as const),
)

test('property: confirmed only with a proof of each call', () => {
  fc.assert(
    fc.property(
      fc.record({
        code: fc.option(fc.integer({ min: -1, max: 1000 }), { nil: undefined }),
        isForgotten: fc.boolean(),
        hashes: fc.constantFrom([], ['0x1'], ['0x1', '0x2']),
        outcomes: fc.array(outcome, { minLength: 1, maxLength: 5 }),
      }),
      (given) => {
        const isProved =
          given.hashes.length > 0 && given.outcomes.every((one) => one === 'confirmed')
        expect(at(given) === 'confirmed').toBe(isProved)
        if (at(given) === 'notSent') expect(given.hashes).toEqual([])
      },
    ),
  )
})
