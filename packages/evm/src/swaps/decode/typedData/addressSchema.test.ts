import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { addressSchema } from './addressSchema.ts'

const address = `0x${'aB'.repeat(20)}`
const read = (value: unknown) => parse(addressSchema('to'), value)

test('default: in lower case', () => {
  expect(read(address)).toBe(address.toLowerCase())
})

test.each([
  ...[undefined, 5, '', '0x', 'thief.eth', [address]],
  ...[`${address}00`, `of ${address}`, address.slice(2), address.slice(0, -1)],
])('error: %o is none, by its field', (value) => {
  expect(() => read(value)).toThrow('to')
})
