import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Namespace } from '../../base/caip/namespace.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { WalletItem } from '../../contract/wallets/walletItem.ts'
import type { ConnectorGroup } from './groupConnectors.ts'
import { hasChain } from './hasChain.ts'
import type { WalletListOptions } from './walletSources.ts'

/** An item that has no place yet. */
export type UnplacedItem = Omit<WalletItem, 'kind'>

export declare namespace createWalletItem {
  type Parameters = {
    /** How it was found. */
    group?: ConnectorGroup | undefined
    /** What is known of it. At least one of the two. */
    wallet?: Wallet | undefined
    /** The visitor's memory of it. */
    recent?: { readonly id: string; readonly name: string } | undefined
    options: WalletListOptions
    activeNetworkId: CaipNetworkId | undefined
    /** Whether the registry knows who supports the active chain. Else nobody can be said not to. */
    isChainKnown: boolean
  }
}

/** A wallet as it is listed, from what was found in the browser and what is known of it. */
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
    imageUrl: images.find(Boolean) ?? wallet?.image_url,
    imageId: wallet?.image_id,
    isInstalled: first !== undefined && isFoundType(first.type),
    isRecent: recent !== undefined,
    isUnverified: group?.resembled !== undefined,
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
  const namespaces = group
    ? group.connectors.flatMap(({ chain, chains }) => [chain, ...chains])
    : (wallet?.chains ?? []).map((chain) => chain.slice(0, chain.indexOf(':')))
  return [...new Set(namespaces)]
}

/** A wallet in the browser can be given any chain of its namespace. Of the others the registry knows their chains. */
function supportsChain(parameters: createWalletItem.Parameters): boolean {
  const { group, wallet, activeNetworkId, isChainKnown } = parameters
  if (!activeNetworkId) return true
  if (group)
    return namespacesOf(group, undefined).some((name) => activeNetworkId.startsWith(`${name}:`))
  return !isChainKnown || !wallet?.chains?.length || hasChain(wallet, activeNetworkId)
}
