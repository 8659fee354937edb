import type { SocialProvider } from '../../../contract/auth/authLogin.ts'
import type { AuthWarning, FarcasterLink } from '../../../contract/auth/authLogins.ts'
import type { AuthSurfaceState } from '../../../contract/auth/authSurface.ts'
import type { AuthUser } from '../../../contract/auth/authUser.ts'
import type { AuthFlow, DeviceAddition, EmailUpdate, SettingsWindow } from './authFlow.ts'

/** A login as options and services name it. */
export type AuthMethod = SocialProvider | 'email' | 'passkey'

/** The visitor of the embedded wallet, and what they are asked. */
export type AuthState = {
  authFlow: AuthFlow
  emailUpdate: EmailUpdate
  deviceAddition: DeviceAddition
  settingsWindow: SettingsWindow
  /** Who is logged in. */
  user: AuthUser | undefined
  socialProvider: SocialProvider | undefined
  /** The link that a Farcaster app opens or scans, while it is waited for. */
  farcasterUrl: string | undefined
  /** The same with who answers it. */
  farcasterLink: FarcasterLink | undefined
  /** What the frame shows. */
  surface: AuthSurfaceState | undefined
  warnings: readonly AuthWarning[]
  /** What the service said within the last day that it does not have. */
  off: readonly AuthMethod[]
}
