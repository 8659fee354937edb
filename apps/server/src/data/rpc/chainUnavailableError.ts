import { Problem } from '../../http/problem.ts'

export declare namespace ChainUnavailableError {
  type Parameters = {
    chainId: string
    /** The reason for the log. It names no account and no node URL, which may contain a key. */
    reason: string
    /** The node's `Retry-After`, in milliseconds. @default 5000 */
    retryAfterMs?: number | undefined
    /** Whether a limit of this service refused, which says nothing about the node. */
    isOwnLimit?: boolean | undefined
  }
}

/** A chain's node cannot answer now. Other chains are not affected. */
export class ChainUnavailableError extends Problem {
  readonly retryAfterMs: number | undefined
  readonly isOwnLimit: boolean

  constructor({
    chainId,
    reason,
    retryAfterMs,
    isOwnLimit = false,
  }: ChainUnavailableError.Parameters) {
    super('CHAIN_UNAVAILABLE', {
      detail: `${chainId} cannot be asked at the moment. Try again later; other chains are not concerned.`,
      headers: { 'Retry-After': String(Math.ceil((retryAfterMs ?? 5000) / 1000)) },
      cause: reason,
    })
    this.retryAfterMs = retryAfterMs
    this.isOwnLimit = isOwnLimit
  }
}
