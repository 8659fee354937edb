// @vitest-environment node
import { expect, test } from 'vitest'
import { toSign } from './toSign.ts'

test.each([
  ['receive', 'in', '+'],
  ['claim', 'in', '+'],
  ['send', 'out', '−'],
  ['burn', 'out', '−'],
  ['trade', 'in', '+'],
  // What goes into a contract has left the account, whatever that is called.
  ['deposit', 'out', '−'],
  ['withdraw', 'in', '+'],
  ['borrow', 'self', '+'],
  ['repay', 'self', '−'],
  ['send', 'self', ''],
] as const)('default: %s %s', (operation, direction, sign) => {
  expect(toSign({ operation, direction })).toBe(sign)
})
