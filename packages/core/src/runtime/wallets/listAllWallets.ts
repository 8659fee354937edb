import type { ConnectorTypeOrder } from '../../contract/wallets/connectorTypeOrder.ts'
import type { WalletItem } from '../../contract/wallets/walletItem.ts'
import { collectWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { orderItems } from './orderItems.ts'
import { poolWallets } from './poolWallets.ts'
import { toSearchText } from './toSearchText.ts'
import type { WalletSources } from './walletSources.ts'

export declare namespace listAllWallets {
  type Parameters = WalletSources & {
    /** Lists what has this in its name. What begins with it comes first. */
    search?: string | undefined
    /**
     * Ids of what a service lists, in its order and already searched. Installed wallets and those of the app are listed
     * beside it; what else is known is not. @default everything known
     */
    listedIds?: readonly string[] | undefined
  }
  type ReturnType = readonly WalletItem[]
}

/**
 * Every wallet there is: installed first, then featured, custom and all others in the order of the registry, and
 * `orderWallets` over that. A wallet without the active chain is listed like the others, and says so.
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
