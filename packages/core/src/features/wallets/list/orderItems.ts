import type { WalletItem } from '../../../contract/wallets/walletItem.ts'
import type { WalletListOptions } from './walletSources.ts'

/**
 * Applies the app's `orderWallets`, which may reorder and remove wallets. Additions and duplicates
 * are ignored. If the function throws, the list stays unchanged.
 */
export function orderItems(
  items: readonly WalletItem[],
  { orderWallets }: Pick<WalletListOptions, 'orderWallets'>,
): readonly WalletItem[] {
  if (!orderWallets) return items
  const byKey = new Map(items.map((item) => [item.key, item]))
  try {
    return [...new Set(orderWallets(items).map(({ key }) => key))].flatMap(
      (key) => byKey.get(key) ?? [],
    )
  } catch {
    return items
  }
}
