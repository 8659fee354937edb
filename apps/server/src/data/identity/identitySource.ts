export type Identity = {
  readonly name: string | null
  /** An address of a picture, by https. */
  readonly avatar: string | null
}

/** Where names of accounts come from. */
export type IdentitySource = {
  /** Nulls for an account without a name. */
  read(parameters: {
    /** On EVM chains, checksummed. */
    address: string
    signal: AbortSignal
  }): Promise<Identity>
}
