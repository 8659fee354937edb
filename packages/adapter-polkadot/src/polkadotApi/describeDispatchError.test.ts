import { expect, test } from 'vitest'
import { describeDispatchError } from './describeDispatchError.ts'

test.each([
  [
    { type: 'Module', value: { type: 'Balances', value: { type: 'InsufficientBalance' } } },
    'Balances.InsufficientBalance',
  ],
  [{ type: 'Token', value: { type: 'BelowMinimum', value: undefined } }, 'Token.BelowMinimum'],
  [{ type: 'BadOrigin' }, 'BadOrigin'],
  [undefined, 'The chain refused the transaction without a reason'],
  ['text', 'The chain refused the transaction without a reason'],
])('default: %j', (error, text) => {
  expect(describeDispatchError(error)).toBe(text)
})
