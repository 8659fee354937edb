/**
 * A transaction that failed on the chain, or whose blockhash expired.
 * @example
 * ```ts
 * import { TransactionFailedError } from '@cleat/adapter-solana'
 *
 * export function findFailed(error: unknown): string | undefined {
 *   return error instanceof TransactionFailedError ? error.signature : undefined
 * }
 * ```
 */
export class TransactionFailedError extends Error {
  override readonly name = 'TransactionFailedError'
  /** The transaction id, in base58. */
  readonly signature: string
  /** The chain's error, such as `{"InstructionError":[0,{"Custom":1}]}`. */
  readonly error: unknown

  constructor(parameters: { signature: string; error: unknown }) {
    const { signature, error } = parameters
    super(`Transaction ${signature} failed: ${JSON.stringify(error)}`)
    this.signature = signature
    this.error = error
  }
}
