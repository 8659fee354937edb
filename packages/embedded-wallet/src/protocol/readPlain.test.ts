import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPlain } from './readPlain.ts'

const roomy = { mostSize: 1_000_000 }

test('default: what JSON can say comes back, frozen to its depth', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      const hasForbidden = /"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value))
      const copy = readPlain(value, roomy)
      if (hasForbidden) return
      expect(copy).toEqual(value)
      expect(isFrozen(copy)).toBe(true)
    }),
  )
})

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isFrozen)
}

const cycle: unknown[] = []
cycle.push(cycle)
const accessor = Object.defineProperty({}, 'to', { get: () => 'mallory', enumerable: true })

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('a')],
  ['a bigint', 1n],
  ['not a number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a date', new Date(0)],
  ['a map', new Map([[1, 2]])],
  ['bytes', new Uint8Array(3)],
  ['an instance', new (class Kept {})()],
  ['a child of an object', Object.create({ inherited: true })],
  ['an accessor', accessor],
  ['a hole', new Array(2)],
  ['a field that is undefined', { a: undefined }],
  ['a key of symbols', { [Symbol('a')]: 1 }],
  ['a prototype as a key', JSON.parse('{"__proto__":{"isAdmin":true}}')],
  ['a constructor as a key', { constructor: 1 }],
  ['a cycle', cycle],
  ['a long list that is not filled', new Array(2 ** 31)],
  ['a deep list', JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)],
  ['a text that is too long', 'a'.repeat(1_000_001)],
  ['many keys', Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, 1]))],
])('behavior: %s is not plain', (_, value) => {
  expect(readPlain(value, roomy)).toBeUndefined()
  expect(readPlain({ inside: [value] }, roomy)).toBeUndefined()
})

test('parameters: mostSize and mostDepth hold to the unit', () => {
  // 8 for the list and for each of its numbers, and for the record, its key and its number.
  for (const [value, size] of [
    [[1, 2], 24],
    [{ key: 1 }, 19],
    [{ key: 'text' }, 15],
  ] as const) {
    expect(readPlain(value, { mostSize: size })).toEqual(value)
    expect(readPlain(value, { mostSize: size - 1 })).toBeUndefined()
  }
  const deep = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  expect(readPlain(deep(2), { mostSize: 100, mostDepth: 2 })).toEqual(deep(2))
  expect(readPlain(deep(3), { mostSize: 100, mostDepth: 2 })).toBeUndefined()
  expect(readPlain('abc', { mostSize: 3 })).toBe('abc')
  expect(readPlain('abcd', { mostSize: 3 })).toBeUndefined()
  expect(readPlain([[]], { mostSize: 100, mostDepth: 1 })).toEqual([[]])
  expect(readPlain([[[]]], { mostSize: 100, mostDepth: 1 })).toBeUndefined()
})

test('behavior: a record without a prototype is plain', () => {
  expect(readPlain(Object.assign(Object.create(null), { a: 1 }), roomy)).toEqual({ a: 1 })
})

test('behavior: what is copied does not change with its source', () => {
  const source = { list: [1] }
  const copy = readPlain(source, roomy)
  source.list.push(2)
  expect(copy).toEqual({ list: [1] })
})
