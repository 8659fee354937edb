import { expect, test } from 'vitest'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type {
  AllowanceChange,
  AssetChange,
  RequestSimulation,
} from '../../../contract/requests/requestEvidence.ts'
import { judgeSimulation } from './judgeSimulation.ts'

const [token, other, spender, stranger] = ['0xa1', '0xa2', '0xb1', '0xb2']
const success: Extract<RequestSimulation, { status: 'success' }> = {
  ...{ status: 'success', changes: [], allowances: [] },
  ...{ isAccountChanged: false, isUnsteady: false },
}
const approve = (amount: bigint | 'any'): RequestAction => ({
  ...{ kind: 'approve', token, spender, amount, isSignature: false },
})
const call: RequestAction = { kind: 'call', to: spender, value: 0n }
const all: RequestAction = { kind: 'approveAll', token, operator: spender }
const item: RequestAction = { kind: 'transfer', token, id: 7n, amount: 1n, to: stranger }
/** `transferFrom` of the item looks like this where it is not known what the contract is. */
const unclear: RequestAction = { kind: 'transfer', token, amount: 7n, to: stranger }

function findRules(actions: readonly RequestAction[], part: Partial<typeof success>, trusted = '') {
  const parties = { [trusted]: { address: trusted, kind: 'contract', isTrusted: true } as const }
  const simulation = { ...success, ...part }
  return judgeSimulation({ actions }, simulation, parties).map(({ rule, level }) => [rule, level])
}

const hidden = [['allowance-hidden', 'stop']]

test.each<[string, readonly RequestAction[], Partial<AllowanceChange>, readonly unknown[]]>([
  ['what was asked for', [approve(5n)], {}, []],
  ['less than that', [approve(6n)], {}, []],
  ['more than that', [approve(4n)], {}, hidden],
  ['any amount, where it was asked for', [approve('any')], { amount: 'any' }, []],
  ['an amount, where any was asked for', [approve('any')], {}, []],
  ['any amount, where one was asked for', [approve(5n)], { amount: 'any' }, hidden],
  ['another token', [approve(5n)], { token: other }, hidden],
  ['another spender', [approve(5n)], { spender: stranger }, hidden],
  ['all of a collection', [all], { amount: 'any' }, []],
  ['all of another collection', [all], { amount: 'any', token: other }, hidden],
  ['all for another operator', [all], { amount: 'any', spender: stranger }, hidden],
  ['none was asked for', [call], {}, hidden],
  [
    'what was asked for inside a Safe',
    [{ kind: 'safeTransaction', safe: stranger, isDelegateCall: false, actions: [approve(5n)] }],
    {},
    [],
  ],
])('default: an allowance that is higher afterwards: %s', (_, actions, part, found) => {
  const allowance: AllowanceChange = { token, spender, amount: 5n, ...part }
  expect(findRules(actions, { allowances: [allowance] })).toEqual(found)
})

test('behavior: a trusted spender may get an amount that was not asked for, and any at caution', () => {
  const judge = (amount: bigint | 'any') =>
    findRules([item], { allowances: [{ token, spender, amount }] }, spender)
  expect([judge(5n), judge('any')]).toEqual([[], [['allowance-hidden', 'caution']]])
})

const outflow = [['outflow', 'caution']]

test.each<[string, RequestAction, Partial<AssetChange>, readonly unknown[]]>([
  ['the item', item, { token, id: 7n, amount: 1n }, []],
  ['another item', item, { token, id: 8n, amount: 1n }, outflow],
  ['an item of another collection', item, { token: other, id: 7n, amount: 1n }, outflow],
  ['more of the item', item, { token, id: 7n, amount: 2n }, outflow],
  ['an item by its number', unclear, { token, id: 7n, amount: 1n }, []],
  ['another item than the number', unclear, { token, id: 8n, amount: 1n }, outflow],
  ['two of it', unclear, { token, id: 7n, amount: 2n }, outflow],
  ['what belongs to another', { ...unclear, from: stranger }, { token, amount: 7n }, outflow],
  ['coins with a call', { ...call, value: 100n }, { token: undefined, amount: 101n }, []],
  ['more coins than the call has', { ...call, value: 100n }, { amount: 102n }, outflow],
  ['tokens with a call', { ...call, value: 100n }, { token, amount: 5n }, outflow],
  ['what arrives', call, { token, amount: 5n, direction: 'in' }, []],
])('default: what leaves: %s', (_, action, part, found) => {
  const change: AssetChange = { token: undefined, amount: 0n, direction: 'out', ...part }
  expect(findRules([action], { changes: [change] })).toEqual(found)
})

test('behavior: what leaves by calls of trusted contracts alone is no surprise', () => {
  const changes: readonly AssetChange[] = [{ token, amount: 5n, direction: 'out' }]
  const foreign: RequestAction = { ...call, to: stranger }
  expect(findRules([call], { changes }, spender)).toEqual([])
  expect(
    findRules([call, unclear], { changes: [{ token, amount: 99n, direction: 'out' }] }, spender),
  ).toEqual([])
  expect(findRules([call, foreign], { changes }, spender)).toEqual(outflow)
  expect(findRules([approve(1n)], { changes }, spender)).toEqual(outflow)
})

test('behavior: a changed account, an unsteady trial, one that fails, and one that could not be made', () => {
  expect(findRules([call], { isAccountChanged: true, isUnsteady: true })).toEqual([
    ['account-changed', 'stop'],
    ['unsteady', 'caution'],
  ])
  const judge = (simulation: RequestSimulation, actions: readonly RequestAction[] = [call]) =>
    judgeSimulation({ actions }, simulation, {})
  expect(judge({ status: 'reverted', reason: 'PAUSED' })).toEqual([
    {
      rule: 'reverted',
      level: 'caution',
      action: call,
      facts: { kind: 'reason', reason: 'PAUSED' },
    },
  ])
  expect(judge({ status: 'unknown', reason: 'failed' })).toEqual([])
  expect(judge({ ...success, isAccountChanged: true }, [])).toEqual([])
})
