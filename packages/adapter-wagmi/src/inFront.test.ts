import { expect, test } from 'vitest'
import { inFront } from './inFront.ts'

test('default', () => {
  const items = ['one', 'two', 'three', 'four']
  expect(inFront(items, (item) => item === 'three')).toEqual(['three', 'one', 'two', 'four'])
  expect(items[0]).toBe('one')
})

test('behavior: nothing is meant', () => {
  expect(inFront(['one', 'two'], () => false)).toEqual(['one', 'two'])
})
