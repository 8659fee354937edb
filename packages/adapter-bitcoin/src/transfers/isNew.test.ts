import { expect, test } from 'vitest'
import { isNew } from './isNew.ts'

const before = { height: 100, waiting: ['known'] }

test('default: a block after the review, and not seen waiting then', () => {
  expect(isNew({ id: 'new', height: 101 }, before)).toBe(true)
  expect(isNew({ id: 'new', height: 100 }, before)).toBe(false)
  expect(isNew({ id: 'known', height: 101 }, before)).toBe(false)
  expect(isNew({ id: 'new', height: undefined }, before)).toBe(false)
})

test('behavior: nothing is new to an index that did not tell', () => {
  expect(isNew({ id: 'new', height: 101 }, { height: -1, waiting: [] })).toBe(false)
})

test('behavior: what the kit made is new', () => {
  expect(isNew({ id: 'own', height: 1 }, undefined)).toBe(true)
})
