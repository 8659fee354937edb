import type { CaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import type { Permission } from '../../../contract/permissions/permission.ts'
import type { PermissionState } from '../../../contract/permissions/permissionState.ts'

/** Whether a permission can still be used. `unknown` where only the chain could say. */
export type SessionStatus = 'active' | 'expired' | 'revoked' | 'revoking' | 'unknown'

/**
 * What became of a step of a revocation. `skipped`: there was nothing to do. `unknown`: it could
 * not be asked.
 */
export type RevocationFact = 'skipped' | 'pending' | 'done' | 'failed' | 'unknown'

/** The three facts of a revocation, none of which stands for another. */
export type Revocation = {
  /** Whether the wallet was asked and agreed. */
  readonly wallet: RevocationFact
  /** Whether the chain says that it ended; where none enforces it, the wallet's own list. */
  readonly chain: RevocationFact
  /** Whether the service that keeps a list knows. */
  readonly service: RevocationFact
}

/** What an account allowed an app. Times are in seconds. */
export type PermissionSession = {
  /** A random UUID; for what only the wallet knows, a text that begins with `wallet:`. */
  readonly pci: string
  readonly address: string
  readonly caipNetworkId: CaipNetworkId
  readonly app: { readonly name: string; readonly url: string }
  /** `undefined` for what only the wallet knows. */
  readonly createdAt?: number | undefined
  readonly expiry: number
  /** The account that may use it, or the keys. */
  readonly delegate: string
  /** The contract that enforces it. `undefined` if the wallet does so itself. */
  readonly enforcer?: string | undefined
  readonly permissions: readonly Permission[]
  readonly callLimit?: number | undefined
  readonly status: SessionStatus
  /**
   * What was used of each permission, in base units: in the present period, or in all. `undefined`
   * for what no chain keeps, or what was not read.
   */
  readonly used?: readonly (bigint | undefined)[] | undefined
  /** What the chain that enforces it has of it. `undefined` if none does, or it was not read. */
  readonly onChain?: PermissionState['status'] | undefined
  /** When it was proven to have ended. */
  readonly revokedAt?: number | undefined
  /** What the wallet widened. The app did not get such a permission. */
  readonly broader?: string | undefined
  /** What became of the last revocation. */
  readonly revocation?: Revocation | undefined
}
