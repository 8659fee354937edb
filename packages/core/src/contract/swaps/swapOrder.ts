/** A signed order, for the source that takes it. */
export type SignedOrder = {
  /** What was signed, in the source's own format. */
  readonly message: unknown
  readonly signature: string
  /** From then on the chain refuses it. Milliseconds since the epoch. */
  readonly expiresAt: number
}

/** What a source says about an order. The chain decides. */
export type OrderNews = {
  readonly status: 'open' | 'filled' | 'cancelled' | 'expired'
  /** The transaction that filled it, as the source says. */
  readonly hash?: string | undefined
}
