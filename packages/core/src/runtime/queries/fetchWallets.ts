import { CleatError } from '../../base/errors/cleatError.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { Explorer } from '../api/explorer/createExplorer.ts'
import { findWallets, type WalletsQuery } from '../wallets/findWallets.ts'
import { loadRegistry } from '../wallets/loadRegistry.ts'

export type WalletList = {
  readonly wallets: readonly Wallet[]
  /** Total number of wallets on all pages. */
  readonly count: number
  /** Whether they come from the service or from the bundled list. */
  readonly source: 'service' | 'bundled'
  /** Why the bundled list is used instead of the service. */
  readonly failure?: CleatError | undefined
}

/**
 * Fetches a page of wallets. Only the first page falls back to the bundled list. Mixing both lists
 * would repeat wallets.
 */
export async function fetchWallets(parameters: {
  explorer: Explorer | undefined
  query: WalletsQuery
  signal: AbortSignal
  /** Returns the whole bundled list as one page. @default false */
  isComplete?: boolean | undefined
}): Promise<WalletList> {
  const { explorer, query, signal, isComplete } = parameters
  const bundled = async (): Promise<WalletList> => {
    const wallets = await loadRegistry()
    const wanted = isComplete ? { ...query, page: 1, entries: wallets.length } : query
    const { data, count } = findWallets({ wallets, query: wanted })
    return { wallets: data, count, source: 'bundled' }
  }
  if (!explorer) return bundled()
  try {
    const { data, count } = await explorer.getWallets(query, { signal })
    return { wallets: data, count, source: 'service' }
  } catch (error) {
    const isFault = error instanceof CleatError && !signal.aborted
    if (!isFault || (query.page ?? 1) > 1) throw error
    return { ...(await bundled()), failure: error }
  }
}
