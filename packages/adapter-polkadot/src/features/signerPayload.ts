/** Bytes to sign, in the format of extensions. */
export type SignRawPayload = {
  readonly address: string
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

/**
 * A transaction to sign, from @polkadot/api or polkadot-api. Only the fields that Cleat reads are
 * named.
 */
export type SignerPayload = {
  readonly address: string
  readonly genesisHash: string
  readonly method: string
  readonly [field: string]: unknown
}
