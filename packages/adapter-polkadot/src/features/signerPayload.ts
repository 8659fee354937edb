/** Bytes to sign, in the format of extensions. */
export type SignRawPayload = {
  /** The account that signs. */
  readonly address: string
  /** The bytes in hexadecimal. */
  readonly data: string
  /** Whether the extension wraps the bytes before it signs them. */
  readonly type: 'bytes' | 'payload'
}

/**
 * A transaction to sign, from @polkadot/api or polkadot-api. Only the fields that Cleat reads are
 * named.
 */
export type SignerPayload = {
  /** The account that signs. */
  readonly address: string
  /** The chain by its genesis hash. */
  readonly genesisHash: string
  /** The encoded call. */
  readonly method: string
  /** Whether the extension may change the transaction and return it whole. */
  readonly withSignedTransaction?: boolean | undefined
}
