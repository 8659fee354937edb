import type { Hex, PublicClient } from 'viem'
import type { BundlerClient, PaymasterClient } from 'viem/account-abstraction'
import type { AccountOwner } from './accountOwner.ts'
import type { Implementation } from './implementations.ts'

/** What the verbs of an account share. */
export type AccountParts = {
  /** The chain's node. */
  readonly client: PublicClient
  readonly chainId: number
  readonly owner: AccountOwner
  /** What the account takes over, if it runs no code yet. */
  readonly implementation: Implementation
  /** The hash of the code that the implementation must have here. @default any */
  readonly codeHash: Hex | undefined
  /** Without it the account sends transactions. */
  readonly bundler: BundlerClient | undefined
  /** Without it the account pays. */
  readonly paymaster: PaymasterClient | undefined
}
