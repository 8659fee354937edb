import type { WalletListOptions } from './walletSources.ts'

/** A number of wallets for display. */
export type WalletCount = {
  readonly value: number
  /** Whether the number was rounded down. */
  readonly isRounded: boolean
}

/** Rounds down to a multiple of ten. Exact below ten, and if the app chose the wallets. */
export function toWalletCount(parameters: {
  count: number
  options: Pick<WalletListOptions, 'includeWalletIds' | 'excludeWalletIds'>
}): WalletCount {
  const { count, options } = parameters
  const isChosen = Boolean(options.includeWalletIds?.length || options.excludeWalletIds?.length)
  const value = count < 10 || isChosen ? count : count - (count % 10)
  return { value, isRounded: value < count }
}
