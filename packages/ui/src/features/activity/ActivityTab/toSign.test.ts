// @vitest-environment node
import { expect, test } from 'vitest'
import { toSign } from './toSign.ts'

test.each([
  ['receive', 'in', '+'],
  ['claim', 'in', '+'],
  ['send', 'out', '−'],
  ['burn', 'out', '−'],
  ['trade', 'in', '+'],
  // Tokens that go into a contract leave the account, whatever the operation is called.
  ['deposit', 'out', '−'],
  ['withdraw', 'in', '+'],
  ['borrow', 'self', '+'],
  ['repay', 'self', '−'],
  ['send', 'self', ''],
] as const)('default: %s %s', (operation, direction, sign) => {
  expect(toSign({ operation, direction })).toBe(sign)
})
