import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'

/** An address that a wallet shares. */
export type ConnectionAccount = {
  /** In the notation of its namespace, with checksum if the namespace has one. */
  readonly address: string
  readonly type?: 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | undefined
  readonly publicKey?: string | undefined
  /** The type of the address, if the namespace has several. */
  readonly keyType?: 'sr25519' | 'ed25519' | 'ecdsa' | undefined
  readonly path?: string | undefined
}

/** The connection of a wallet on one namespace. */
export type Connection = {
  readonly connectorId: string
  /** Never empty; the first one is active. */
  readonly accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  /** The wallet's chain. The app may not list it. */
  readonly caipNetworkId: CaipNetworkId
}
