import type { TokenBalance } from '../../runtime/api/data/tokenBalance.ts'
import type { PendingTransaction } from './pendingTransaction.ts'
import type { SendIntent } from './sendIntent.ts'
import type { SendState } from './sendState.ts'

/** What keeps a payment from being looked at, by the order in which a form asks for it. */
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
 * Sending, from the form to the block, for one kit. Its state is reset when the account or the network in use changes, but for what is
 * under way, which is followed to its end.
 */
export type SendController = {
  readonly state: Readonly<SendState>
  /** What was sent from here and is not history yet: the newest first, at most 99. Survives a reload. */
  readonly pendingTransactions: readonly PendingTransaction[]
  /**
   * Starts over, with what is known already. Switches nothing: a intent for another network than the one in use is left out, and the
   * visitor has to be brought there before (`findIntentNetwork`).
   */
  start(intent?: SendIntent): void
  setToken(token: TokenBalance | undefined): void
  /** Atomic units of the token. */
  setAmount(amount: bigint | undefined): void
  /** The most that can be sent, with the fee left. Rejects with `NETWORK_RPC_FAILED`. */
  setMaxAmount(): Promise<void>
  /**
   * What was typed or pasted: an address, a name, or a payment link (EIP-681, Solana Pay, BIP-21) whose amount and token are taken over,
   * too. A later text makes the answer to an earlier one nobody's.
   */
  setReceiver(text: string): void
  /** The visitor looked at a look-alike and means it. */
  confirmReceiver(): void
  /** What is in the way, if anything. */
  validate(): SendValidationError | undefined
  /**
   * Makes the payment of the form ready, or makes it ready anew. Its outcome is in `state.preparing`. Called by the visitor's intent, and
   * by itself when what is shown expires while somebody looks at it.
   */
  prepare(): Promise<void>
  /** The visitor looked at a fee that rose and means it. */
  confirmFee(): void
  /**
   * Sends what `state.preparing` shows, once: a second call joins the first, also one for something else while the wallet is asked. Its
   * outcome is in `state.sending`. Resolves with the hash as soon as the network has it; it is followed to its end after that.
   * After a refusal it has to be prepared anew. Rejects with `PAYMENT_EXPIRED` where nothing is shown that could be sent.
   */
  send(): Promise<{ readonly hash: string }>
  /** Ends every listener and timer. What was sent is followed again when the kit is created the next time. */
  destroy(): void
}
