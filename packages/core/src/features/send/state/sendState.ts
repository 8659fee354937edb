import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { Payment } from '../../../contract/transfers/payment.ts'
import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import type { PaymentFee, PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { PaymentLinkFault } from '../paymentUris/paymentLink.ts'

/** A warning about a receiver. */
export type ReceiverNotice =
  /** It resembles the known `address` but differs, or its name does. Needs a confirmation. */
  | {
      readonly type: 'look-alike'
      readonly address: string
      readonly label?: string | undefined
      /** The name that resembles `label`. Absent if the addresses resemble each other. */
      readonly name?: string | undefined
    }
  /** Nothing was sent to it from here before. */
  | { readonly type: 'first-time' }
  /** It is the sending account. */
  | { readonly type: 'own-account' }
  /** It is the token's own contract, which would lose the tokens. Cannot be paid. */
  | { readonly type: 'token-contract' }
  /**
   * The name can be confused with another one, or with an address. Needs no confirmation alone:
   * if it resembles the name of a known receiver, there is a `look-alike`, too.
   */
  | { readonly type: 'confusing-name' }

/** The status of the receiver's lookup. */
export type ReceiverFlow =
  | { readonly status: 'idle' }
  /** A name is being resolved. */
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly notices: readonly ReceiverNotice[]
      /** The visitor confirmed a look-alike. */
      readonly isConfirmed?: true | undefined
    }
  /** `nobody`: the name has no address on this network. `failed`: the lookup failed. */
  | { readonly status: 'error'; readonly reason: 'invalid' | 'nobody' }
  | { readonly status: 'error'; readonly reason: 'failed'; readonly error: CleatError }
  /** A refused payment link. `caipNetworkId` is its network, if that is another one of the app. */
  | {
      readonly status: 'error'
      readonly reason: 'link'
      readonly fault: PaymentLinkFault
      readonly caipNetworkId?: CaipNetworkId | undefined
    }

/** The preparation of the wallet's request. */
export type PrepareFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly prepared: PreparedPayment
      /**
       * The fee that the visitor saw last, if it may be higher now. It needs a confirmation before
       * sending.
       */
      readonly feeBefore?: PaymentFee | undefined
    }
  | { readonly status: 'error'; readonly error: CleatError }

/**
 * A payment's progress from the button to the block. `payment` is what is sent, whatever the form
 * has now.
 */
export type SendFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly step: 'wallet'; readonly payment: Payment }
  /**
   * The network has it. `isSlow` after 25 seconds (spec §9): it is still tracked and not an error.
   */
  | {
      readonly status: 'pending'
      readonly step: 'network'
      readonly hash: string
      readonly isSlow: boolean
      readonly payment: Payment
    }
  | {
      readonly status: 'success'
      readonly outcome: PaymentOutcome & { status: 'confirmed' }
      readonly payment: Payment
    }
  /** It was sent, but failed or was replaced. */
  | {
      readonly status: 'ended'
      readonly outcome: Exclude<PaymentOutcome, { status: 'confirmed' }>
      readonly payment: Payment
    }
  /**
   * It was not sent. With `isUnknown`, it may have been sent and must not be repeated without a
   * review.
   */
  | {
      readonly status: 'error'
      readonly error: CleatError
      readonly isUnknown: boolean
      readonly payment: Payment
    }

/** An amount in base units of a token that is no longer chosen. */
export type AmountBefore = {
  readonly amount: bigint
  readonly decimals: number
  readonly symbol: string
}

/** The state of the send form (spec §3). Amounts are base units of `token`. */
export type SendState = {
  /** The token with its last known balance. */
  token?: TokenBalance | undefined
  /** `undefined` while the typed text is no amount. */
  sendTokenAmount?: bigint | undefined
  /** The amount that was typed for another token, and cleared when this one was chosen. */
  amountBefore?: AmountBefore | undefined
  /** The maximum of `token`, if known. For the native currency, the balance minus the fee. */
  max?: bigint | undefined
  /** The text of the receiver field. */
  receiverText: string
  /** The receiver's address; `undefined` until the text resolves to one. */
  receiverAddress?: string | undefined
  receiverProfileName?: string | undefined
  receiverProfileImageUrl?: string | undefined
  receiver: ReceiverFlow
  /** Whether a receiver can be a name. `undefined` until the adapter's transfers are loaded. */
  hasNames?: boolean | undefined
  preparing: PrepareFlow
  sending: SendFlow
  /** What the account in use holds on its network, as last fetched. Empty while that is unknown. */
  tokenBalances: readonly TokenBalance[]
  /** Likely fee of the prepared payment, in base units of the native coin. */
  readonly gasPrice?: bigint | undefined
  /** `gasPrice` in US dollars. `undefined` while the price of the native coin is unknown. */
  readonly gasPriceInUSD?: number | undefined
  /**
   * The native coins of the account in use, in US dollars. `undefined` while they have no price.
   */
  readonly networkBalanceInUSD?: number | undefined
  /** Whether a receiver is looked up, a payment is prepared or one is on its way. */
  readonly loading: boolean
}
