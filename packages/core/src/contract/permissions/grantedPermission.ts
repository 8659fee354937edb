import type { Permission } from './permission.ts'

/** A permission as the wallet says it granted it. */
export type GrantedPermission = {
  readonly permission: Permission
  /** CAIP-2. */
  readonly caipNetworkId: string
  /** Whose the money is. `undefined` if the wallet does not say. */
  readonly account?: string | undefined
  /** The account that may use it, or the key. */
  readonly to: string
  /** Seconds since the epoch. */
  readonly expiry: number
  /** Bytes in hex that name it. */
  readonly context: string
  /** The contract that enforces it. `undefined` if the wallet does so itself. */
  readonly enforcer?: string | undefined
  /** Whether Cleat knows that contract. */
  readonly isEnforcerKnown: boolean
  readonly callLimit?: number | undefined
}
