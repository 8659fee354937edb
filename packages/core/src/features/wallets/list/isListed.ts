import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { WalletListOptions } from './walletSources.ts'

/**
 * Whether the app's options allow a wallet in the lists. Excluded wallets are never listed. With
 * `includeWalletIds`, only those, the featured and the custom ones are. Unknown wallets do not
 * count as included.
 */
export function isListed(parameters: {
  wallet?: Wallet | undefined
  /** The known wallet that it imitates. Excluding that wallet excludes the imitation too. */
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
