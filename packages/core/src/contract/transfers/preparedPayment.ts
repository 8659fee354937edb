import type { Payment } from './payment.ts'

/** What the chain takes for a payment, in atomic units of its own coin. */
export type PaymentFee = {
  /** What it will likely be. */
  readonly expected: bigint
  /** The most it can be. Equal to `expected` where the chain charges what is offered. */
  readonly limit: bigint
}

/** Something that a visitor should know before paying. */
export type PaymentNote =
  /** The receiver is a program on the chain and may have no way to use, or give back, what it gets. */
  | { readonly type: 'contract-receiver' }
  /** The receiver is an account that is a contract, too (ERC-4337 or EIP-7702). */
  | { readonly type: 'smart-account-receiver' }
  /** The receiver has no account for the token yet (Solana): one is opened, for `cost` of the chain's own coin. */
  | { readonly type: 'account-opened'; readonly cost: bigint }
  /** Nothing was ever sent from or to the receiver, as far as the chain tells. */
  | { readonly type: 'unused-receiver' }
  /** The token keeps a part for itself: `amount` of its atomic units. */
  | { readonly type: 'token-fee'; readonly amount: bigint }
  /** The wallet sets the fee and shows it; what is given here is an estimate, or none. */
  | { readonly type: 'wallet-sets-fee' }

/** A payment, ready to be shown and then signed. It is never changed; a fresh one is prepared in its place. */
export type PreparedPayment = {
  readonly payment: Payment
  /**
   * What the wallet will be asked, in the chain's own form: plain data that `decode` reads. It is read by nobody else and changed by nobody.
   */
  readonly payload: unknown
  /** `undefined` where nobody can tell before the wallet is asked. */
  readonly fee: PaymentFee | undefined
  readonly notes: readonly PaymentNote[]
  /** When the chain will not take it any more, in milliseconds since 1970. Absent where it does not expire. */
  readonly expiresAt?: number | undefined
}
