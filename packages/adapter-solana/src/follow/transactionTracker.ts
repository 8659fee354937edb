/** The known state of a sent transaction. */
export type TransactionTracker = {
  /** The height of the last block that can include it. */
  readonly last?: bigint | undefined
  /** The signed bytes. Their id is the hash, and they do what was meant. */
  readonly signed?: Uint8Array | undefined
  /** The blockhash of the transaction that the wallet was asked for. */
  readonly blockhash?: string | undefined
}
