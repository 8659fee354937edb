import type { Namespace } from '../../base/caip/namespace.ts'

/** The six kinds of connector (spec §3). */
export type ConnectorType =
  | 'AUTH'
  | 'MULTI_CHAIN'
  | 'ANNOUNCED'
  | 'EXTERNAL'
  | 'INJECTED'
  | 'WALLET_CONNECT'

/** A way to connect a wallet, as the visitor sees it: one row in the list. Plain data, no provider. */
export type Connector = {
  /** Stable across visits. For announced wallets the `rdns` of EIP-6963. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: Namespace
  readonly chains: readonly Namespace[]
  /** A data URI that was checked, or a URL of the app's own. */
  readonly imageUrl?: string | undefined
  readonly info?: { readonly rdns?: string | undefined } | undefined
}
