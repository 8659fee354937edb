import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** An address that a wallet shares. */
export type ConnectionAccount = {
  /** In the namespace's own notation, with checksum where it has one. */
  readonly address: string
  readonly type?: 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | undefined
  readonly publicKey?: string | undefined
  /** The kind of key behind it, where a namespace has several. */
  readonly keyType?: 'sr25519' | 'ed25519' | 'ecdsa' | undefined
  readonly path?: string | undefined
}

/** What a wallet says of itself while it is connected. */
export type Connection = {
  readonly connectorId: string
  /** Never empty; the first is the one in use. */
  readonly accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  /** The chain the wallet is on, also when the app does not list it. */
  readonly caipNetworkId: CaipNetworkId
}
