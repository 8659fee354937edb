import type { ConnectorTypeOrder } from '../../contract/wallets/connectorTypeOrder.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { WalletGroup, WalletItem } from '../../contract/wallets/walletItem.ts'
import { type CollectedWallets, collectWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { isReachable } from './isReachable.ts'
import { orderItems } from './orderItems.ts'
import { poolWallets } from './poolWallets.ts'
import { toWalletCount, type WalletCount } from './toWalletCount.ts'
import type { WalletSources } from './walletSources.ts'

export declare namespace listWallets {
  type Parameters = WalletSources & {
    /** Wallets to recommend, where a service says which. @default the best known of the registry */
    recommended?: readonly Wallet[] | undefined
    /** How many wallets there are in all, where a service says so. @default those of the registry */
    total?: number | undefined
  }
  type ReturnType = {
    readonly groups: readonly WalletGroup[]
    /** The way to all wallets, where there is to be one. Their number is not known while the registry is not. */
    readonly allWallets?: { readonly count: WalletCount | undefined } | undefined
  }
}

/** The order of spec §9. */
const defaultOrder: readonly ConnectorTypeOrder[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

const recommendedLimit = 4

/**
 * The wallets to choose from, in groups: the one place that decides their order.
 *
 * - Each wallet is listed once, under the first kind of the order that it belongs to. The order is
 *   `features.connectorTypeOrder`, then the kinds that leaves out, as in spec §9.
 * - Featured wallets come in the order of `featuredWalletIds`, also among the installed ones, where they come first.
 * - Recommended wallets fill up to four, less the featured, custom and installed ones.
 * - `excludeWalletIds` takes away whatever else names a wallet; `includeWalletIds` leaves the wallets it names and the
 *   featured and custom ones. Both apply to installed wallets too, which are known by `rdns` or name.
 * - `orderWallets` has the last word on the order.
 */
export function listWallets(parameters: listWallets.Parameters): listWallets.ReturnType {
  const { options, registry, recommended, total } = parameters
  if (options.enableWallets === false) return { groups: [] }
  const collected = collectWallets({
    ...parameters,
    registry: recommended ? [...(registry ?? []), ...recommended] : registry,
  })
  const placed = place(collected, parameters)
  const items = orderItems([...placed.values()], options)

  const pool = poolWallets(collected, parameters)
  const isMore =
    !registry || [...pool].some((item) => !placed.has(item)) || (total ?? 0) > pool.size
  return {
    groups: toGroups(items),
    allWallets:
      isMore && isAllOffered(parameters)
        ? { count: registry && toWalletCount({ count: total ?? pool.size, options }) }
        : undefined,
  }
}

/** Gives every wallet its one place. */
function place(
  collected: CollectedWallets,
  parameters: listWallets.Parameters,
): ReadonlyMap<UnplacedItem, WalletItem> {
  const { recent, found, featured, custom } = collected
  const ofType = (type: string) => found.filter(({ connectors }) => connectors[0]?.type === type)
  const installed = found.filter(({ isInstalled }) => isInstalled)
  const byKind: { readonly [kind in ConnectorTypeOrder]: readonly UnplacedItem[] } = {
    walletConnect: ofType('WALLET_CONNECT'),
    recent,
    injected: [...featured.filter(({ isInstalled }) => isInstalled), ...installed],
    featured,
    custom,
    external: ofType('EXTERNAL'),
    recommended: recommend(collected, parameters),
  }
  const { connectorTypeOrder = [] } = parameters.options.features ?? {}
  const placed = new Map<UnplacedItem, WalletItem>()
  for (const kind of [...connectorTypeOrder.filter(isKind), ...defaultOrder])
    for (const item of byKind[kind]) if (!placed.has(item)) placed.set(item, { ...item, kind })
  return placed
}

function isKind(kind: string): kind is ConnectorTypeOrder {
  return (defaultOrder as readonly string[]).includes(kind)
}

/** The best known wallets that are not listed for another reason and can be had on this device. */
function recommend(
  collected: CollectedWallets,
  parameters: listWallets.Parameters,
): readonly UnplacedItem[] {
  const { recent, found, featured, custom, known } = collected
  const { recommended, namespaces, isPhone } = parameters
  const chosen = new Set([
    ...featured,
    ...custom,
    ...found.filter(({ isInstalled }) => isInstalled),
  ])
  const others = new Set([...chosen, ...recent, ...found])
  const isPairing = found.some(({ connectors }) => connectors[0]?.type === 'WALLET_CONNECT')
  const candidates = recommended
    ? recommended.flatMap(({ id }) => known.find(({ wallet }) => wallet?.id === id) ?? [])
    : known
  return candidates
    .filter(
      (item) =>
        !others.has(item) &&
        item.wallet &&
        isReachable({ wallet: item.wallet, isPhone, isPairing }) &&
        (!namespaces ||
          item.namespaces.length === 0 ||
          item.namespaces.some((name) => namespaces.includes(name))),
    )
    .slice(0, Math.max(0, recommendedLimit - chosen.size))
}

function isAllOffered({ options, isPhone }: listWallets.Parameters): boolean {
  const { features, allWallets = 'SHOW' } = options
  if (features?.allWallets === false) return false
  return allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isPhone)
}

/** By kind, while the kinds are not mixed. */
function toGroups(items: readonly WalletItem[]): readonly WalletGroup[] {
  const groups: { kind: ConnectorTypeOrder; items: WalletItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last?.kind === item.kind) last.items.push(item)
    else groups.push({ kind: item.kind, items: [item] })
  }
  const isMixed = new Set(groups.map(({ kind }) => kind)).size < groups.length
  return isMixed ? [{ items }] : groups
}
