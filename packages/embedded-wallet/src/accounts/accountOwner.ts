import type { Address } from 'viem'
import type { FrameCalls, FrameRemoval } from '../protocol/frameCalls.ts'
import type { ContractQuestion } from '../protocol/frameRequest.ts'

/** Whose key signs for an account. It is asked for what is done, and never for a hash. */
export type AccountOwner = {
  readonly address: Address
  /**
   * Signs calls. For an operation: its signature, the authorization as 65 bytes, the signature of
   * the limit, `0x` where there is none. For a transaction: the whole of it.
   */
  signCalls(asked: FrameCalls): Promise<readonly string[]>
  /** Signs the transaction that takes the code away. */
  signRemoval(asked: FrameRemoval): Promise<readonly string[]>
  /** Signs a message or typed data for a contract account of the key. */
  signMessage(asked: ContractQuestion, chainId: number): Promise<readonly string[]>
}
