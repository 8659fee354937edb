import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBase64 } from './isBase64.ts'

const grammar = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==|[A-Za-z\d+/][=A-Za-z\d+/]))$/

test.each(['AAAA', 'AA==', 'AAA=', 'AB==', '+/+/', randomBytes(700_000).toString('base64')])(
  'default: %.20s',
  (text) => {
    expect(isBase64(text)).toBe(true)
  },
)

test.each([
  '',
  'A',
  'AAA',
  'A===',
  '====',
  'A=A=',
  'AA=A',
  'AA==AAAA',
  'A-_A',
  'AAé=',
  'A\u0100AA',
  'A\u0000AA',
  'AAA ',
  ' AAA',
  'AA\nAA=AA',
  'AA\r\n',
  'AA\tA',
  'AA\fA',
  'AA\u000bA',
  'AA\u00a0A',
])('error: %j', (text) => {
  expect(isBase64(text)).toBe(false)
})

test('property: as the grammar says', () => {
  const part = fc.constantFrom(...'AZaz09+/=-_ \n\t\r\f\u000b.é\u0100')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      expect(isBase64(text)).toBe(grammar.test(text))
    }),
    { numRuns: 20_000 },
  )
})
