import type { GrantedPermission } from '../../../contract/permissions/grantedPermission.ts'
import type { Permission } from '../../../contract/permissions/permission.ts'
import type { Delegate } from '../../../contract/permissions/permissionRequest.ts'
import type { PermissionSupport } from '../../../contract/permissions/permissionsAdapter.ts'
import type { PermissionSession } from './permissionSession.ts'
import type { SessionsState } from './sessionsState.ts'

/** What an app asks the account in use for, on the network in use. */
export type GrantParameters = {
  /** One to 16. */
  readonly permissions: readonly Permission[]
  /** An account of the app, or its keys. Never the account itself. */
  readonly delegate: Delegate
  /** Seconds since the epoch, at most a year from now. */
  readonly expiry: number
  /** How many calls there may be in all. */
  readonly callLimit?: number | undefined
  /**
   * Signs a text with the app's key (EIP-191), for the service that keeps a list.
   * @default the account signs, which is a second prompt
   */
  readonly signAsDelegate?: ((message: string) => Promise<string>) | undefined
  /** Whether the modal then says what was granted. @default with `features.smartSessions` */
  readonly isShown?: boolean | undefined
}

/** What the app got. */
export type Grant = {
  readonly pci: string
  /** Each with the context that it is used with (ERC-7710). */
  readonly granted: readonly GrantedPermission[]
}

/**
 * Permissions that the wallet grants to the app. It lives as long as the kit.
 * @see ERC-7715
 */
export type SessionsController = {
  readonly state: Readonly<SessionsState>
  /** What the wallet grants on the network in use. Never prompts, and never rejects. */
  isSupported(): Promise<PermissionSupport>
  /**
   * Asks the wallet, and compares what it granted with what was asked for. A second call while the
   * wallet asks rejects with `CONNECTION_PENDING`.
   * @throws `PERMISSION_INVALID` before the wallet is asked, `PERMISSION_UNSUPPORTED`,
   *   `PERMISSION_BROADER_THAN_ASKED`, `CONNECTION_NOT_CONNECTED`, `WALLET_…`, `REQUEST_…`
   */
  grant(parameters: GrantParameters): Promise<Grant>
  /**
   * Reads what the account in use allowed: this browser, the service of `services.sessions` and the
   * wallet's list. Rejects only if no account is connected.
   */
  list(): Promise<readonly PermissionSession[]>
  /**
   * Ends one: the wallet is asked, its list is read, the service is notified. A step that fails
   * is an event, and the next one follows. Never rejects for a wallet that refuses: what became of
   * it is in `revocation`.
   * @throws `CONNECTION_NOT_CONNECTED`
   */
  revoke(parameters: { pci: string }): Promise<PermissionSession | undefined>
  /** Ends all that may be active. */
  revokeAll(): Promise<void>
  destroy(): void
}
