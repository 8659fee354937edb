import type { WalletItem } from '../../contract/wallets/walletItem.ts'
import type { WalletListOptions } from './walletSources.ts'

/**
 * Lets the app order the list and leave wallets out. It cannot add any or show one twice, and where its function fails
 * the list is as it was.
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
