import type { WalletBatches } from './walletBatches.ts'

/**
 * How far a wallet supports batches (EIP-5792). `none`: not at all. `sequential`: it sends calls
 * one after the other, and refuses atomic ones. `ready`: atomic with the first batch, which
 * upgrades the account. `atomic`: from the start. The last two need `batches.contract`.
 */
export type WalletCalls = 'none' | 'sequential' | 'ready' | 'atomic'

export function toBatches(parameters: {
  calls?: WalletCalls | undefined
  batches?: WalletBatches | undefined
}): WalletBatches | undefined {
  const { calls, batches } = parameters
  if (calls === undefined) return batches
  if (calls === 'none') return undefined
  if (calls === 'sequential') return {}
  if (!batches?.contract) throw new Error(`calls: '${calls}' needs batches.contract`)
  return { ...batches, isAtomic: calls === 'atomic' }
}
