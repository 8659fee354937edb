import type { WalletListOptions } from './walletSources.ts'

/** A number of wallets as it is told. */
export type WalletCount = {
  readonly value: number
  /** Whether there are a few more. */
  readonly isRounded: boolean
}

/** Rounds down to ten, as nobody needs it closer. Exact below ten, and where the app chose the wallets. */
export function toWalletCount(parameters: {
  count: number
  options: Pick<WalletListOptions, 'includeWalletIds' | 'excludeWalletIds'>
}): WalletCount {
  const { count, options } = parameters
  const isChosen = Boolean(options.includeWalletIds?.length || options.excludeWalletIds?.length)
  const value = count < 10 || isChosen ? count : count - (count % 10)
  return { value, isRounded: value < count }
}
