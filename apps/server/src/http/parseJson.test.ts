import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './parseJson.ts'

test('default', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value)
      expect(parseJson(text, { hasNul: true })).toEqual(JSON.parse(text))
    }),
  )
})

test('property: a text with U+0000 is refused, in a name, too, and no other', () => {
  const part = fc.string({ unit: fc.constantFrom('\0', '\\', 'u0000', '"', 'a'), maxLength: 12 })
  fc.assert(
    fc.property(part, part, (name, value) => {
      const body = [{ [`a${name}`]: value }]
      const parse = () => parseJson(JSON.stringify(body))
      if (`${name}${value}`.includes('\0')) expect(parse).toThrow('has the character U+0000')
      else expect(parse()).toEqual(body)
    }),
  )
})

test('behavior: brackets inside strings do not count', () => {
  const value = ['[{'.repeat(100), '\\"[['.repeat(100), '\\', ']]']
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

test('behavior: as deep as allowed', () => {
  expect(parseJson('['.repeat(32) + ']'.repeat(32))).toBeInstanceOf(Array)
})

test.each([
  ['one level too many', '['.repeat(33) + ']'.repeat(33)],
  ['a hundred thousand levels', '['.repeat(100_000)],
  ['objects', '{"a":'.repeat(50_000)],
])('error: nested deeper, %s', (_name, text) => {
  expect(() => parseJson(text)).toThrow('nested deeper than 32 levels')
})

test.each(['', 'nope', '{', '"', '{"a":1}{"a":1}', '[1,]', 'NaN', '\uFEFF{}', "{'a':1}", '"\\'])(
  'error: %j is not JSON',
  (text) => {
    expect(() => parseJson(text)).toThrow('The body is not JSON.')
  },
)

test('behavior: no text takes long or throws anything else', { timeout: 30_000 }, () => {
  const text = fc.string({
    unit: fc.constantFrom('"', '\\', '[', '{', ']', '}', 'a'),
    maxLength: 65_536,
  })
  fc.assert(
    fc.property(text, (value) => {
      try {
        parseJson(value)
      } catch (error) {
        expect(error).toMatchObject({ code: 'INVALID_BODY' })
      }
    }),
  )
  const start = performance.now()
  expect(() => parseJson(`"${'\\"'.repeat(1_000_000)}`)).toThrow('not JSON')
  expect(performance.now() - start).toBeLessThan(1000)
})
