import type { Cell } from './axes.ts'

/** Why an app cannot be built like this, whatever kit it uses. `undefined` if it can. */
export function findObstacle(cell: Cell): string | undefined {
  const { framework, react, typescript, node } = cell
  if (node === '20' && framework === 'astro') return 'Astro 7 needs Node 22.12'
  if (node === '20' && framework === 'tanstack-start') return 'TanStack Start needs Node 22.12'
  const isEarlier = node === '20' || react === '18'
  if (framework === 'react-router' && isEarlier && typescript === '7')
    return 'React Router 8 needs Node 22.22 and React 19.2, and 7 needs TypeScript 5 or 6'
  return undefined
}
