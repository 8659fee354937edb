/** What a payload does, read out of it as the chain would read it, and not out of what it was made from. */
export type DecodedPayment = {
  /** Who pays. `undefined` where the payload does not say, and the wallet is told apart from it. */
  readonly from: string | undefined
  /** Who is paid in the end: behind a token account, its owner. */
  readonly to: string
  /** The token's contract or mint. Absent for the chain's own coin. */
  readonly token?: string | undefined
  /** Atomic units. */
  readonly amount: bigint
  /** The reference of the chain (CAIP-2) that it is for. `undefined` where the payload does not say. */
  readonly chain: string | undefined
  /** The most that the chain can take for it. `undefined` where the wallet decides. */
  readonly feeLimit: bigint | undefined
}
