import { Problem } from '../../http/problem.ts'

export declare namespace SourceUnavailableError {
  type Parameters = {
    /** The provider's name. */
    name: string
    /** The reason for the log. It names no address and no key. */
    reason: string
    /** The provider's `Retry-After`, in milliseconds. @default 5000 */
    retryAfterMs?: number | undefined
  }
}

/** A provider cannot answer now. Others are not affected. */
export class SourceUnavailableError extends Problem {
  readonly retryAfterMs: number | undefined

  constructor({ name, reason, retryAfterMs }: SourceUnavailableError.Parameters) {
    super('SOURCE_UNAVAILABLE', {
      detail: `${name} cannot be asked at the moment. Try again later, or choose another provider.`,
      headers: { 'Retry-After': String(Math.ceil((retryAfterMs ?? 5000) / 1000)) },
      cause: reason,
    })
    this.retryAfterMs = retryAfterMs
  }
}
