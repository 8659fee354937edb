import { expect, test } from 'vitest'
import { readPath } from './readPath.ts'

const [first, middle, last] = ['da', 'ee', 'cc'].map((byte) => byte.repeat(20)) as [
  ...[string, string, string],
]
const fee = '0001f4'

test('default: both ends, of one pool or of several', () => {
  const ends = { first: `0x${first}`, last: `0x${last}` }
  expect(readPath(`${first}${fee}${last}`)).toEqual(ends)
  expect(readPath(`${first}${fee}${middle}${fee}${last}`)).toEqual(ends)
})

test.each([
  ['nothing', ''],
  ['one token', `${first}`],
  ['a token and a fee', `${first}${fee}`],
  ['two tokens', `${first}${last}`],
  ['a byte more', `${first}${fee}${last}00`],
  ['a byte less', `${first}${fee}${last.slice(2)}`],
  ['a fee at the end', `${first}${fee}${last}${fee}`],
])('error: %s is no path', (_, digits) => {
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'path' } }
  expect(() => readPath(digits)).toThrow(expect.objectContaining(altered))
})
