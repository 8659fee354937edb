import { axes, type Cell } from './axes.ts'
import { listCells } from './listCells.ts'

/**
 * One app for each framework, with the values that were taken least before, so that each value is in
 * one. The choice is the same each time.
 */
export function chooseDiagonal(): Cell[] {
  const cells = listCells()
  const uses = new Map<string, number>()
  const costOf = (cell: Cell) => sum(listValues(cell).map((value) => uses.get(value) ?? 0))
  return axes.framework.flatMap((framework) => {
    const own = cells.filter((cell) => cell.framework === framework)
    const [cheapest] = own.toSorted((one, other) => costOf(one) - costOf(other))
    if (!cheapest) return []
    for (const value of listValues(cheapest)) uses.set(value, (uses.get(value) ?? 0) + 1)
    return [cheapest]
  })
}

function listValues(cell: Cell): string[] {
  return Object.entries(cell).map(([axis, value]) => `${axis} ${value}`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
