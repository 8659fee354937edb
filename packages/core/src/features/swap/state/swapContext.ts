import type { AbortableTask } from '../../../base/async/createAbortableTask.ts'
import type { RequestView } from '../../../contract/requests/walletRequest.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { SwapPolicy } from '../../../contract/swaps/swapAdapter.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { PendingTransactions } from '../../../runtime/pendingTransactions/pendingTransactions.ts'
import type { SwapApi } from '../offers/createSwapApi.ts'
import type { PendingSwap } from './pendingSwap.ts'
import type { SwapState } from './swapState.ts'

/** The context of the swap feature's functions. */
export type SwapContext = {
  readonly kit: FeatureRuntime
  readonly state: SwapState
  /** What the app allows. */
  readonly options: SwapPolicy
  /** The same, as far as the visitor wants it. */
  readonly policy: SwapPolicy
  /** From this loss on, in basis points, an exchange is refused. */
  readonly maxLossBps: number
  /** The app's data service. `undefined` without one: then only the native coin is wrapped. */
  readonly api: SwapApi | undefined
  readonly pendingSwaps: PendingTransactions<PendingSwap>
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  /** The form's lookups. A change of their input aborts them. */
  readonly tasks: {
    readonly [name in 'source' | 'target' | 'max' | 'quotes' | 'prepare']: AbortableTask
  }
  readonly internal: SwapInternals
}

/** An exchange under review, and the account and network when it was prepared. */
export type ShownSwap = { readonly prepared: PreparedSwap; readonly view: RequestView }

/** Internal data in addition to the state. */
export type SwapInternals = {
  shown?: ShownSwap | undefined
  /** What the visitor saw last for the current form. */
  seen?: PreparedSwap | undefined
  /** The last attempt to swap. */
  attempt?: { readonly promise: Promise<{ readonly hash: string }>; isRunning: boolean } | undefined
  /** The allowance that is being taken back. */
  removal?: Promise<void> | undefined
  /** The timer that renews the shown exchange. */
  renewal?: ReturnType<typeof setTimeout> | undefined
  /** The timer that asks for new offers. */
  refresh?: ReturnType<typeof setTimeout> | undefined
}
