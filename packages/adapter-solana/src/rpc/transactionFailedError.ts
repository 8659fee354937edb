/** A transaction that the chain took and that failed there, or that it can never take any more. */
export class TransactionFailedError extends Error {
  override readonly name = 'TransactionFailedError'
  /** The id of the transaction, in base58. */
  readonly signature: string
  /** The chain's own reason, such as `{"InstructionError":[0,{"Custom":1}]}`. */
  readonly error: unknown

  constructor(parameters: { signature: string; error: unknown }) {
    const { signature, error } = parameters
    super(`Transaction ${signature} failed: ${JSON.stringify(error)}`)
    this.signature = signature
    this.error = error
  }
}
