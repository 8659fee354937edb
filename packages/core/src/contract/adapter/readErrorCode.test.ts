import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { readErrorCode } from './readErrorCode.ts'

test.each<[name: string, error: unknown, code: number | undefined]>([
  ['a number', { code: 4001 }, 4001],
  ['text', { code: '4001' }, 4001],
  ['negative text', { code: '-32002' }, -32002],
  ['the property of an error', Object.assign(new Error('No'), { code: 4001 }), 4001],
  [
    'data.originalError under a generic code',
    { code: -32603, data: { originalError: { code: 4001 } } },
    4001,
  ],
  ['data.originalError alone', { data: { originalError: { code: '4902' } } }, 4902],
  ['a cause', new Error('No', { cause: { code: 4001 } }), 4001],
  ['a cause under a generic code', { code: -32603, cause: { code: 4100 } }, 4100],
  ['a cause five levels down', nest({ code: 4001 }, 5), 4001],
  ['the outer of two', { code: 4100, cause: { code: 4001 } }, 4100],
  ['a generic code alone', { code: -32603 }, -32603],
  ['a generic code over a cause without one', { code: -32603, cause: new Error('No') }, -32603],
  ['a name', { code: 'ACTION_REJECTED' }, undefined],
  ['a fraction', { code: 4001.5 }, undefined],
  ['NaN', { code: Number.NaN }, undefined],
  ['hex text', { code: '0xfa1' }, undefined],
  ['text with a space', { code: '4001 ' }, undefined],
  ['blank text', { code: '' }, undefined],
  ['a list', { code: [4001] }, undefined],
  ['a boolean', { code: true }, undefined],
  ['a message alone', new Error('User rejected the request (4001)'), undefined],
])('default: %s', (_, error, code) => {
  expect(readErrorCode(error)).toBe(code)
})

function nest(error: unknown, levels: number): unknown {
  return levels === 0 ? error : { cause: nest(error, levels - 1) }
}

test.each(createHostileValues())('behavior: reads nothing from %s', (_, error) => {
  expect(readErrorCode(error)).toBeUndefined()
})

test('behavior: ends in a circle', () => {
  const one: { cause?: unknown } = {}
  one.cause = { cause: one }
  expect(readErrorCode(one)).toBeUndefined()
})

test('behavior: reads no deeper than eight levels', () => {
  expect(readErrorCode(nest({ code: 4001 }, 8))).toBeUndefined()
})

test('behavior: gives a whole number or nothing, whatever it is given', () => {
  const errors = fc.oneof(
    fc.anything(),
    fc.record({ code: fc.anything(), data: fc.anything(), cause: fc.anything() }),
  )
  fc.assert(
    fc.property(errors, (error) => {
      const code = readErrorCode(error)
      expect(code === undefined || Number.isInteger(code)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('behavior: finds a code at any depth up to seven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(7), (code, depth) => {
      expect(readErrorCode(nest({ code }, depth))).toBe(code)
      expect(readErrorCode(nest({ code: String(code) }, depth))).toBe(code)
    }),
  )
})
