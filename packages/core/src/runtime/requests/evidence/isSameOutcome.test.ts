import { expect, test } from 'vitest'
import type { RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import { isSameOutcome } from './isSameOutcome.ts'

type Success = Extract<RequestSimulation, { status: 'success' }>

const base: Success = {
  ...{ status: 'success', isAccountChanged: false, isUnsteady: false },
  changes: [
    { token: 'a', amount: 1000n, direction: 'out' },
    { token: 'b', amount: 7n, direction: 'in' },
  ],
  allowances: [{ token: 'a', spender: 's', amount: 5n }],
}
const [given, got] = base.changes
const [allowed] = base.allowances
if (!given || !got || !allowed) throw new Error('The rows are above.')

test.each<[string, RequestSimulation, boolean]>([
  ['the same', base, true],
  ['in another order', { ...base, changes: [got, given] }, true],
  ['a hundredth more', { ...base, changes: [{ ...given, amount: 1010n }, got] }, true],
  ['a hundredth less', { ...base, changes: [{ ...given, amount: 990n }, got] }, true],
  ['more than that', { ...base, changes: [{ ...given, amount: 1011n }, got] }, false],
  ['less than that', { ...base, changes: [{ ...given, amount: 989n }, got] }, false],
  ['nothing arrives', { ...base, changes: [given] }, false],
  ['another thing arrives', { ...base, changes: [given, { ...got, token: 'c' }] }, false],
  ['another item arrives', { ...base, changes: [given, { ...got, id: 1n }] }, false],
  ['it leaves', { ...base, changes: [given, { ...got, direction: 'out' }] }, false],
  ['no allowance', { ...base, allowances: [] }, false],
  ['another spender', { ...base, allowances: [{ ...allowed, spender: 't' }] }, false],
  ['without limit', { ...base, allowances: [{ ...allowed, amount: 'any' }] }, false],
  ['a larger allowance', { ...base, allowances: [{ ...allowed, amount: 6n }] }, false],
  ['another owner', { ...base, isAccountChanged: true }, false],
  ['it fails', { status: 'reverted', reason: undefined }, false],
  ['it could not be tried', { status: 'unknown', reason: 'failed' }, true],
])('default: %s', (_, other, isSame) => {
  expect(isSameOutcome(base, other)).toBe(isSame)
  if (!isSame) expect(isSameOutcome(other, base)).toBe(false)
  expect(isSameOutcome({ status: 'unknown', reason: 'failed' }, other)).toBe(true)
})

test('behavior: both fail', () => {
  const failed = { status: 'reverted', reason: 'one' } as const
  expect(isSameOutcome(failed, { ...failed, reason: 'other' })).toBe(true)
})

test('behavior: any amount is any amount, and none of a number', () => {
  const any = { ...base, allowances: [{ ...allowed, amount: 'any' as const }] }
  const none = { ...base, allowances: [{ ...allowed, amount: 0n }] }
  expect(isSameOutcome(any, any)).toBe(true)
  expect([isSameOutcome(any, none), isSameOutcome(none, any)]).toEqual([false, false])
})
