import type { Bytes } from '../bytes/bytes.ts'

/** An account of the wallet, with the key that signs for it. */
export type Account = {
  readonly namespace: 'eip155' | 'solana'
  readonly address: string
  /** A secp256k1 key, or the seed of an Ed25519 key. 32 bytes. */
  readonly privateKey: Bytes
  /** What the account was at the first connection, and stays: `eoa` or a kind of smart account. */
  readonly type: string
}
