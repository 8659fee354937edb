/** Bytes to sign, as extensions take them. */
export type SignRawPayload = {
  readonly address: string
  readonly data: string
  readonly type: 'bytes' | 'payload'
}

/** A transaction to sign, as @polkadot/api and polkadot-api make it. Only what Cleat looks at is named. */
export type SignerPayload = {
  readonly address: string
  readonly genesisHash: string
  readonly method: string
  readonly [field: string]: unknown
}
