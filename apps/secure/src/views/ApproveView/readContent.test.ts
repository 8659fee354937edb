// @vitest-environment node
import type { RequestAction } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { readContent } from './readContent.ts'

const to = `0x${'2'.repeat(40)}`
const payment: RequestAction = { kind: 'transfer', token: undefined, to, amount: 1n }
const text: RequestAction = { kind: 'message', text: 'Ahoy' }
const signIn: RequestAction = { kind: 'signIn', domain: 'harbour.example' }
const call: RequestAction = { kind: 'call', to, value: 0n }
const revoke: RequestAction = { kind: 'revoke', token: to, spender: to }
const safe = { kind: 'safeTransaction', safe: to, isDelegateCall: false } as const

test.each<[name: string, actions: readonly RequestAction[], content: string]>([
  ['nothing', [], 'unreadable'],
  ['a payment', [payment], 'payment'],
  ['payments', [payment, payment], 'payment'],
  ['a text', [text], 'message'],
  ['a sign-in', [signIn], 'message'],
  ['a payment and more', [payment, revoke], 'call'],
  ['a payment and a text', [payment, text], 'call'],
  ['a call', [call], 'unreadable'],
  ['a call among payments', [payment, call], 'unreadable'],
  ['a new contract', [{ kind: 'deploy', value: 0n }], 'unreadable'],
  ['bytes', [{ kind: 'opaque', reason: 'bytes' }], 'unreadable'],
  ['a Safe that pays', [{ ...safe, actions: [payment] }], 'call'],
  ['a Safe that does nothing', [{ ...safe, actions: [] }], 'unreadable'],
  ['a Safe that pays and calls', [{ ...safe, actions: [payment, call] }], 'unreadable'],
])('default: %s', (_, actions, content) => {
  expect(readContent(actions, false)).toBe(content)
})

test('behavior: typed data is read where its form is known, and not where it is a text', () => {
  expect(readContent([text], true)).toBe('unreadable')
  expect(readContent([payment, text], true)).toBe('unreadable')
  expect([readContent([payment], true), readContent([revoke], true)]).toEqual(['payment', 'call'])
})
