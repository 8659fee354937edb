import type { PaymentFee } from '../transfers/preparedPayment.ts'
import type { TrackingData } from '../transfers/trackingData.ts'
import type { Swap } from './swap.ts'
import type { SwapFee, SwapKind } from './swapOffer.ts'

/** One request to the wallet. */
export type SwapStep = {
  /**
   * `reset`: sets an earlier allowance to zero, which some tokens demand. `approve`: allows the
   * spender exactly the amount. `permit`: the same by a signature. `swap`: the exchange. `batch`:
   * all in one confirmation. `sign`: an order.
   */
  readonly type: 'reset' | 'approve' | 'permit' | 'swap' | 'batch' | 'sign'
  /** The request in the chain's own format: plain data, for `decode` only. */
  readonly payload: unknown
}

/** How it was found out what an exchange brings. */
export type SwapTrial =
  /** The node ran it, and said what every account had before and after. */
  | 'simulated'
  /** The node ran it as a call, with code in the account's place. */
  | 'overridden'
  /** The node can do neither. The amount is what the source says. */
  | 'none'

/** A warning to show before the exchange. */
export type SwapNote =
  /** The token keeps a part of what is sent. It is already in the expected amount. */
  | { readonly type: 'token-fee'; readonly side: 'source' | 'target' }
  /**
   * On the chain, a token calls itself `symbol`, and not what the visitor was shown. Its short
   * address if the chain does not name it.
   */
  | { readonly type: 'token-symbol'; readonly side: 'source' | 'target'; readonly symbol: string }
  /** The exchange could not be tried out. Only the contract's own minimum protects it. */
  | { readonly type: 'not-tried' }
  /** An order is signed, which others carry out until it expires. It cannot be tried out. */
  | { readonly type: 'order' }
  /** Cleat does not know the contract. The batch fails unless the minimum arrives. */
  | { readonly type: 'unknown-router'; readonly router: string }

/** An exchange that is ready to be shown and signed. Immutable; every change prepares a new one. */
export type PreparedSwap = {
  readonly swap: Swap
  readonly kind: SwapKind
  /** Who offers it. Absent for wrapping. The name is foreign text. */
  readonly source?: { readonly id: string; readonly name: string } | undefined
  /** The contract that is called, or that settles the order. */
  readonly router?: string | undefined
  /** The contract that may take the source token. Absent for native coins. */
  readonly spender?: string | undefined
  /** What the wallet is asked, in this order. The last one exchanges. */
  readonly steps: readonly SwapStep[]
  /** Base units of the target that arrived when it was tried, else what the source says. */
  readonly expected: bigint
  /** Base units of the target below which the contract takes nothing: read from the call. */
  readonly minReceived: bigint
  readonly trial: SwapTrial
  /** The network's fee for all steps. `undefined` if it is unknown before the wallet is asked. */
  readonly fee: PaymentFee | undefined
  /** What the source takes, as it says. Already in `expected`. */
  readonly sourceFees: readonly SwapFee[]
  /** How far the exchange moves the price, in basis points, as the source says. */
  readonly priceImpactBps?: number | undefined
  readonly notes: readonly SwapNote[]
  /** Expiry in milliseconds since the epoch. */
  readonly expiresAt: number
  /**
   * Milliseconds since the epoch after which the contract refuses it, read from the call. Absent if
   * never.
   */
  readonly deadline?: number | undefined
  /** What the chain had before the wallet was asked, for `send` to hand on as tracking data. */
  readonly before?: TrackingData | undefined
}
