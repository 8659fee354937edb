export type Identity = {
  readonly name: string | null
  /** An image by `https:` or as `data:`, or an item of the account by its CAIP-19 id. */
  readonly avatar: string | null
}

/** A source of account names. */
export type IdentitySource = {
  /** Nulls without a name. */
  read(parameters: {
    /** On EVM chains, checksummed. */
    address: string
    /** The chain whose name is wanted (ENSIP-19). @default Ethereum */
    chainId?: number | undefined
    signal: AbortSignal
  }): Promise<Identity>
}
