import { expect, test } from 'vitest'
import { findNextRow } from './findNextRow.ts'

const headings: ReadonlySet<number> = new Set([0, 3, 5])
const find = (from: number, step: number, count = 7) =>
  findNextRow({ count, isHeading: (index) => headings.has(index), from, step })

test.each([
  [1, 1, 2],
  [2, 1, 4],
  [4, -1, 2],
  [1, -1, 1],
  [1, -7, 1],
  [1, 7, 6],
  [6, 1, 6],
  [0, 0, 1],
])('default: keys pass over headings: from %d by %d', (from, step, row) => {
  expect(find(from, step)).toBe(row)
})

test('behavior: without rows it stays', () => {
  expect(find(0, 1, 1)).toBe(0)
})
