import { axes, type Cell } from './axes.ts'
import { findObstacle } from './findObstacle.ts'

/** Every app that can be built, the newest of everything first. */
export function listCells(): Cell[] {
  return axes.framework
    .flatMap((framework) => axes.react.map((react) => ({ framework, react })))
    .flatMap((cell) => axes.wagmi.map((wagmi) => ({ ...cell, wagmi })))
    .flatMap((cell) => axes.typescript.map((typescript) => ({ ...cell, typescript })))
    .flatMap((cell) => axes.node.map((node) => ({ ...cell, node })))
    .filter((cell) => findObstacle(cell) === undefined)
}
