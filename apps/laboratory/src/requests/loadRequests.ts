import type { Namespace } from '@cleat/react'
import type { RequestGroup } from './requestKind.ts'

/** What can be asked of wallets of a namespace, and what else where it is looked for. */
export async function loadRequests(namespace: Namespace): Promise<readonly RequestGroup[]> {
  if (namespace === 'solana') return (await import('./solanaRequests.ts')).solanaRequests
  if (namespace === 'bip122') return (await import('./bitcoinRequests.ts')).bitcoinRequests
  if (namespace === 'polkadot') return (await import('./polkadotRequests.ts')).polkadotRequests
  return (await import('./evmRequests.ts')).evmRequests
}
