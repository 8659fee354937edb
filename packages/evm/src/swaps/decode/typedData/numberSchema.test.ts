import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { numberSchema } from './numberSchema.ts'

const read = (value: unknown, bits = 256) => parse(numberSchema('amount', bits), value)

test('default: decimal text, or a number that is exact', () => {
  expect([read('0'), read('10'), read(0), read(7)]).toEqual([0n, 10n, 0n, 7n])
  expect(read(String(2n ** 256n - 1n))).toBe(2n ** 256n - 1n)
  expect(read(Number.MAX_SAFE_INTEGER)).toBe(9_007_199_254_740_991n)
})

test('behavior: the largest of its bits, and no more', () => {
  expect([read('255', 8), read(255, 8)]).toEqual([255n, 255n])
  for (const value of ['256', 256]) expect(() => read(value, 8)).toThrow('amount')
})

test.each([
  ...[undefined, null, 5n, true, [5], {}],
  ...['', ' 5', '5 ', '05', '+5', '-1', '0x5', '1e2', '5.0', '1'.repeat(79)],
  ...[-1, -0.5, 0.5, 1e19, Number.NaN, Number.POSITIVE_INFINITY],
])('error: %o is none, by its field', (value) => {
  expect(() => read(value)).toThrow('amount')
})
