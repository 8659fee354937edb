import type { Namespace } from '../../base/caip/namespace.ts'
import type { Connector } from '../adapter/connector.ts'
import type { ConnectorTypeOrder } from './connectorTypeOrder.ts'
import type { Wallet } from './wallet.ts'

/** One row of a wallet list. It stands for one wallet with all its chains and connectors. */
export type WalletItem = {
  /** Unique in its list, and stable while the list changes. */
  readonly key: string
  readonly name: string
  /** Why it is listed. If there are several reasons, the first one. */
  readonly kind: ConnectorTypeOrder
  /** The preferred connector. Absent if there is none. */
  readonly connectorId?: string | undefined
  /** All connectors, at most one per namespace. */
  readonly connectors: readonly Connector[]
  /** The entry of the registry or of the app. */
  readonly wallet?: Wallet | undefined
  /** The wallet's image data or the app's icon URL. */
  readonly imageUrl?: string | undefined
  /** Id of an icon of the registry, for a wallet without its own icon. */
  readonly imageId?: string | undefined
  /** Whether it was discovered in this browser. */
  readonly isInstalled: boolean
  /** Whether this visitor connected it before. */
  readonly isRecent: boolean
  /** Whether its name imitates a known wallet that it is not. */
  readonly isUnverified: boolean
  /** The name that this wallet and another one in this browser both claim. */
  readonly contestedName?: string | undefined
  /** Its known namespaces. Empty: unknown. */
  readonly namespaces: readonly Namespace[]
  /** Whether it supports the active chain, as far as known. */
  readonly supportsActiveChain: boolean
}

/** Wallets that are listed for the same reason. */
export type WalletGroup = {
  /** Absent if the app's own order mixes the types. */
  readonly kind?: ConnectorTypeOrder | undefined
  readonly items: readonly WalletItem[]
}
