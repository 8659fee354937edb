// @vitest-environment node
import type { RequestAction } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { type Danger, listDangers } from './listDangers.ts'

const [token, other] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
const payment: RequestAction = { kind: 'transfer', token: undefined, to: other, amount: 1n }
const allowance = { kind: 'approve', token, spender: other } as const
const safe = { kind: 'safeTransaction', safe: other, isDelegateCall: false } as const

test.each<[name: string, action: RequestAction, dangers: readonly Danger[]]>([
  ['a payment', payment, []],
  ['a payment from another account', { ...payment, from: token }, ['foreign']],
  ['an allowance', { ...allowance, amount: 5n, isSignature: false }, []],
  ['an allowance by a signature', { ...allowance, amount: 5n, isSignature: true }, ['permit']],
  [
    'an allowance without an end',
    { ...allowance, amount: 'any', isSignature: false },
    ['unlimited'],
  ],
  ['both', { ...allowance, amount: 'any', isSignature: true }, ['permit', 'unlimited']],
  ['the end of an allowance', { kind: 'revoke', token, spender: other }, []],
  ['an operator', { kind: 'approveAll', token, operator: other }, ['operator']],
  ['an order', { kind: 'order', protocol: 'Seaport', gives: [], gets: [] }, ['order']],
  ['other code', { kind: 'delegate', to: other }, ['delegate']],
  ['no code', { kind: 'clearDelegate' }, ['delegate']],
  ['another owner', { kind: 'ownership', contract: token, to: other }, ['authority']],
  ['a permission', { kind: 'grant', to: other, limits: 3 }, ['grant']],
  ['what can be sent at any time', { kind: 'opaque', reason: 'undated' }, ['undated']],
  ['what cannot be read', { kind: 'opaque', reason: 'bytes' }, []],
  ['a call', { kind: 'call', to: other, value: 0n }, []],
  ['a text', { kind: 'message', text: 'Ahoy' }, []],
  ['a payment of a Safe', { ...safe, actions: [payment] }, []],
  ['an order of a Safe', { ...safe, actions: [{ kind: 'delegate', to: other }] }, ['delegate']],
  ['code that a Safe runs', { ...safe, isDelegateCall: true, actions: [] }, ['delegateCall']],
])('default: %s', (_, action, dangers) => {
  expect(listDangers([action])).toEqual(dangers)
})

test('behavior: each is named once, whichever action has it', () => {
  const grant: RequestAction = { kind: 'grant', to: other, limits: 0 }
  const found = listDangers([payment, grant, { ...safe, isDelegateCall: true, actions: [grant] }])
  expect(found).toEqual(['grant', 'delegateCall'])
  expect(listDangers([])).toEqual([])
})
