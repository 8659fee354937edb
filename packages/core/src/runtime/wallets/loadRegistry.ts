import type { Wallet } from '../../contract/wallets/wallet.ts'

/**
 * The wallets that come with Cleat, best known first, from a chunk of their own. Rejects when the chunk cannot be
 * fetched: who shows a list can then say that it is not the whole one.
 */
export async function loadRegistry(): Promise<readonly Wallet[]> {
  const { registry } = await import('../registry/registry.ts')
  return registry
}
