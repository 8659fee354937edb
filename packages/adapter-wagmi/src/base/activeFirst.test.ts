import { expect, test } from 'vitest'
import { activeFirst } from './activeFirst.ts'

test('default', () => {
  const items = ['one', 'two', 'three', 'four']
  expect(activeFirst(items, (item) => item === 'three')).toEqual(['three', 'one', 'two', 'four'])
  expect(items[0]).toBe('one')
})

test('behavior: nothing is meant', () => {
  expect(activeFirst(['one', 'two'], () => false)).toEqual(['one', 'two'])
})
