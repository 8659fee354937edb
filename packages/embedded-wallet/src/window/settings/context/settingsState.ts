import type { WalletConfig } from '../../../service/configSchemas.ts'
import type { WalletDevice } from '../../../service/deviceSchemas.ts'
import type { WaitingEmailChange } from '../../../service/emailChangeSchemas.ts'
import type { WalletIdentity } from '../../../service/identitySchemas.ts'
import type { Passkey } from '../../../service/passkeySchemas.ts'
import type { WalletSession } from '../../../service/sessionSchemas.ts'
import type { WalletFacts } from '../../../service/walletSchemas.ts'
import type { SettingsAction } from './settingsAction.ts'

/** What the service says about the visitor's wallet. */
export type SettingsFacts = {
  readonly session: WalletSession
  readonly wallet: WalletFacts
  readonly identities: readonly WalletIdentity[]
  readonly passkeys: readonly Passkey[]
  readonly devices: readonly WalletDevice[]
  /** A change of the e-mail that waits. */
  readonly waitingEmail: WaitingEmailChange['waiting']
  /** What may be paid from the frame within 24 hours, on this device, in whole dollars. */
  readonly limit: number
}

/** What the window is opened with. */
export type SettingsPlace = {
  /** The page that opened the settings. */
  readonly host: string
  /** What the service offers to log in with. */
  readonly methods: WalletConfig['methods']
  /** What the operator allows in the frame. */
  readonly approvals: WalletConfig['approvals']
  /** Whether this browser can be asked for a passkey. */
  readonly hasPasskeys: boolean
}

/** Why something was not done. */
export type SettingsProblem =
  | { readonly kind: 'service' | 'failed' | 'frozen' | 'last' }
  | { readonly kind: 'throttled'; readonly seconds: number }
  /** No passkey was used, or one that does not work for this. */
  | { readonly kind: 'incomplete' | 'wrongPasskey' | 'lackingPasskey' }
  /** The wallet asks for a passkey, which this browser does not have. */
  | { readonly kind: 'needsPasskey' }
  /** A login at a provider that was not completed, or is that of another account. */
  | { readonly kind: 'notLoggedIn' | 'otherAccount' | 'taken' }
  /** Another browser changed the wallet meanwhile. */
  | { readonly kind: 'changed' }

export type SettingsState =
  | { readonly status: 'loading' }
  /** The service did not answer. */
  | { readonly status: 'failed' }
  /** No visitor is logged in here any more. */
  | { readonly status: 'ended' }
  /** This browser does not open the wallet yet. */
  | { readonly status: 'locked' }
  | {
      readonly status: 'ready'
      readonly facts: SettingsFacts
      /** What is being carried out. */
      readonly running: SettingsAction | undefined
      /** What was carried out last. */
      readonly done: SettingsAction | undefined
      readonly problem: SettingsProblem | undefined
    }
