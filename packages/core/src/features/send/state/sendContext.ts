import type { AbortableTask } from '../../../base/async/createAbortableTask.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { PaymentFee, PreparedPayment } from '../../../contract/transfers/preparedPayment.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { PendingTransactions } from '../../../runtime/pendingTransactions/pendingTransactions.ts'
import type { KnownReceivers } from './knownReceivers.ts'
import type { PendingTransaction } from './pendingTransaction.ts'
import type { SendState } from './sendState.ts'

/** The context of the send feature's functions. */
export type SendContext = {
  readonly kit: FeatureRuntime
  readonly state: SendState
  readonly pendingTransactions: PendingTransactions<PendingTransaction>
  readonly receivers: KnownReceivers
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  /** The form's lookups. A change of their input aborts them. */
  readonly tasks: { readonly [name in 'token' | 'max' | 'receiver' | 'prepare']: AbortableTask }
  readonly internal: SendInternals
}

/** Internal data in addition to the state. */
export type SendInternals = {
  /** The payment under review, and the account and network when it was prepared. */
  shown?: { readonly prepared: PreparedPayment; readonly view: RequestView } | undefined
  /** The fee that the visitor saw for the current form. */
  seenFee?: PaymentFee | undefined
  /** The last attempt to send. */
  attempt?: { readonly promise: Promise<{ readonly hash: string }>; isAsking: boolean } | undefined
  /** The timer that renews the shown payment. */
  renewal?: ReturnType<typeof setTimeout> | undefined
}
