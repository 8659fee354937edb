import type { AuthLogin, SocialProvider } from './authLogin.ts'
import type { AuthSurface } from './authSurface.ts'
import type { AuthUser } from './authUser.ts'

/** What a service offers. */
export type AuthMethods = {
  readonly email: boolean
  readonly passkey: boolean
  readonly socials: readonly SocialProvider[]
}

/**
 * What a login waits for: the service, a step in the frame, or a window of the wallet. `blocked`:
 * the browser opened no window, and a click may open one. `redirect`: only leaving the page helps.
 * `app`: the app that shows the page as a Mini App asks the visitor.
 */
export type AuthStep = 'service' | 'surface' | 'window' | 'blocked' | 'redirect' | 'app'

/** What a visitor opens or scans to log in with Farcaster. */
export type FarcasterLink = {
  readonly url: string
  /** `own`: the page of the wallet, where any wallet signs. `relay`: Farcaster’s app. */
  readonly door: 'own' | 'relay'
  /** Whether it was opened, and is about to be answered there. */
  readonly isSeen: boolean
}

/** What a visitor should see to: this browser has no key, or the recovery was not tested. */
export type AuthWarning = 'locked' | 'recovery-untested'

/** How visitors log in to an embedded wallet that keeps its keys away from the page. */
export type AuthLogins = {
  /** What the service offers. Asked once a visit. @throws where the service does not answer */
  readMethods(parameters?: { signal?: AbortSignal | undefined }): Promise<AuthMethods>
  /**
   * Logs a visitor in, and makes their wallet at the first login. Windows open in the same tick.
   * @throws `CONNECTION_USER_REJECTED` where they end it, else what went wrong
   */
  logIn(parameters: {
    login: AuthLogin
    onStep?: ((step: AuthStep) => void) | undefined
    /** Gets what answers a login with Farcaster, again when it is opened or renewed. */
    onFarcasterLink?: ((link: FarcasterLink) => void) | undefined
    signal?: AbortSignal | undefined
  }): Promise<AuthUser>
  /**
   * Opens the window that `surface` asks for. Else brings the one of the pending login or of the
   * settings to the front, opens a blocked one, or leaves the page for it, as the last step says.
   * Call it in a click.
   */
  openWindow(): void
  /** The visitor who is logged in, as remembered. */
  getUser(): AuthUser | undefined
  getWarnings(): readonly AuthWarning[]
  /** Calls back when the user or the warnings change. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void
  /**
   * Changes the address of e-mail: the new one is typed in the frame.
   * @returns the one of the account, which is the present one where the change waits
   */
  updateEmail(parameters?: { signal?: AbortSignal | undefined }): Promise<{ email: string }>
  /** Lets another device open the wallet: its code is typed in the frame. */
  addDevice(parameters?: { signal?: AbortSignal | undefined }): Promise<void>
  /**
   * Opens the wallet's settings in a window, in the same tick: call it in a click. Ends where the
   * visitor is logged out there, and where the window is not waited for any more.
   */
  openSettings(parameters?: {
    onStep?: ((step: AuthStep) => void) | undefined
    signal?: AbortSignal | undefined
  }): Promise<void>
  readonly surface: AuthSurface
}
