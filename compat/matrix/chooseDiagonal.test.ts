import { expect, test } from 'vitest'
import { type Axis, axes } from './axes.ts'
import { chooseDiagonal } from './chooseDiagonal.ts'

test('default: an app for each framework, and each value in one', () => {
  const cells = chooseDiagonal()
  expect(cells.map(({ framework }) => framework)).toEqual(axes.framework)
  for (const axis of Object.keys(axes) as Axis[])
    expect(new Set(cells.map((cell) => cell[axis]))).toEqual(new Set(axes[axis]))
})

test('behavior: the first has the newest of everything, and values are spread', () => {
  const cells = chooseDiagonal()
  expect(Object.values(cells[0] ?? {})).toEqual(['vite', '19', '3', '7', '24'])
  for (const axis of ['react', 'wagmi', 'typescript', 'node'] as const)
    for (const value of axes[axis])
      expect(cells.filter((cell) => cell[axis] === value).length).toBeGreaterThan(1)
})
