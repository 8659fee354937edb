import type { Hex } from 'viem'
import type { AccountOwner } from './accountOwner.ts'
import type { Implementation } from './implementations.ts'
import type { RpcClient } from './rpcClient.ts'

/** What the verbs of an account share. */
export type AccountParts = {
  /** The chain's node. */
  readonly client: RpcClient
  readonly chainId: number
  readonly owner: AccountOwner
  /** What the account takes over, if it runs no code yet. */
  readonly implementation: Implementation
  /** The hash of the code that the implementation must have here. @default any */
  readonly codeHash: Hex | undefined
  /** Without it the account sends transactions. */
  readonly bundler: RpcClient | undefined
  /** Without it the account pays. */
  readonly paymaster: RpcClient | undefined
}
