import type { Namespace } from '../../../base/caip/namespace.ts'
import type { AuthLogins } from '../../../contract/auth/authLogins.ts'
import type { AuthWallet } from '../../../contract/auth/authWallet.ts'
import type { FeatureRuntime } from '../../../runtime/features/featureRuntime.ts'
import type { AuthState } from './authState.ts'
import type { OffMethods } from './createOffMethods.ts'

/** An embedded wallet that visitors log in to. */
export type LoginWallet = AuthWallet & { readonly logins: AuthLogins }

/** The context of the functions about logins. */
export type AuthContext = {
  readonly kit: FeatureRuntime
  readonly state: AuthState
  readonly off: OffMethods
  /** Aborts when the feature or the kit is destroyed. */
  readonly lifetime: AbortSignal
  readonly internal: {
    /** Ends the pending login. */
    running?: AbortController | undefined
    /** Ends the wait for the window of the settings. */
    settings?: AbortController | undefined
    /** The namespace of the last login. */
    namespace?: Namespace | undefined
  }
}
