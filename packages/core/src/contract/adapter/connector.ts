import type { Namespace } from '../../base/caip/namespace.ts'

/** The six types of connector (spec §3). */
export type ConnectorType =
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ANNOUNCED'
  | 'EXTERNAL'
  | 'INJECTED'
  | 'WALLET_CONNECT'

/** Connects one wallet on one namespace. Plain data without a provider. */
export type Connector = {
  /**
   * Stable across visits. For announced wallets the `rdns` of EIP-6963; further wallets that claim
   * the same get `#2`, `#3` and so on, in the order of their arrival.
   */
  readonly id: string
  /** Name of the wallet. */
  readonly name: string
  /** How the connector reaches the wallet. */
  readonly type: ConnectorType
  /** The CAIP-2 namespace that it connects. */
  readonly chain: Namespace
  /** All CAIP-2 namespaces of the wallet. */
  readonly chains: readonly Namespace[]
  /** A validated data URI, or a URL of the app. */
  readonly imageUrl?: string | undefined
  /** Whether the wallet signs in while it connects, if it says so. */
  readonly canSignIn?: boolean | undefined
  /** The data that the wallet announced. */
  readonly info?:
    | {
        /** Reverse domain name of the wallet (EIP-6963). */
        readonly rdns?: string | undefined
      }
    | undefined
}
