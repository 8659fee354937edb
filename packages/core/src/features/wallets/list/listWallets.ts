import type { ConnectorTypeOrder } from '../../../contract/wallets/connectorTypeOrder.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { WalletGroup, WalletItem } from '../../../contract/wallets/walletItem.ts'
import { type CollectedWallets, collectWallets } from './collectWallets.ts'
import type { UnplacedItem } from './createWalletItem.ts'
import { isReachable } from './isReachable.ts'
import { orderItems } from './orderItems.ts'
import { poolWallets } from './poolWallets.ts'
import { toWalletCount, type WalletCount } from './toWalletCount.ts'
import type { WalletSources } from './walletSources.ts'

export declare namespace listWallets {
  type Parameters = WalletSources & {
    /** Recommended wallets of a service. @default the best known of the registry */
    recommended?: readonly Wallet[] | undefined
    /** Total number of wallets, as reported by a service. @default the size of the registry */
    total?: number | undefined
  }
  type ReturnType = {
    readonly groups: readonly WalletGroup[]
    /**
     * The row that leads to all wallets, if enabled. It has no number until the registry is loaded.
     */
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
 * Lists the wallets to choose from, in groups. No other code decides their order.
 *
 * - Each wallet is listed once, under the first type of the order that applies. The order is
 *   `features.connectorTypeOrder`, then the missing types as in spec §9.
 * - Featured wallets have the order of `featuredWalletIds`. Installed featured wallets come first
 * among the installed.
 * - Recommended wallets fill up to four, minus the featured, custom and installed ones.
 * - `excludeWalletIds` removes wallets even if another option names them. `includeWalletIds` keeps
 * only its wallets, the featured and the custom ones. Both apply to installed wallets too, which
 * are matched by `rdns` or name.
 * - `orderWallets` is applied last.
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

/** Puts every wallet into a single group. */
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

/** The best known wallets that are not listed otherwise and are reachable on this device. */
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

/** Groups the items by type, unless the app's order mixes the types. */
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
