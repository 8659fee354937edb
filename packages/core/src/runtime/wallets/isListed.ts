import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { WalletListOptions } from './walletSources.ts'

/**
 * Whether the app lets a wallet be listed. What it excludes never is. Where it includes some, only those are, and those
 * that it names as featured or custom. A wallet that nobody knows is not among the included.
 */
export function isListed(parameters: {
  wallet?: Wallet | undefined
  /** The known wallet that it looks like. Excluded by name, it is excluded by that name too. */
  resembled?: Wallet | undefined
  options: WalletListOptions
}): boolean {
  const { wallet, resembled, options } = parameters
  const { excludeWalletIds, includeWalletIds, featuredWalletIds, customWallets } = options
  const excluded = wallet ?? resembled
  if (excluded && excludeWalletIds?.includes(excluded.id)) return false
  if (!includeWalletIds?.length) return true
  if (!wallet) return false
  const { id } = wallet
  return (
    includeWalletIds.includes(id) ||
    Boolean(featuredWalletIds?.includes(id)) ||
    Boolean(customWallets?.some((custom) => custom.id === id))
  )
}
