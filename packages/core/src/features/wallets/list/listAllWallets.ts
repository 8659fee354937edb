import type { ConnectorTypeOrder } from '../../../contract/wallets/connectorTypeOrder.ts'
import type { WalletItem } from '../../../contract/wallets/walletItem.ts'
import { toSearchText } from '../../../runtime/wallets/toSearchText.ts'
import { collectWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { orderItems } from './orderItems.ts'
import { poolWallets } from './poolWallets.ts'
import type { WalletSources } from './walletSources.ts'

export declare namespace listAllWallets {
  type Parameters = WalletSources & {
    /** Lists wallets whose names contain this text. Names that start with it come first. */
    search?: string | undefined
    /**
     * Ids of a service's search results, in its order. Only installed wallets and the app's are
     * listed in addition. @default all known wallets
     */
    listedIds?: readonly string[] | undefined
  }
  type ReturnType = readonly WalletItem[]
}

/**
 * Lists all wallets: installed first, then featured, custom and all others in the registry's order.
 * `orderWallets` is applied last. Wallets without the active chain are listed and marked.
 */
export function listAllWallets(parameters: listAllWallets.Parameters): listAllWallets.ReturnType {
  const { options, search = '', listedIds } = parameters
  if (options.enableWallets === false) return []
  const collected = collectWallets(parameters)
  const featured = new Set(collected.featured)
  const custom = new Set(collected.custom)
  const kindOf = (item: UnplacedItem): ConnectorTypeOrder => {
    if (item.isInstalled) return 'injected'
    if (featured.has(item)) return 'featured'
    return custom.has(item) ? 'custom' : 'recommended'
  }
  const pool = [...poolWallets(collected, parameters)].map((item) => ({
    ...item,
    kind: kindOf(item),
  }))
  const items = orderItems(listedIds ? pickListed(pool, listedIds) : pool, options)
  const wanted = toSearchText(search)
  if (!wanted) return items
  const served = new Set(listedIds)
  const rank = ({ name }: WalletItem) => (toSearchText(name).startsWith(wanted) ? 0 : 1)
  return items
    .filter(
      ({ name, wallet }) =>
        toSearchText(name).includes(wanted) || (wallet && served.has(wallet.id)),
    )
    .sort((one, other) => rank(one) - rank(other))
}

function pickListed(
  items: readonly WalletItem[],
  listedIds: readonly string[],
): readonly WalletItem[] {
  const others = new Map<string | undefined, WalletItem>()
  const own = items.filter((item) => {
    if (item.kind === 'recommended') others.set(item.wallet?.id, item)
    return item.kind !== 'recommended'
  })
  return [...own, ...new Set(listedIds.flatMap((id) => others.get(id) ?? []))]
}
