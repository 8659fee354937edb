/** What the chain has of a permission. */
export type PermissionState = {
  /**
   * `expired`: by the time of the chain. `ended`: it was taken back, for good or until the account
   * allows it again. `suspended`: the account has no code that carries it out, and may get it
   * again.
   */
  readonly status: 'active' | 'expired' | 'ended' | 'suspended'
  /**
   * What was used, in base units: in the present period, or in all. `undefined` where the chain
   * does not keep it.
   */
  readonly used: bigint | undefined
}
