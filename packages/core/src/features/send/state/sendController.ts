import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { PendingTransaction } from './pendingTransaction.ts'
import type { SendIntent } from './sendIntent.ts'
import type { SendState } from './sendState.ts'

/** Why the form cannot be reviewed, in the order of its fields. */
export type SendValidationError =
  | 'unsupported'
  | 'token'
  | 'amount'
  | 'funds'
  | 'receiver'
  | 'receiver-pending'
  | 'receiver-invalid'
  | 'receiver-unconfirmed'

/**
 * The send feature of a kit, from the form to the block. Its state resets when the active account
 * or network changes. A payment in progress continues and is tracked.
 */
export type SendController = {
  readonly state: Readonly<SendState>
  /**
   * Payments of this kit that are not in the history yet, newest first, at most 99. Survives a
   * reload.
   */
  readonly pendingTransactions: readonly PendingTransaction[]
  /**
   * Starts a new form with an intent. Does not switch networks: an intent for another network is
   * ignored, so the visitor must switch first (`findIntentNetwork`).
   */
  start(intent?: SendIntent): void
  setToken(token: TokenBalance | undefined): void
  /** In base units of the token. */
  setAmount(amount: bigint | undefined): void
  /** Sets the amount to the maximum after the fee. Rejects with `NETWORK_RPC_FAILED`. */
  setMaxAmount(): Promise<void>
  /**
   * Takes a typed or pasted text: an address, a name, or a payment link (EIP-681, Solana Pay,
   * BIP-21), whose amount and token are applied too. A later text aborts the lookup of an earlier
   * one.
   */
  setReceiver(text: string): void
  /** The visitor confirmed a look-alike. */
  confirmReceiver(): void
  /** The form's first validation error, if any. */
  validate(): SendValidationError | undefined
  /**
   * Prepares the form's payment, or prepares it again. The result is in `state.preparing`. Called
   * for the visitor, and automatically before the shown payment expires while the page is visible.
   */
  prepare(): Promise<void>
  /** The visitor confirmed a higher fee. */
  confirmFee(): void
  /**
   * Sends the payment in `state.preparing` once. A call while the wallet is asked joins the pending
   * one, even for another payment. The result is in `state.sending`. Resolves with the hash when
   * the network has the payment, which is then tracked. After a rejection it must be prepared
   * again. Rejects with `PAYMENT_EXPIRED` if no sendable payment is shown.
   */
  send(): Promise<{ readonly hash: string }>
  /** Removes every listener and timer. Payments are tracked again by the next kit. */
  destroy(): void
}
