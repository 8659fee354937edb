/** The key types that Polkadot's chains verify. */
export type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** A checked account of an extension. */
export type PolkadotAccount = {
  readonly accountId: Uint8Array
  readonly keyType?: KeyType | undefined
  /** The only chain of the account, if the visitor or a hardware device restricts it. */
  readonly genesisHash?: string | undefined
}
