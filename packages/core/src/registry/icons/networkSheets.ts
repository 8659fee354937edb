import type { IconSheet } from '../../wallets/loadIcon.ts'

export const networkSheets: readonly IconSheet[] = [
  { names: 'eip155:1,eip155:11155111', load: () => import('./networkSheet0.ts') },
]
