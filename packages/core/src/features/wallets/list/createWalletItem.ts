import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../../base/caip/namespace.ts'
import type { Wallet } from '../../../contract/wallets/wallet.ts'
import type { WalletItem } from '../../../contract/wallets/walletItem.ts'
import type { ConnectorGroup } from './groupConnectors.ts'
import { hasChain } from './hasChain.ts'
import type { WalletListOptions } from './walletSources.ts'

/** An item without a position in a list. */
export type UnplacedItem = Omit<WalletItem, 'kind'>

export declare namespace createWalletItem {
  type Parameters = {
    /** Its discovered connectors. */
    group?: ConnectorGroup | undefined
    /** Its known data. At least one of connectors and known data is present. */
    wallet?: Wallet | undefined
    /** The visitor's earlier connection to it. */
    recent?: { readonly id: string; readonly name: string } | undefined
    options: WalletListOptions
    activeNetworkId: CaipNetworkId | undefined
    /**
     * Whether the registry knows which wallets support the active chain. Otherwise no wallet counts
     * as unsupported.
     */
    isChainKnown: boolean
  }
}

/** Creates the list item of a wallet from its connectors and its known data. */
export function createWalletItem(parameters: createWalletItem.Parameters): UnplacedItem {
  const { group, recent, options } = parameters
  const wallet = group ? group.wallet : parameters.wallet
  const connectors = group?.connectors ?? []
  const [first] = connectors
  const images = connectors.map(({ id, imageUrl }) => options.connectorImages?.[id] ?? imageUrl)
  return {
    key: first
      ? `connector:${first.chain}:${first.id}`
      : `wallet:${wallet?.id ?? `recent:${recent?.id}`}`,
    name: first?.name ?? wallet?.name ?? recent?.name ?? '',
    connectorId: first?.id ?? recent?.id,
    connectors,
    wallet,
    imageUrl: images.find(Boolean) ?? (!group || group.isProven ? wallet?.image_url : undefined),
    imageId: !group || group.isProven ? wallet?.image_id : undefined,
    isInstalled: first !== undefined && isFoundType(first.type),
    isRecent: recent !== undefined,
    isUnverified: group?.resembled !== undefined,
    contestedName: group?.contestedName,
    namespaces: namespacesOf(group, wallet),
    supportsActiveChain: supportsChain(parameters),
  }
}

function isFoundType(type: string): boolean {
  return type === 'ANNOUNCED' || type === 'MULTI_CHAIN' || type === 'INJECTED'
}

function namespacesOf(
  group: ConnectorGroup | undefined,
  wallet: Wallet | undefined,
): readonly Namespace[] {
  if (group)
    return [...new Set(group.connectors.flatMap(({ chain, chains }) => [chain, ...chains]))]
  const namespaces = new Set<Namespace>()
  let prefix: string | undefined
  // A wallet has up to a hundred chains, most of them of the namespace of the one before.
  for (const chain of wallet?.chains ?? []) {
    if (prefix && chain.startsWith(prefix)) continue
    const namespace = chain.slice(0, chain.indexOf(':'))
    namespaces.add(namespace)
    prefix = `${namespace}:`
  }
  return [...namespaces]
}

/**
 * An installed wallet can add any chain of its namespace. For others, the registry lists the
 * chains.
 */
function supportsChain(parameters: createWalletItem.Parameters): boolean {
  const { group, wallet, activeNetworkId, isChainKnown } = parameters
  if (!activeNetworkId) return true
  if (group)
    return namespacesOf(group, undefined).some((name) => activeNetworkId.startsWith(`${name}:`))
  return !isChainKnown || !wallet?.chains?.length || hasChain(wallet, activeNetworkId)
}
