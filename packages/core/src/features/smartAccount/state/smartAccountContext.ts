import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { SmartAccountState } from './smartAccountState.ts'

/** The context of the functions about the account. */
export type SmartAccountContext = {
  readonly kit: FeatureRuntime
  readonly state: SmartAccountState
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  /** Counts changes of the account, so that late answers are noticed. */
  readonly internal: { epoch: number }
}
