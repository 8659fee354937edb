import type { IconSheet } from '../../wallets/loadIcon.ts'

export const walletSheets: readonly IconSheet[] = [
  { names: 'metamask', load: () => import('./walletSheet0.ts') },
]
