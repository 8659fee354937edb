import type { Namespace } from '../../../base/caip/namespace.ts'
import type { SocialProvider } from '../../../contract/auth/authLogin.ts'
import type { AuthLook } from '../../../contract/auth/authSurface.ts'
import type { ConnectedAccount } from '../../../contract/wallets/connectedAccount.ts'
import type { AuthState } from './authState.ts'

type InNamespace = {
  /** The namespace to use afterwards. @default the active one */
  namespace?: Namespace | undefined
}

/**
 * Logins to the embedded wallet. Their promises end with the account, or with a typed error;
 * `state.authFlow` says the same. A new login replaces a pending one. A window opens in the same
 * tick, so call them in a click.
 */
export type AuthController = {
  readonly state: Readonly<AuthState>
  /** Logs in by a code that is sent to an address, and connects. */
  connectEmail(parameters: InNamespace & { email: string }): Promise<ConnectedAccount>
  /** Logs in at a provider, and connects. */
  connectSocial(parameters: InNamespace & { provider: SocialProvider }): Promise<ConnectedAccount>
  /** Logs in by a key of a Farcaster account, and connects. `state.farcasterUrl` is its link. */
  connectFarcaster(parameters?: InNamespace): Promise<ConnectedAccount>
  /** Logs in with a passkey, and connects. */
  connectPasskey(parameters?: InNamespace): Promise<ConnectedAccount>
  /** Repeats the login that failed. `undefined` if none did. */
  retry(): Promise<ConnectedAccount> | undefined
  /**
   * Brings the window of a pending login or of the settings to the front, or opens it. Call it in a
   * click.
   */
  openWindow(): void
  /** Ends a pending login, and clears the last one. */
  cancel(): void
  /** Changes the address of e-mail. The frame asks for the new one. */
  updateEmail(): Promise<{ email: string }>
  /** Lets another device open the wallet. The frame asks for the code that it shows. */
  addDevice(): Promise<void>
  /**
   * Opens the wallet’s settings in a window, in the same tick: call it in a click.
   * `state.settingsWindow` says what became of it.
   */
  openSettings(): Promise<void>
  /** Puts the frame into an element. @returns takes it away again */
  place(element: HTMLElement): () => void
  /** Makes the frame look as what is around it. */
  setLook(look: AuthLook): void
  destroy(): void
}
