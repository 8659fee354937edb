import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { quote } from './quote.ts'

test.each([
  ['text', 'a "b"', '"a \\"b\\""'],
  ['number', 1.5, '1.5'],
  ['bigint', 10n, '10n'],
  ['NaN', Number.NaN, 'null'],
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['symbol', Symbol('a'), 'Symbol(a)'],
  ['list', [1, 'a'], '[1,"a"]'],
  ['object', { chainId: '0x1' }, '{"chainId":"0x1"}'],
])('default: %s', (_, value, expected) => {
  expect(quote(value)).toBe(expected)
})

test('behavior: clips what is long', () => {
  expect(quote('x'.repeat(5_000_000))).toBe(`"${'x'.repeat(119)}…`)
})

test('behavior: line breaks and direction marks of text stay out of the message', () => {
  expect(quote('a\n\u202eb')).not.toMatch(/[\n\u202e]/)
})

test.each(createHostileValues())('behavior: never throws for %s', (_, value) => {
  expect(quote(value)).toBeTypeOf('string')
})

test('behavior: never throws and stays short', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withNullPrototype: true, withBoxedValues: true }),
      (value) => {
        expect(quote(value).length).toBeLessThanOrEqual(121)
      },
    ),
    { numRuns: 500 },
  )
})
