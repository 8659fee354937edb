import type { Bytes } from '../bytes/bytes.ts'
import type { Addresses } from '../keystore/getAddresses.ts'

/** What a service keeps of a wallet, and two shares open. */
export type StoredWallet = {
  /** By letters, digits, hyphens and underscores. Made by the browser that creates the wallet. */
  readonly walletId: string
  /** Counts from 1. */
  readonly generation: number
  /** What `sealKeystore` sealed. */
  readonly keystore: Bytes
}

/** A share, sealed to a holder. */
export type ShareBox = {
  readonly holderId: string
  readonly role: 'd' | 'r'
  readonly box: Bytes
}

/** A generation as the service gets it, all of it or nothing. */
export type WalletRecord = StoredWallet & {
  /** One for each holder. */
  readonly boxes: readonly ShareBox[]
  /** For the service to wrap under its key. */
  readonly serverShare: Bytes
  readonly addresses: Addresses
}
