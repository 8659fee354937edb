import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { SessionsApi } from '../service/createSessionsApi.ts'
import type { SessionStore } from '../store/createSessionStore.ts'
import type { PermissionSession, Revocation } from './permissionSession.ts'
import type { SessionsState } from './sessionsState.ts'

/** What the parts of the slice share. */
export type SessionsContext = {
  readonly kit: FeatureRuntime
  readonly state: SessionsState
  readonly store: SessionStore
  /** `undefined` in apps that name no service for it. */
  readonly api: SessionsApi | undefined
  /** Aborts when the slice is destroyed. */
  readonly lifetime: AbortSignal
  readonly internal: {
    /** Counts readings of the list, so that an earlier one does not replace a later one. */
    listing: number
    /** Revocations under way and of this visit, by the id of the session. */
    readonly revocations: Map<string, Revocation>
    /** The contexts of what only the wallet knows, by the id of the session. */
    readonly contexts: Map<string, readonly string[]>
    /** What only the wallet knew, and has ended in this visit. */
    readonly ended: Map<string, PermissionSession>
    /** Sessions as they were read last. */
    sessions: readonly PermissionSession[]
  }
}
