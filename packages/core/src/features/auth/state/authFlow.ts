import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { AuthLogin } from '../../../contract/auth/authLogin.ts'
import type { AuthStep } from '../../../contract/auth/authLogins.ts'

/** The progress of a login. */
export type AuthFlow =
  | { readonly status: 'idle' }
  | {
      readonly status: 'pending'
      readonly login: AuthLogin
      /** What it waits for. `connecting`: the visitor is logged in. */
      readonly step: AuthStep | 'connecting'
      /** Whether a provider has not answered for 45 seconds. */
      readonly isLate: boolean
    }
  | { readonly status: 'success'; readonly login: AuthLogin }
  | {
      readonly status: 'error'
      readonly login: AuthLogin
      readonly error: CleatError
      /** Whether the service says that it does not have this login. */
      readonly isOff: boolean
    }

/** The progress of letting another device open the wallet. */
export type DeviceAddition = EmailUpdate

/** The window of the settings. */
export type SettingsWindow =
  /** `over`: it is not waited for any more. */
  | { readonly status: 'idle' | 'over' }
  | { readonly status: 'pending'; readonly step: AuthStep }
  | { readonly status: 'error'; readonly error: CleatError }

/** The progress of changing the address of e-mail. */
export type EmailUpdate =
  | { readonly status: 'idle' | 'pending' }
  /** `isUnchanged`: what was asked for happens later, or was called off. */
  | { readonly status: 'success'; readonly isUnchanged?: boolean | undefined }
  | { readonly status: 'error'; readonly error: CleatError }
