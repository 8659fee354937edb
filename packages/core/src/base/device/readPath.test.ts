import { expect, test } from 'vitest'
import { readPath } from './readPath.ts'

test('default', () => {
  const call = Object.assign(() => undefined, { deep: { value: 1 } })
  expect(readPath({ call }, 'call', 'deep', 'value')).toBe(1)
  expect(readPath({ a: null }, 'a')).toBe(null)
})

test.each([
  [{}, ['a', 'b']],
  [{ a: null }, ['a', 'b']],
  [{ a: 'text' }, ['a', 'length']],
])('behavior: %j has nothing at %j', (root, path) => {
  expect(readPath(root, ...path)).toBeUndefined()
})

test('behavior: a property that throws is not there', () => {
  const hostile = {
    get ethereum(): never {
      throw new Error('Mine')
    },
  }
  expect(readPath(hostile, 'ethereum', 'isTrust')).toBeUndefined()
})
