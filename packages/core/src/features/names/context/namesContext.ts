import type { AbortableTask } from '../../../base/async/createAbortableTask.ts'
import type { ProfileApi } from '../../../runtime/api/data/createProfileApi.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { NamesApi } from '../service/createNamesApi.ts'
import type { SignedRegistration } from '../service/signedRegistration.ts'
import type { NamesState } from '../state/namesState.ts'

/** What the parts of the slice share. */
export type NamesContext = {
  readonly kit: FeatureRuntime
  readonly state: NamesState
  /** Aborts when the slice is destroyed. */
  readonly lifetime: AbortSignal
  /** The service that registers, and the zone. `undefined` in apps that register no names. */
  readonly service:
    | { readonly zone: string; readonly api: NamesApi; readonly data: ProfileApi }
    | undefined
  readonly internal: {
    readonly checking: AbortableTask
    /** A signed registration that the service did not get. It is in no state. */
    kept?: SignedRegistration | undefined
    /** Whether what was typed last has become a name. */
    isDone?: boolean | undefined
    /** Ends the change of a name that is under way. */
    changing?: AbortController | undefined
    running?: { readonly abort: AbortController; readonly promise: Promise<string> } | undefined
  }
}
