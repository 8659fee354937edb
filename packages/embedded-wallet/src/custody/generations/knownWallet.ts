import type { Addresses } from '../keystore/getAddresses.ts'

/** What a browser remembers of a wallet that it has opened. */
export type KnownWallet = {
  /** The highest that it has seen. */
  readonly generation: number
  readonly addresses: Addresses
}
