/** The final result of a sent payment on its chain. */
export type PaymentOutcome =
  /** Included as intended. `hash` differs if the visitor sped it up in the wallet. */
  | { readonly status: 'confirmed'; readonly hash: string }
  /** Reverted, with the chain's reason as plain text. Only the fee was spent. */
  | { readonly status: 'failed'; readonly hash: string; readonly reason: string }
  /** Replaced by another transaction, for example a cancellation. */
  | { readonly status: 'replaced'; readonly hash: string }
  /** Can never be included any more. Nothing was spent. */
  | { readonly status: 'dropped'; readonly hash: string }
  /** Included, but with other content: the wallet changed it. */
  | { readonly status: 'altered'; readonly hash: string }
  /**
   * Included, for example by a contract account, but without a proof of what it did. The payment
   * may have arrived.
   */
  | { readonly status: 'unproven'; readonly hash: string }
