import type { Wallet } from '../../contract/wallets/wallet.ts'

/**
 * Loads the bundled wallets from their own chunk, best known first. Rejects if the chunk cannot be
 * fetched, so that lists can be marked as incomplete.
 */
export async function loadRegistry(): Promise<readonly Wallet[]> {
  const { registry } = await import('../registry/registry.ts')
  return registry
}
