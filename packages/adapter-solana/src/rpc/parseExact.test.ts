import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExact } from './parseExact.ts'

test('default', () => {
  const text = '{"a":9007199254740993,"b":[18446744073709551615,12],"c":-9007199254740993}'
  expect(parseExact(text)).toEqual({
    ...{ a: '9007199254740993', b: ['18446744073709551615', 12], c: -9007199254740992 },
  })
})

test.each([
  '"1234567890123456789"',
  String.raw`"a \" 1234567890123456789, \\"`,
  '0.1234567890123456789',
  '1234567890123456789.5',
  '1234567890123456789e-3',
  '999999999999999',
])('behavior: %s is what it always is', (text) => {
  expect(parseExact(text)).toBe(JSON.parse(text))
})

test('error: no JSON', () => {
  for (const text of ['', '{', '12 34', '"'.repeat(3)])
    expect(() => parseExact(text)).toThrow(SyntaxError)
})

test('property: everything else is read as it always is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      if (/\d{16}/.test(text)) return
      expect(parseExact(text)).toEqual(JSON.parse(text))
    }),
  )
})
