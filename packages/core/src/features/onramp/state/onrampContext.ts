import type { AbortableTask } from '../../../base/async/createAbortableTask.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { OnrampApi } from '../offers/createOnrampApi.ts'
import type { Orders } from '../orders/createOrders.ts'
import type { ProviderWindow } from '../providers/openProviderWindow.ts'
import type { OnrampIntent } from './onrampIntent.ts'
import type { OnrampState } from './onrampState.ts'

/** The context of the purchase feature's functions. */
export type OnrampContext = {
  readonly kit: FeatureRuntime
  readonly state: OnrampState
  /** The app's data service. `undefined` without one: then nothing can be bought. */
  readonly api: OnrampApi | undefined
  readonly orders: Orders
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  /** The form's lookups. A change of their input aborts them. */
  readonly tasks: { readonly [name in 'offering' | 'quotes']: AbortableTask }
  readonly internal: OnrampInternals
}

/** Internal data in addition to the state. */
export type OnrampInternals = {
  /** What the app asked for. What the visitor chooses counts more. */
  intent: OnrampIntent
  /** The last attempt to open a provider's page. */
  attempt?:
    | { readonly promise: Promise<{ readonly orderId: string }>; isRunning: boolean }
    | undefined
  window?: ProviderWindow | undefined
  /** The timer that notices that the window was closed. */
  watch?: ReturnType<typeof setTimeout> | undefined
  /** The timer that asks for prices again. */
  refresh?: ReturnType<typeof setTimeout> | undefined
  /** The timer that asks about purchases again. */
  follow?: ReturnType<typeof setTimeout> | undefined
  /** When each purchase was asked about last, by its id. Milliseconds since 1970. */
  readonly asked: Map<string, number>
  /** When the visitor last looked after a purchase, by its id. Milliseconds since 1970. */
  readonly resumed: Map<string, number>
  /** The purchases that are being asked about. */
  readonly asking: Set<string>
}
