import type { CountedSheet } from './readIcon.ts'

// Written by scripts/generateRegistry.ts.
export const walletSheets: readonly CountedSheet[] = [
  { count: 8, load: () => import('./expandListedWallets.ts') },
  { count: 16, load: () => import('./icons/walletSheet1.ts') },
  { count: 16, load: () => import('./icons/walletSheet2.ts') },
  { count: 16, load: () => import('./icons/walletSheet3.ts') },
  { count: 16, load: () => import('./icons/walletSheet4.ts') },
  { count: 16, load: () => import('./icons/walletSheet5.ts') },
  { count: 16, load: () => import('./icons/walletSheet6.ts') },
  { count: 16, load: () => import('./icons/walletSheet7.ts') },
  { count: 16, load: () => import('./icons/walletSheet8.ts') },
  { count: 16, load: () => import('./icons/walletSheet9.ts') },
  { count: 10, load: () => import('./icons/walletSheet10.ts') },
]
