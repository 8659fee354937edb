import type { WalletProblem } from '../../service/problemSchemas.ts'

/** Why the service refused something, or that it did not answer. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** A code of the service; `UNREACHABLE` where there was no answer that can be read. */
  readonly code: string
  readonly problem: WalletProblem | undefined

  constructor(
    code: string,
    options: { problem?: WalletProblem | undefined; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.code = code
    this.problem = options.problem
  }
}
