import type { Namespace } from '../../../base/caip/namespace.ts'
import type { SIWXMessage, SignInDevice } from '../../../contract/signIn/siwxConfig.ts'
import type { ConnectedAccount } from '../../../contract/wallets/connectedAccount.ts'
import type { connect } from '../../../runtime/actions/connect.ts'
import type { SignInSession, SignInState, SignInStatus } from './signInState.ts'

export type InNamespace = {
  /** @default the active namespace */
  namespace?: Namespace | undefined
}

export type SignOutParameters = InNamespace & {
  /** Ends the sessions of other devices too, if the service can. @default false */
  everywhere?: boolean | undefined
  /** A session that a server knows of, whose account need not be connected. @default that here */
  session?: SignInSession | undefined
}

/** Signing in with the connected accounts of a kit. It lives as long as the kit. */
export type SignInController = {
  readonly state: Readonly<SignInState>
  /** Whether visitors have to sign in. */
  readonly isRequired: boolean
  /** Whether sessions of other devices can be ended. */
  readonly canSignOutEverywhere: boolean
  /** Whether the service tells where else the visitor is signed in. */
  readonly canListDevices: boolean
  /** The status of the connected account of a namespace. */
  get(parameters?: InNamespace): SignInStatus
  /** Every account that is signed in. */
  listSessions(): readonly SignInSession[]
  /** Fetches the message, so that `signIn` asks the wallet in the same tick. Never rejects. */
  prepareSignIn(parameters?: InNamespace): Promise<void>
  /** The message that the wallet would sign, if it is there. */
  getMessage(parameters?: InNamespace): { text: string; data: SIWXMessage.Data } | undefined
  /**
   * Asks the wallet and signs in. A second call joins the first. A signature that the service did
   * not get is sent again without the wallet.
   * Rejects with `SIWX_…`, `REQUEST_…`, `SERVICE_…` or `CONNECTION_NOT_CONNECTED`.
   */
  signIn(parameters?: InNamespace): Promise<SignInSession>
  /**
   * Makes another account active that the wallet shares, and signs in with it. Rejects as `signIn`,
   * and with `REQUEST_ACCOUNT_CHANGED` if the wallet does not share it.
   */
  signInWith(parameters: InNamespace & { address: string }): Promise<SignInSession>
  /** Connects a wallet and signs in, without the modal. */
  connectAndSignIn(
    parameters: connect.Parameters,
  ): Promise<ConnectedAccount & { readonly session: SignInSession }>
  /**
   * Ends the session of an account: at the service, for two seconds at most, and here. Rejects with
   * `SERVICE_…` if the service was not reached; the next visit ends the session again.
   */
  signOut(parameters?: SignOutParameters): Promise<void>
  /** The visitor does not want to sign in. Ends the connection that was made for it. */
  cancel(parameters?: InNamespace): Promise<void>
  /** Asks again whether an account is signed in. Prompts for nothing and never rejects. */
  restoreSession(parameters?: InNamespace): Promise<void>
  /**
   * Takes over the session that a server rendered with. Its account is looked up once a wallet is
   * connected, and is in `state.given` until then.
   */
  adopt(session: SignInSession): void
  /**
   * The browsers in which the visitor is signed in, the last used first. Rejects with `SERVICE_…`,
   * or with `SIWX_REQUIRED` after a session that ended.
   */
  listDevices(parameters?: InNamespace): Promise<readonly SignInDevice[]>
  /** Signs one of them out. Rejects as `listDevices` does. */
  endDevice(parameters: InNamespace & { id: string }): Promise<void>
  destroy(): void
}
