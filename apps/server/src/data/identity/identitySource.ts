export type Identity = {
  readonly name: string | null
  /** An https image URL. */
  readonly avatar: string | null
}

/** A source of account names. */
export type IdentitySource = {
  /** Nulls without a name. */
  read(parameters: {
    /** On EVM chains, checksummed. */
    address: string
    signal: AbortSignal
  }): Promise<Identity>
}
