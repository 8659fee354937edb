/** For wallets that sign: a transaction, and which inputs of it. */
export type PsbtPayload = {
  /** Base64. */
  readonly psbt: string
  readonly inputs: readonly { readonly index: number; readonly address: string }[]
}

/** For wallets that choose the coins and the fee themselves. */
export type TransferPayload = { readonly recipient: string; readonly amount: bigint }

/** What a wallet is asked to pay. */
export type BitcoinPayload = PsbtPayload | TransferPayload
