import type { Payment } from './payment.ts'
import type { TrackingData } from './trackingData.ts'

/** The fee of a payment in base units of the native coin. */
export type PaymentFee = {
  /** What the account is likely to pay. */
  readonly expected: bigint
  /** The most that it pays. Equal to `expected` if the chain charges the offered fee. */
  readonly limit: bigint
  /** The limit that the payload names, where the wallet sets another. @default `limit` */
  readonly payloadLimit?: bigint | undefined
  /** Who pays in place of the account, and the most that it would pay. @default the account */
  readonly sponsor?: { readonly name: string; readonly instead: bigint } | undefined
  /** Why the account pays, if someone else could have. */
  readonly notSponsored?: 'declined' | 'unavailable' | undefined
}

/** A warning to show before the payment. */
export type PaymentNote =
  /** The recipient is a contract or program and may be unable to use or return the funds. */
  | { readonly type: 'contract-receiver' }
  /** The recipient is an account with contract code (ERC-4337 or EIP-7702). */
  | { readonly type: 'smart-account-receiver' }
  /**
   * The recipient has no token account yet (Solana). The payment creates one for `cost` base units
   * of the native coin.
   */
  | { readonly type: 'account-opened'; readonly cost: bigint }
  /** The chain shows no earlier transaction of the recipient. */
  | { readonly type: 'unused-receiver' }
  /** The token charges a transfer fee of `amount` base units of the token. */
  | { readonly type: 'token-fee'; readonly amount: bigint }
  /**
   * On the chain, the token calls itself `symbol`, and not what the payment's asset is called. Its
   * short address if the chain does not name it.
   */
  | { readonly type: 'token-symbol'; readonly symbol: string }
  /** The wallet sets and shows the fee. The fee given here is an estimate or absent. */
  | { readonly type: 'wallet-sets-fee' }

/** A payment that is ready to be shown and signed. Immutable; every change prepares a new one. */
export type PreparedPayment = {
  readonly payment: Payment
  /** The request for the wallet in the chain's own format: plain data, for `decode` only. */
  readonly payload: unknown
  /** `undefined` if the fee is unknown before the wallet is asked. */
  readonly fee: PaymentFee | undefined
  readonly notes: readonly PaymentNote[]
  /** Expiry in milliseconds since the epoch. Absent if it does not expire. */
  readonly expiresAt?: number | undefined
  /**
   * What the chain had before the wallet was asked, for `send` to hand on as tracking data. A
   * wallet may answer with the hash of an earlier, identical payment.
   */
  readonly before?: TrackingData | undefined
}
