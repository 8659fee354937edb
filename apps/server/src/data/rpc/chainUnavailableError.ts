import { Problem } from '../../http/problem.ts'

export declare namespace ChainUnavailableError {
  type Parameters = {
    chainId: string
    /** Why, for the log. Names no account and no address of a node, which may hold a key. */
    reason: string
    /** When whoever was asked wants to be asked again. @default 5000 */
    retryAfterMs?: number | undefined
  }
}

/** One chain cannot be asked at the moment; the others can. */
export class ChainUnavailableError extends Problem {
  readonly retryAfterMs: number | undefined

  constructor({ chainId, reason, retryAfterMs }: ChainUnavailableError.Parameters) {
    super('CHAIN_UNAVAILABLE', {
      detail: `${chainId} cannot be asked at the moment. Try again later; other chains are not concerned.`,
      headers: { 'Retry-After': String(Math.ceil((retryAfterMs ?? 5000) / 1000)) },
      cause: reason,
    })
    this.retryAfterMs = retryAfterMs
  }
}
