import { expect, test } from 'vitest'
import { type Axis, axes } from './axes.ts'
import { choosePairs } from './choosePairs.ts'
import { findObstacle } from './findObstacle.ts'
import { listCells } from './listCells.ts'

const names = Object.keys(axes) as Axis[]

test('default: each two values that can meet do so in an app', () => {
  const cells = choosePairs()
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) {
      const meet = (found: typeof cells) =>
        new Set(found.map((cell) => `${cell[one]} ${cell[other]}`))
      expect(meet(cells)).toEqual(meet(listCells()))
    }
  expect(cells.length).toBeLessThan(30)
})

test('behavior: what cannot be built is in no app', () => {
  for (const cell of [...choosePairs(), ...listCells()]) expect(findObstacle(cell)).toBeUndefined()
  const all = names.reduce((count, axis) => count * axes[axis].length, 1)
  expect(listCells().length).toBeLessThan(all)
})
