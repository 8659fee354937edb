/** How a payment that was sent ended on its chain. */
export type PaymentOutcome =
  /** It is in the chain, as it was meant. `hash` is another one where the visitor made it faster in the wallet. */
  | { readonly status: 'confirmed'; readonly hash: string }
  /** The chain refused it; `reason` is its own, in plain words. Nothing but the fee was taken. */
  | { readonly status: 'failed'; readonly hash: string; readonly reason: string }
  /** Another transaction took its place, such as one that cancels it. */
  | { readonly status: 'replaced'; readonly hash: string }
  /** It can never get into the chain any more, and nothing was taken. */
  | { readonly status: 'dropped'; readonly hash: string }
  /** It is in the chain, but other than it was meant: the wallet changed it. */
  | { readonly status: 'altered'; readonly hash: string }
