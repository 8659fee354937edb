/** The kinds of key that Polkadot's chains verify. */
export type KeyType = 'sr25519' | 'ed25519' | 'ecdsa'

/** An account that an extension shares, read and checked. */
export type PolkadotAccount = {
  readonly accountId: Uint8Array
  readonly keyType?: KeyType | undefined
  /** The only chain that it may be used on, where the visitor or a device says so. */
  readonly genesisHash?: string | undefined
}
