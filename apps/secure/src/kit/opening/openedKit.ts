import type { Account, Bytes } from '@cleat/embedded-wallet/custody'

/** What is in a kit, in the memory of the page until it is closed. */
export type OpenedKit = {
  readonly entropy: Bytes
  /** Derived from the entropy. */
  readonly accounts: readonly Account[]
  /** Whether the kit names other addresses than those of its words. */
  readonly isOther: boolean
}
