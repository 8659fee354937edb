import type { CaipNetwork } from '../../base/caip/network.ts'
import type { Permission } from './permission.ts'

/** A key of an app. */
export type DelegateKey = {
  readonly type: 'secp256k1' | 'secp256r1'
  /** In hex, uncompressed or compressed. */
  readonly publicKey: string
}

/** Who gets permissions: an account of the app, or its keys. */
export type Delegate = { readonly address: string } | { readonly keys: readonly DelegateKey[] }

/** What a wallet is asked to grant. */
export type PermissionRequest = {
  readonly network: CaipNetwork
  /** Whose the money is. */
  readonly account: string
  readonly delegate: Delegate
  /** One to 16. */
  readonly permissions: readonly Permission[]
  /** When all of them end, in seconds since the epoch. */
  readonly expiry: number
  /** How many calls there may be in all. Only the form of 2024 has it. */
  readonly callLimit?: number | undefined
}
