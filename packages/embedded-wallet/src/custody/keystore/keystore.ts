import type { Bytes } from '../bytes/bytes.ts'
import type { Account } from './account.ts'
import type { Holder } from './holder.ts'

/** What two shares open: everything about a wallet, in one generation of its shares. */
export type Keystore = {
  readonly walletId: string
  readonly generation: number
  /** 32 bytes, which the 24 words say. */
  readonly entropy: Bytes
  readonly accounts: readonly Account[]
  /** To these and to no others, shares are sealed. */
  readonly holders: readonly Holder[]
}
