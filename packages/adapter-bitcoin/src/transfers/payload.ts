/** For wallets that sign: a transaction, and its inputs to sign. */
export type PsbtPayload = {
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly { readonly index: number; readonly address: string }[]
}

/** For wallets that select the coins and the fee. */
export type TransferPayload = { readonly recipient: string; readonly amount: bigint }

/** The payload of a payment for the wallet. */
export type BitcoinPayload = PsbtPayload | TransferPayload
