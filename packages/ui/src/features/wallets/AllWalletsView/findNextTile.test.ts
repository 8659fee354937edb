import { expect, test } from 'vitest'
import { findNextTile } from './findNextTile.ts'

/*  0 1 2 3
 *  4 5 6 7
 *  8 9      */
const from = (index: number, key: string, isRightToLeft = false) =>
  findNextTile({ key, index, count: 10, columns: 4, rowsInView: 2, isRightToLeft })

test.each([
  [5, 'ArrowRight', 6],
  [5, 'ArrowLeft', 4],
  [5, 'ArrowDown', 9],
  [5, 'ArrowUp', 1],
  [0, 'PageDown', 8],
  [9, 'PageUp', 1],
  [5, 'Home', 0],
  [5, 'End', 9],
])('default: from %d by %s to %d', (index, key, next) => {
  expect(from(index, key)).toBe(next)
})

test.each([
  [3, 'ArrowRight', 4],
  [4, 'ArrowLeft', 3],
  [0, 'ArrowLeft', 0],
  [9, 'ArrowRight', 9],
  [6, 'ArrowDown', 6],
  [2, 'PageDown', 6],
  [2, 'ArrowUp', 2],
  [6, 'PageUp', 2],
])('behavior: at an edge, from %d by %s to %d', (index, key, next) => {
  expect(from(index, key)).toBe(next)
})

test('parameters: isRightToLeft', () => {
  expect(from(5, 'ArrowRight', true)).toBe(4)
  expect(from(5, 'ArrowLeft', true)).toBe(6)
  expect(from(5, 'ArrowDown', true)).toBe(9)
})

test.each(['Tab', 'Enter', 'a', 'Escape', '__proto__'])('behavior: %s leads nowhere', (key) => {
  expect(from(5, key)).toBeUndefined()
})
