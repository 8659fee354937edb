import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeStored } from './mergeStored.ts'

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['a value changed here', 1, 2, 1, 2],
  ['a value changed there', 1, 1, 2, 2],
  ['a value changed by both', 1, 2, 3, 2],
  ['added by both', [], ['a'], ['b'], ['b', 'a']],
  ['removed here', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
  ['removed there', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
  ['changed here and removed there', { a: 1 }, { a: 2 }, {}, {}],
  [
    'the same entry, changed here',
    [{ id: 1 }],
    [{ id: 1, done: true }],
    [{ id: 1 }],
    [{ id: 1, done: true }],
  ],
  [
    'the same topic of two ids',
    [],
    [{ id: 1, topic: 'a' }],
    [{ id: 2, topic: 'a' }],
    [
      { id: 2, topic: 'a' },
      { id: 1, topic: 'a' },
    ],
  ],
  [
    'nested records',
    { a: { x: 1 } },
    { a: { x: 1, y: 2 } },
    { a: { x: 1, z: 3 } },
    { a: { x: 1, z: 3, y: 2 } },
  ],
  ['nothing known before', undefined, { a: 1 }, { b: 2 }, { b: 2, a: 1 }],
  ['another kind of value', [], ['a'], { b: 2 }, ['a']],
])('default: %s', (_, base, mine, theirs, expected) => {
  expect(mergeStored({ base, mine, theirs })).toEqual(expected)
})

const names = fc.uniqueArray(fc.constantFrom(...'abcdef'))
const sorted = (list: unknown) => [...(list as string[])].sort()

test('behavior: whatever two pages add and remove', () => {
  fc.assert(
    fc.property(names, names, names, (base, mine, theirs) => {
      const merged = mergeStored({ base, mine, theirs })
      const expected = [...'abcdef'].filter((name) => {
        const [was, here, there] = [base, mine, theirs].map((list) => list.includes(name))
        return was ? here && there : here || there
      })
      expect(sorted(merged)).toEqual(expected)
      expect(sorted(mergeStored({ base, mine: theirs, theirs: mine }))).toEqual(expected)
    }),
  )
})

test('behavior: a page alone keeps what it has', () => {
  const record = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()))
  fc.assert(
    fc.property(record, record, (base, mine) => {
      expect(mergeStored({ base, mine, theirs: base })).toEqual(mine)
    }),
  )
})

test('behavior: a key that every object has is a key', () => {
  const mine = JSON.parse('{"__proto__":{"polluted":true}}')
  const merged = mergeStored({ base: {}, mine, theirs: {} })
  expect(Object.hasOwn(merged as object, '__proto__')).toBe(true)
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
})
