import type { Wallet } from '../../../contract/wallets/wallet.ts'
import { walletAliases } from '../../../runtime/registry/walletAliases.ts'
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
  if (excluded && isNamed(excluded, excludeWalletIds)) return false
  if (!includeWalletIds?.length) return true
  if (!wallet) return false
  return (
    isNamed(wallet, includeWalletIds) ||
    isNamed(wallet, featuredWalletIds) ||
    Boolean(customWallets?.some(({ id }) => id === wallet.id))
  )
}

function isNamed({ id }: Wallet, ids: readonly string[] = []): boolean {
  const alias = walletAliases[id]
  return ids.includes(id) || (alias !== undefined && ids.includes(alias))
}
