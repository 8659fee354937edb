/** A transaction as apps hand it to an extension (`signPayload`). Numbers are hexadecimal, the highest byte first. */
export type SignerPayload = {
  readonly address: string
  /** The call and its arguments, encoded. */
  readonly method: string
  readonly genesisHash: string
  readonly blockHash: string
  /** Encoded already. */
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
  /** The app would take the whole transaction instead of only its signature. */
  readonly withSignedTransaction?: boolean | undefined
}
