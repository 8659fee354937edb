import type { Axis, Cell } from './axes.ts'
import { listCells } from './listCells.ts'

/**
 * A few apps in which each two values of two axes meet. The first of several that add as much is
 * taken, so that the choice is the same each time.
 */
export function choosePairs(): Cell[] {
  const cells = listCells()
  const missing = new Set(cells.flatMap(listPairs))
  const chosen: Cell[] = []
  while (missing.size > 0) {
    const gains = cells.map((cell) => listPairs(cell).filter((pair) => missing.has(pair)).length)
    const best = cells[gains.indexOf(Math.max(...gains))]
    if (!best) break
    chosen.push(best)
    for (const pair of listPairs(best)) missing.delete(pair)
  }
  return chosen
}

function listPairs(cell: Cell): string[] {
  const names = Object.keys(cell) as Axis[]
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other) => `${one} ${cell[one]}, ${other} ${cell[other]}`),
  )
}
