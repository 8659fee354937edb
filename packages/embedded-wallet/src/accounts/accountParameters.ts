import type { Hex } from 'viem'
import type { AccountOwner } from './accountOwner.ts'
import type { Implementation } from './implementations.ts'

/** What an account of a key on a chain is opened with. */
export type AccountParameters = {
  /** Who signs. */
  owner: AccountOwner
  chainId: number
  /** The chain's node. */
  rpcUrl: string
  /**
   * `delegated`: the account has the address of the key. `contract`: it is a contract that the
   * key owns, at another address.
   * @default 'delegated'
   */
  kind?: 'delegated' | 'contract' | undefined
  /** @default 'delegation' */
  implementation?: Implementation['id'] | undefined
  /** The hash of the code that the implementation must have here. @default any */
  codeHash?: Hex | undefined
  /** The hash of what creates contract accounts here. @default that of public chains */
  creationHash?: Hex | undefined
  /** Without it the account sends transactions, and pays for them. */
  bundlerUrl?: string | undefined
  /** Asked who pays (ERC-7677). @default the account pays */
  paymasterUrl?: string | undefined
}
