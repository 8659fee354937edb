/** How an exchange is carried out. */
export type SwapKind =
  /** The native coin into its token or back, one for one, without a source. */
  | 'wrap'
  /** One call of a contract. */
  | 'transaction'
  /** A signed order that others carry out. */
  | 'order'
  /** A transaction that a market maker signs, too. */
  | 'rfq'

/** A fee that a source takes, as it says. */
export type SwapFee = {
  readonly name: string
  /** Base units of the asset. */
  readonly amount: bigint
  /** The token's contract or mint. `undefined` for the native coin. */
  readonly token?: string | undefined
}

/** What a source offers for an exchange. Nothing in it is believed before it was read and tried. */
export type SwapOffer = {
  /** The service's name for it, to build its call by. */
  readonly id?: string | undefined
  /** Who offers it. The name is foreign text. */
  readonly source: { readonly id: string; readonly name: string }
  readonly kind: Exclude<SwapKind, 'wrap'>
  /** Base units of the target that the source expects to deliver. */
  readonly amount: bigint
  readonly fees: readonly SwapFee[]
  /** How far the exchange moves the price, in basis points, as the source says. */
  readonly priceImpactBps?: number | undefined
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt?: number | undefined
  /** The source's call, order or transaction in the chain's own format. Absent until it is built. */
  readonly call?: unknown
}
