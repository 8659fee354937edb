import { expect, test } from 'vitest'
import { isSame } from './isSame.ts'

test.each([
  [null, null, true],
  [[{ id: 'a', accounts: ['x'] }], [{ id: 'a', accounts: ['x'] }], true],
  [[{ id: 'a', accounts: ['x'] }], [{ id: 'a', accounts: ['y'] }], false],
  [['a', 'b'], ['b', 'a'], false],
  [null, [], false],
])('default: %j and %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
})
