/**
 * What an app may do without asking again. Amounts are in base units; times are in seconds. Without
 * a `token` it is about the native coin.
 * @see ERC-7715
 */
export type Permission =
  | PeriodicPermission
  | StreamPermission
  | AllowancePermission
  | ContractPermission

/** Up to an amount in each period. */
export type PeriodicPermission = {
  readonly kind: 'periodic'
  readonly token?: string | undefined
  readonly amount: bigint
  /** Seconds. */
  readonly period: number
  /** Seconds since the epoch. @default when it is granted */
  readonly startTime?: number | undefined
}

/** An amount that grows each second. */
export type StreamPermission = {
  readonly kind: 'stream'
  readonly token?: string | undefined
  readonly perSecond: bigint
  /** What can be spent at once. */
  readonly initial: bigint
  /** What can be spent in all. */
  readonly max: bigint
  readonly startTime?: number | undefined
}

/** Up to an amount in all. */
export type AllowancePermission = {
  readonly kind: 'allowance'
  readonly token?: string | undefined
  readonly amount: bigint
  readonly startTime?: number | undefined
}

/** Calls of a contract. Only the form of 2024 has it. */
export type ContractPermission = {
  readonly kind: 'contract'
  readonly contract: string
  /** Names of functions, or selectors. */
  readonly functions: readonly string[]
  /** Base units of the native coin that all calls may send. @default none */
  readonly valueLimit?: bigint | undefined
}

/** The names of the kinds. */
export type PermissionKind = Permission['kind']
