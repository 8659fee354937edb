/** A transaction for `signPayload`. Numbers are big-endian hexadecimal. */
export type SignerPayload = {
  readonly address: string
  /** The encoded call with its arguments. */
  readonly method: string
  readonly genesisHash: string
  readonly blockHash: string
  /** Already encoded. */
  readonly era: string
  readonly nonce: string
  readonly tip: string
  readonly specVersion: string
  readonly transactionVersion: string
  readonly signedExtensions: readonly string[]
  readonly version: number
  readonly assetId?: string | undefined
  readonly metadataHash?: string | undefined
  readonly mode?: number | undefined
  /** The app accepts the whole transaction instead of only its signature. */
  readonly withSignedTransaction?: boolean | undefined
}
