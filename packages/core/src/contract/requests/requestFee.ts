/** What a request can cost, and who pays. */
export type RequestFee = {
  /** The most that it can cost, in base units of the native coin. */
  readonly most: bigint
  /** Who pays. @default the account */
  readonly sponsor?: string | undefined
  /** Why it is not sponsored, if it could have been. */
  readonly notSponsored?: 'declined' | 'unavailable' | undefined
  /** Whether the account takes over code with it. */
  readonly isUpgrade: boolean
  /** Whether the chain enforces that no more leaves the account than was shown. */
  readonly isGuarded: boolean
}
