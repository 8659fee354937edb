import type { CaipNetwork } from '../../base/caip/network.ts'
import type { GrantedPermission } from './grantedPermission.ts'
import type { Permission, PermissionKind } from './permission.ts'
import type { Delegate, PermissionRequest } from './permissionRequest.ts'
import type { PermissionState } from './permissionState.ts'

/** The wallet that is asked about permissions. */
export type PermissionWallet = {
  readonly name: string
  /** Sends a request through the pipeline. */
  submit(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  /**
   * The methods that a paired wallet approved. It is asked nothing without a press of the visitor,
   * because each request brings it forward. `undefined` for wallets in the page.
   */
  readonly approved?: readonly string[] | undefined
}

/** Which permissions a wallet grants. `unknown` if only a request could tell. */
export type PermissionSupport =
  | { readonly status: 'supported'; readonly kinds: readonly PermissionKind[] }
  | { readonly status: 'unsupported' }
  | { readonly status: 'unknown' }

/**
 * Permissions in the words of a chain family. It holds no state. Every rejection is a
 * `CleatError`. Loaded on first use.
 */
export type PermissionsAdapter = {
  /** What the wallet grants on a network. Never prompts. */
  getSupport(parameters: {
    wallet: PermissionWallet
    account: string
    network: CaipNetwork
  }): Promise<PermissionSupport>
  /**
   * Asks the wallet. Resolves with what it says it granted, which may be something else.
   * @throws `PERMISSION_UNSUPPORTED`, `PERMISSION_INVALID`, `WALLET_BAD_ANSWER`, `REQUEST_…`
   */
  grant(parameters: {
    wallet: PermissionWallet
    request: PermissionRequest
  }): Promise<readonly GrantedPermission[]>
  /**
   * Asks the wallet to end a permission.
   * @throws `WALLET_METHOD_UNSUPPORTED`, `REQUEST_…`
   */
  revoke(parameters: { wallet: PermissionWallet; context: string }): Promise<void>
  /**
   * What the wallet says it granted to this page. `undefined` if it keeps no such list, or cannot
   * be asked. What cannot be read is left out.
   */
  list(parameters: {
    wallet: PermissionWallet
    account: string
  }): Promise<readonly GrantedPermission[] | undefined>
  /**
   * What the chain has of permissions, in order. `undefined` for what it does not enforce, or what
   * cannot be read of it. Absent where no chain enforces any. Asks no wallet.
   * @throws `NETWORK_RPC_FAILED`
   * @see ERC-7710
   */
  readStates?:
    | ((parameters: {
        network: CaipNetwork
        grants: readonly Pick<GrantedPermission, 'context' | 'enforcer'>[]
      }) => Promise<readonly (PermissionState | undefined)[]>)
    | undefined
  /** What a delegate is compared by: its account, or its keys where they have none. */
  nameDelegate(delegate: Delegate): string
  /** A permission in the form of the standard, for lists. Amounts are in hex. */
  write(permission: Permission): { readonly [name: string]: unknown }
  /** Reads it back, or one of 2024. `undefined` for what is not understood. */
  read(record: unknown): Permission | undefined
}
