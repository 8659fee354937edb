import type { Address } from 'viem'

/** How much of an asset may leave an account at most. */
export type GuardLimit = {
  /** @default the native coin */
  readonly token?: Address | undefined
  /** Base units. */
  readonly most: bigint
}
