import type { CaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { CleatError } from '../../base/errors/cleatError.ts'
import type { Payment } from '../../contract/transfers/payment.ts'
import type { PaymentOutcome } from '../../contract/transfers/paymentOutcome.ts'
import type { PaymentFee, PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import type { TokenBalance } from '../../runtime/api/data/tokenBalance.ts'
import type { PaymentLinkFault } from './paymentUris/paymentLink.ts'

/** Why a receiver deserves a second look. */
export type ReceiverNotice =
  /** It looks like `address`, which was used before or is known, at both ends, and is another one. Has to be confirmed. */
  | { readonly type: 'look-alike'; readonly address: string; readonly label?: string | undefined }
  /** Nothing was ever sent to it from here. */
  | { readonly type: 'first-time' }
  /** It is the account that pays. */
  | { readonly type: 'own-account' }
  /** It is the contract of the token itself, from which nothing comes back. Cannot be paid. */
  | { readonly type: 'token-contract' }
  /** The name can be mistaken for another one, or for an address. */
  | { readonly type: 'confusing-name' }

/** What is known about what was typed as the receiver. */
export type ReceiverFlow =
  | { readonly status: 'idle' }
  /** A name is being looked up. */
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly notices: readonly ReceiverNotice[]
      /** The visitor looked at a look-alike and means it. */
      readonly isConfirmed?: true | undefined
    }
  /** `nobody`: the name stands for nobody on this network. `failed`: nobody could be asked. */
  | { readonly status: 'error'; readonly reason: 'invalid' | 'nobody' }
  | { readonly status: 'error'; readonly reason: 'failed'; readonly error: CleatError }
  /** A payment link that cannot be followed. `caipNetworkId` is the network it is for, where that is another one of the app. */
  | {
      readonly status: 'error'
      readonly reason: 'link'
      readonly fault: PaymentLinkFault
      readonly caipNetworkId?: CaipNetworkId | undefined
    }

/** Making ready what the wallet will be asked. */
export type PrepareFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly prepared: PreparedPayment
      /** What the fee was when the visitor last saw it, where it can be more now. It has to be confirmed before anything is sent. */
      readonly feeBefore?: PaymentFee | undefined
    }
  | { readonly status: 'error'; readonly error: CleatError }

/** A payment on its way from the button to the block. `payment` is what is sent, whatever the form says in the meantime. */
export type SendFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly step: 'wallet'; readonly payment: Payment }
  /** The network has it. `isSlow` after 25 seconds (spec §9): it is still followed, and no failure. */
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
  /** It was sent, and ended otherwise than it was meant. */
  | {
      readonly status: 'ended'
      readonly outcome: Exclude<PaymentOutcome, { status: 'confirmed' }>
      readonly payment: Payment
    }
  /** It was not sent; where `isUnknown`, nobody can say whether it was, and it must not be sent again without a look. */
  | {
      readonly status: 'error'
      readonly error: CleatError
      readonly isUnknown: boolean
      readonly payment: Payment
    }

/** What is being sent (spec §3). Amounts are atomic units of `token`. */
export type SendState = {
  /** What is sent, as it was last known. */
  token?: TokenBalance | undefined
  /** `undefined` while what was typed is no amount. */
  sendTokenAmount?: bigint | undefined
  /** The most of `token` that can be sent, where that is known: of the chain's own coin less than there is, for the fee. */
  max?: bigint | undefined
  /** What was typed as the receiver. */
  receiverText: string
  /** An address of the network; `undefined` while what was typed is none and stands for none. */
  receiverAddress?: string | undefined
  receiverProfileName?: string | undefined
  receiverProfileImageUrl?: string | undefined
  receiver: ReceiverFlow
  preparing: PrepareFlow
  sending: SendFlow
}
