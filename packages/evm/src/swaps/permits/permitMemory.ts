/**
 * What permits are known: the calls that wait for a signature, by their data without it, and the
 * accounts whose wallets sign none.
 */
export type PermitMemory = {
  readonly calls: Map<string, PermittedCall>
  /** By `toBatchKey`. */
  readonly unable: Set<string>
}

export type PermittedCall = {
  readonly write: (signature: string) => string
  /** The data with the signature. */
  signed?: string | undefined
}
