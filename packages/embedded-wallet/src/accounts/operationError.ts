/** Why an operation was not signed or sent. */
export type OperationProblem =
  /** Something in it is not what was asked for. */
  | 'altered'
  /** The bundler refused it. */
  | 'rejected'
  /** Who wanted to pay does not. */
  | 'sponsor'
  /** The account runs code that is not known. */
  | 'code'
  /** The network has not this code, or another one in its place. */
  | 'unsupported'
  /** A service that is needed does not answer. */
  | 'unavailable'

/** An operation was not signed or sent. Nothing left the account. */
export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly problem: OperationProblem
  /** What was altered, or what the bundler said. */
  readonly detail: string

  constructor(problem: OperationProblem, detail: string, options?: ErrorOptions) {
    super(`The operation was not sent (${problem}): ${detail}`, options)
    this.problem = problem
    this.detail = detail
  }
}
