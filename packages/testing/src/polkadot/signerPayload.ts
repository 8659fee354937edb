/** A transaction for `signPayload`. Numbers are big-endian hexadecimal. */
export type SignerPayload = {
  /** The account that signs (SS58). */
  readonly address: string
  /** The encoded call with its arguments. */
  readonly method: string
  /** The genesis hash of the chain. */
  readonly genesisHash: string
  /** The hash of the block from which the era counts. */
  readonly blockHash: string
  /** Already encoded. */
  readonly era: string
  /** The number of the account's earlier transactions. */
  readonly nonce: string
  /** The tip for the block author, in base units of the native token. */
  readonly tip: string
  /** The version of the runtime. */
  readonly specVersion: string
  /** The version of the transaction format of the runtime. */
  readonly transactionVersion: string
  /** The names of the signed extensions of the chain. */
  readonly signedExtensions: readonly string[]
  /** The version of the extrinsic format, such as 4. */
  readonly version: number
  /** The asset that pays the fee. Absent: the native token. */
  readonly assetId?: string | undefined
  /** The hash of the metadata, if `mode` is 1. */
  readonly metadataHash?: string | undefined
  /** Whether `metadataHash` is signed: 1 if so, else 0. */
  readonly mode?: number | undefined
  /** The app accepts the whole transaction instead of only its signature. */
  readonly withSignedTransaction?: boolean | undefined
}
