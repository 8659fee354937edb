import type { ConnectorTypeOrder } from '../kit/features.ts'
import { collectWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { orderItems } from './orderItems.ts'
import { poolWallets } from './poolWallets.ts'
import { toSearchText } from './toSearchText.ts'
import type { WalletItem } from './walletItem.ts'
import type { WalletSources } from './walletSources.ts'

export declare namespace listAllWallets {
  type Parameters = WalletSources & {
    /** Lists what has this in its name. What begins with it comes first. */
    search?: string | undefined
    /** Ids that a service found for the search, whatever their names. */
    foundIds?: ReadonlySet<string> | undefined
  }
  type ReturnType = readonly WalletItem[]
}

/**
 * Every wallet there is: installed first, then featured, custom and all others in the order of the registry, and
 * `orderWallets` over that. A wallet without the active chain is listed like the others, and says so.
 */
export function listAllWallets(parameters: listAllWallets.Parameters): listAllWallets.ReturnType {
  const { options, search = '', foundIds } = parameters
  if (options.enableWallets === false) return []
  const collected = collectWallets(parameters)
  const { featured, custom } = collected
  const kindOf = (item: UnplacedItem): ConnectorTypeOrder => {
    if (item.isInstalled) return 'injected'
    if (featured.includes(item)) return 'featured'
    return custom.includes(item) ? 'custom' : 'recommended'
  }
  const pool = [...poolWallets(collected, parameters)]
  const items = orderItems(
    pool.map((item) => ({ ...item, kind: kindOf(item) })),
    options,
  )
  const wanted = toSearchText(search)
  if (!wanted) return items
  const rank = ({ name }: WalletItem) => (toSearchText(name).startsWith(wanted) ? 0 : 1)
  return items
    .filter(
      ({ name, wallet }) =>
        toSearchText(name).includes(wanted) || (wallet && foundIds?.has(wallet.id)),
    )
    .sort((one, other) => rank(one) - rank(other))
}
