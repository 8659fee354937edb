import { expect, test } from 'vitest'
import { toItemName } from './toItemName.ts'

test.each([
  ['Cats', 0n, 'Cats #0'],
  [undefined, 7n, '#7'],
  ['Cats', 123_456_789_012n, 'Cats #123456789012'],
  ['Cats', 2n ** 256n - 1n, 'Cats #11579…39935'],
])('default: %s, %d', (collection, id, name) => {
  expect(toItemName({ collection, id })).toBe(name)
})
