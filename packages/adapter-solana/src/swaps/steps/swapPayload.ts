/** The payload for the wallet. The account has not signed it yet, and a market maker has. */
export type SwapPayload = {
  /** In base64. */
  readonly transaction: string
  /**
   * The mint that is said to be taken, which Jupiter's oldest route does not name. It is accepted
   * only if the account follows from it that it is taken from.
   */
  readonly source?: string | undefined
}
