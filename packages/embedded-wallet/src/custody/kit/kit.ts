import type { Addresses } from '../keystore/getAddresses.ts'

/** A recovery kit as its file has it. */
export type Kit = {
  readonly format: 'cleat/recovery-kit'
  readonly version: 1
  readonly walletId: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly addresses: Addresses
  /** HPKE to the key of the code: the encapsulated key, then the ciphertext. base64url. */
  readonly sealed: string
}
