import type { AccountOwner } from './accountOwner.ts'
import type { AuthChain } from './authChain.ts'

/** What an account of a key on a chain is opened with. */
export type AccountParameters = AuthChain & {
  /** Who signs. */
  owner: AccountOwner
}
