import type { Namespace } from '../../base/caip/namespace.ts'
import type { Connector } from '../adapter/connector.ts'
import type { ConnectorTypeOrder } from './connectorTypeOrder.ts'
import type { Wallet } from './wallet.ts'

/** A wallet as it is listed: one row, whatever number of chains it serves and ways it was found. */
export type WalletItem = {
  /** Tells it from the others of its list, and stays the same while the list changes around it. */
  readonly key: string
  readonly name: string
  /** Why it is listed, or the first reason where there are several. */
  readonly kind: ConnectorTypeOrder
  /** The way to connect it. Absent while there is none. */
  readonly connectorId?: string | undefined
  /** Every way to connect it, at most one for each namespace. */
  readonly connectors: readonly Connector[]
  /** What the registry, or the app, says of it. */
  readonly wallet?: Wallet | undefined
  /** An icon of its own: image data of the wallet, or a URL of the app's. */
  readonly imageUrl?: string | undefined
  /** Names an icon of the registry, for a wallet that brings none. */
  readonly imageId?: string | undefined
  /** Whether it was found in this browser. */
  readonly isInstalled: boolean
  /** Whether this visitor connected it before. */
  readonly isRecent: boolean
  /** Whether it looks like a wallet that it is not known to be. */
  readonly isUnverified: boolean
  /** The namespaces it is known to speak for. Empty: not known. */
  readonly namespaces: readonly Namespace[]
  /** Whether it works on the active chain, as far as anybody knows. */
  readonly supportsActiveChain: boolean
}

/** Wallets that are listed together, and why. */
export type WalletGroup = {
  /** Absent where an order of the app's own mixes the kinds. */
  readonly kind?: ConnectorTypeOrder | undefined
  readonly items: readonly WalletItem[]
}
