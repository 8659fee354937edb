import type { Address, Hex } from 'viem'
import type { AccountOwner } from './accountOwner.ts'
import type { RpcClient } from './rpcClient.ts'

/** What the verbs of a contract account share. */
export type ContractParts = {
  /** The chain's node. */
  readonly client: RpcClient
  readonly chainId: number
  /** Whose key signs. */
  readonly owner: AccountOwner
  /** Of the contract. */
  readonly address: Address
  /** The hash of the code that accounts run here. */
  readonly codeHash: Hex
  /** The hash of what creates accounts here, where it is not that of public chains. */
  readonly creationHash: Hex | undefined
  readonly bundler: RpcClient | undefined
  /** Without it the account pays. */
  readonly paymaster: RpcClient | undefined
}
