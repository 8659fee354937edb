import { expect, test } from 'vitest'
import { findRowsInView } from './findRowsInView.ts'

const find = (top: number, count = 100, spare = 3) =>
  findRowsInView({ top, height: 500, rowHeight: 100, count, spare })

test.each([
  [-60, { from: 0, to: 8 }],
  [0, { from: 0, to: 8 }],
  [1000, { from: 7, to: 18 }],
  [1050, { from: 7, to: 19 }],
  [9500, { from: 92, to: 100 }],
  [99_999, { from: 100, to: 100 }],
])('default: at %d', (top, range) => {
  expect(find(top)).toEqual(range)
})

test('behavior: no more rows than there are', () => {
  expect(find(0, 2)).toEqual({ from: 0, to: 2 })
  expect(find(0, 0)).toEqual({ from: 0, to: 0 })
})

test('parameters: spare', () => {
  expect(find(1000, 100, 0)).toEqual({ from: 10, to: 15 })
})
