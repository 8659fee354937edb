import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { PendingSwap } from './pendingSwap.ts'
import type { SwapIntent } from './swapIntent.ts'
import type { SwapState } from './swapState.ts'

/** Why the form cannot be reviewed, in the order of its fields. */
export type SwapValidationError =
  /** Nothing can be swapped on the network. */
  | 'unsupported'
  | 'token'
  | 'amount'
  | 'funds'
  /** The amount and the network's fee together are more than the account has. */
  | 'fee'
  /** Both sides are the same token. */
  | 'same-token'
  /** No source offers the exchange. */
  | 'no-route'
  /** The offers could not be fetched. */
  | 'failed'
  | 'pending'

/**
 * The swap feature of a kit, from the form to the block. Its state resets when the active account
 * or network changes. An exchange in progress continues and is tracked.
 */
export type SwapController = {
  readonly state: Readonly<SwapState>
  /**
   * Steps of this kit's swaps that are not in the history yet, newest first, at most 99. Survives a
   * reload.
   */
  readonly pendingSwaps: readonly PendingSwap[]
  /** Starts a new form with an intent. */
  start(intent?: SwapIntent): void
  setSourceToken(token: TokenBalance | undefined): void
  setToToken(token: TokenBalance | undefined): void
  /** In base units of the source token. */
  setAmount(amount: bigint | undefined): void
  /** Sets the amount to the maximum after the fee. Rejects with `NETWORK_RPC_FAILED`. */
  setMaxAmount(): Promise<void>
  /** Exchanges the sides. The amount becomes what would have been received. */
  switchTokens(): void
  /** In basis points, from 1 to 5000. Other values are ignored. */
  setSlippage(bps: number): void
  /** Whether transactions stay out of the public queue, where the app names an RPC for it. */
  setProtected(isProtected: boolean): void
  /**
   * Asks the wallet to send by the app's protected RPC, in its own dialog. Rejects with `REQUEST_…`
   * or `WALLET_…`.
   */
  protectWallet(): Promise<void>
  /** Chooses a source by its id; `undefined` for the best. */
  chooseQuote(id: string | undefined): void
  /** Asks for the offers again, because the visitor wants it. */
  refresh(): void
  /** The form's first validation error, if any. */
  validate(): SwapValidationError | undefined
  /**
   * Prepares the form's exchange, or prepares it again. The result is in `state.preparing`. Called
   * for the visitor, and automatically before the shown one expires while the page is visible.
   */
  prepare(): Promise<void>
  /** The visitor accepts a worse price. */
  acceptChange(): void
  /**
   * The visitor typed an amount because of what the exchange loses. Returns whether it is right.
   */
  confirmLoss(text: string): boolean
  /**
   * Carries out the exchange in `state.preparing` once, step by step. A call meanwhile joins the
   * pending one. The result is in `state.swapping`. Resolves when the chain has decided that the
   * visitor got what was shown. Rejects with `PAYMENT_EXPIRED` if nothing that can be done is
   * shown.
   */
  swap(): Promise<{ readonly hash: string }>
  /**
   * Takes back the allowance that an exchange which did not happen left behind, or that an open
   * order of `pendingSwaps` needs: it then cannot be filled. The progress is in `state.swapping`,
   * that of an order's in `state.removal`.
   */
  removeAllowance(order?: PendingSwap): Promise<void>
  /** Removes every listener and timer. Exchanges are tracked again by the next kit. */
  destroy(): void
}
