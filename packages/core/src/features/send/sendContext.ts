import type { RequestView } from '../../contract/requests/walletRequest.ts'
import type { PaymentFee, PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import type { FeatureRuntime } from '../../runtime/features/featureRuntime.ts'
import type { AbortableTask } from './createAbortableTask.ts'
import type { PendingTransactions } from './pendingTransactions/createPendingTransactions.ts'
import type { KnownReceivers } from './receiver/createKnownReceivers.ts'
import type { SendState } from './sendState.ts'

/** What the verbs of sending work on. */
export type SendContext = {
  readonly kit: FeatureRuntime
  readonly state: SendState
  readonly pendingTransactions: PendingTransactions
  readonly receivers: KnownReceivers
  /** Aborts when the payments are destroyed, or the kit is. */
  readonly lifetime: AbortSignal
  /** What is being found out for the form. A change of what it was asked for makes its answer nobody's. */
  readonly tasks: { readonly [name in 'token' | 'max' | 'receiver' | 'prepare']: AbortableTask }
  readonly internal: SendInternals
}

/** What is known beside the state. */
export type SendInternals = {
  /** What the visitor looks at, and what was seen when it was made ready. */
  shown?: { readonly prepared: PreparedPayment; readonly view: RequestView } | undefined
  /** The fee that the visitor saw for the form as it is. */
  seenFee?: PaymentFee | undefined
  /** The latest try to send. */
  attempt?: { readonly promise: Promise<{ readonly hash: string }>; isAsking: boolean } | undefined
  /** When what is shown is made ready anew. */
  renewal?: ReturnType<typeof setTimeout> | undefined
}
