import type { Hex } from 'viem'
import type { AccountCall } from '../calls/accountCall.ts'
import type { GuardLimit } from '../guard/guardLimit.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import type { AccountCode } from './readCode.ts'
import type { SentCalls } from './sentCalls.ts'

/** An account of a key that can make several calls at once. */
export type SmartAccount = {
  /** Of the key, or of a contract that the key owns. */
  readonly address: Hex
  readCode(): Promise<AccountCode>
  /** Measures calls, and asks who pays. Signs nothing. Throws an `OperationError`. */
  prepare(parameters: {
    readonly calls: readonly AccountCall[]
    /**
     * The most that may leave the account, as the chain enforces it: more, and all of it reverts.
     * Only for the implementation `delegation`.
     */
    readonly limits?: readonly GuardLimit[] | undefined
    /** Operations of one lane follow each other. @default 0 */
    readonly lane?: bigint | undefined
  }): Promise<PreparedCalls>
  /** Signs what was prepared, and sends it. Throws an `OperationError`. */
  send(prepared: PreparedCalls): Promise<SentCalls>
  removeUpgrade(): Promise<SentCalls>
  /**
   * Signs as the account, for what asks its contract. Throws an `OperationError`.
   * @default signatures are those of the key
   * @see ERC-1271, ERC-6492
   */
  readonly signatures?: AccountSignatures | undefined
}

export type AccountSignatures = {
  /** Signs bytes as a message. @see EIP-191 */
  signMessage(parameters: { message: Hex }): Promise<Hex>
  /** Signs typed data, given as its JSON text. @see EIP-712 */
  signTypedData(parameters: { typedData: string }): Promise<Hex>
}
