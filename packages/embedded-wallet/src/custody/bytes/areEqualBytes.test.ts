import { expect, test } from 'vitest'
import { areEqualBytes } from './areEqualBytes.ts'

test.each([
  [[], [], true],
  [[1, 2], [1, 2], true],
  [[1, 2], [1, 3], false],
  [[1, 2], [0, 2], false],
  [[1], [1, 0], false],
  [[1, 0], [1], false],
])('default: %j and %j: %s', (one, other, areEqual) => {
  expect(areEqualBytes(new Uint8Array(one), new Uint8Array(other))).toBe(areEqual)
})
