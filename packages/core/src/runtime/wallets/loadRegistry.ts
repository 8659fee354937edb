import type { Wallet } from '../../contract/wallets/wallet.ts'

/**
 * Loads the bundled wallets from their own chunk, best known first, without the places to install
 * them from: see `withDownloads`. Rejects if the chunk cannot be fetched, so that lists can be
 * marked as incomplete.
 */
export async function loadRegistry(): Promise<readonly Wallet[]> {
  const { expandListedWallets } = await import('../registry/expandListedWallets.ts')
  return expandListedWallets()
}
