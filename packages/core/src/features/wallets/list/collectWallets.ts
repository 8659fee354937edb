import type { Namespace } from '../../../base/caip/namespace.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { RecentWallet } from '../../../state/connectors.ts'
import { createWalletIndex, type WalletIndex } from './createWalletIndex.ts'
import { createWalletItem, type UnplacedItem } from './createWalletItem.ts'
import { type ConnectorGroup, groupConnectors } from './groupConnectors.ts'
import { hasChain } from './hasChain.ts'
import { isListed } from './isListed.ts'
import { matchWallet } from './matchWallet.ts'
import type { WalletSources } from './walletSources.ts'

/**
 * The wallets to list, as several ordered lists. An item may be in several lists and is the same
 * object in each.
 */
export type CollectedWallets = {
  /** Wallets that this visitor connected before, at most two. */
  readonly recent: readonly UnplacedItem[]
  /** Every wallet with a connector: installed, brought by the app, or WalletConnect itself. */
  readonly found: readonly UnplacedItem[]
  readonly featured: readonly UnplacedItem[]
  readonly custom: readonly UnplacedItem[]
  /** Every known wallet: the app's first, then the registry's in its order. */
  readonly known: readonly UnplacedItem[]
}

/** The data of a wallet before its item is created. */
type Subject = {
  readonly group?: ConnectorGroup | undefined
  readonly wallet?: Wallet | undefined
  recent?: RecentWallet | undefined
}

const recentLimit = 2

/** Merges discovered, recent, configured and known wallets into one item per wallet. */
export function collectWallets(sources: WalletSources): CollectedWallets {
  const { connectors, recentWallets, registry = [], options, namespace, activeNetworkId } = sources
  const { customWallets = [], featuredWalletIds = [] } = options
  const index = createWalletIndex({ customWallets, registry: inOrder(registry) })
  const offered =
    options.enableEIP6963 === false
      ? connectors.filter(({ type }) => type !== 'ANNOUNCED')
      : connectors
  const groups = groupConnectors({ connectors: offered, index })

  const found: Subject[] = groups
    .filter((group) => isGroupListed(group, options))
    .flatMap((group) => narrow(group, namespace) ?? [])
    .map((group) => ({ group, wallet: group.wallet }))
  const known = new Map<Wallet, Subject>()
  for (const wallet of index.wallets) {
    const isFound = groups.some((group) => group.wallet === wallet)
    const subject = isFound
      ? found.find((other) => other.wallet === wallet)
      : isListed({ wallet, options }) && speaks(wallet, namespace) && { wallet }
    if (subject) known.set(wallet, subject)
  }
  const recent = recentWallets.slice(0, recentLimit).flatMap((memory) => {
    const has = ({ group }: Subject) => group?.connectors.some(({ id }) => id === memory.id)
    // Nothing tells which of them the visitor connected before.
    if (groups.some((group) => group.contestedName && has({ group }))) return []
    const isFound = groups.some((group) => has({ group }))
    const subject = isFound ? found.find(has) : recall({ memory, index, known, options })
    if (!subject || subject.recent) return []
    subject.recent = memory
    return [subject]
  })

  const isChainKnown = registry.some(
    (wallet) => activeNetworkId && hasChain(wallet, activeNetworkId),
  )
  const items = new Map<Subject, UnplacedItem>()
  for (const subject of [...found, ...known.values(), ...recent])
    if (!items.has(subject))
      items.set(subject, createWalletItem({ ...subject, options, activeNetworkId, isChainKnown }))
  const toItems = (subjects: Iterable<Subject>) =>
    [...new Set(subjects)].flatMap((subject) => items.get(subject) ?? [])
  const pick = (ids: readonly string[]) =>
    toItems(
      ids.flatMap((id) => {
        const wallet = index.byId.get(id)
        return (wallet && known.get(wallet)) ?? []
      }),
    )
  return {
    recent: toItems(recent),
    found: toItems(found),
    featured: pick(featuredWalletIds),
    custom: pick(customWallets.map(({ id }) => id)),
    known: toItems(known.values()),
  }
}

/** Sorts by rank. Wallets without a rank keep their order and come last. */
function inOrder(registry: readonly Wallet[]): readonly Wallet[] {
  const place = ({ order = Number.MAX_SAFE_INTEGER }: Wallet) => order
  return [...registry].sort((one, other) => place(one) - place(other))
}

/** The WalletConnect connector is not a wallet. */
function isGroupListed(group: ConnectorGroup, options: WalletSources['options']): boolean {
  const { connectors, resembled, contestedName } = group
  // Two that claim to be an included wallet are both shown, because one of them may be it.
  const wallet = group.wallet ?? (contestedName === undefined ? undefined : resembled)
  return connectors[0].type === 'WALLET_CONNECT' || isListed({ wallet, resembled, options })
}

/** Restricts a wallet to one namespace. */
function narrow(
  group: ConnectorGroup,
  namespace: Namespace | undefined,
): ConnectorGroup | undefined {
  if (!namespace) return group
  const [first, ...others] = group.connectors.filter(
    ({ chain, chains }) => chain === namespace || chains.includes(namespace),
  )
  return first && { ...group, connectors: [first, ...others] }
}

function speaks({ chains }: Wallet, namespace: Namespace | undefined): boolean {
  return !namespace || !chains?.length || chains.some((chain) => chain.startsWith(`${namespace}:`))
}

/** Adds the wallet of an earlier visit that is not in this browser any more. */
function recall(parameters: {
  memory: RecentWallet
  index: WalletIndex
  known: ReadonlyMap<Wallet, Subject>
  options: WalletSources['options']
}): Subject | undefined {
  const { memory, index, known, options } = parameters
  const { id, name } = memory
  // An announced wallet is remembered by its rdns. Its name alone could belong to another wallet.
  const info = id.includes('.') ? { rdns: id.replace(/#\d+$/, '') } : undefined
  const match = matchWallet({ connector: { id, name, type: 'ANNOUNCED', info }, index })
  if (match.status === 'known') return known.get(match.wallet)
  const resembled = match.status === 'lookalike' ? match.wallet : undefined
  return isListed({ resembled, options }) ? {} : undefined
}
