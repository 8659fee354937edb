import { ed25519 } from '@noble/curves/ed25519.js'
import type { Account } from '../custody/keystore/account.ts'

/** Signs a message of Solana, or that of a transaction, with the key of an account. */
export function signBytes(
  message: Uint8Array,
  { privateKey }: Pick<Account, 'privateKey'>,
): Uint8Array {
  return ed25519.sign(message, privateKey)
}
