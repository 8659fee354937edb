import { Problem } from '../../http/problem.ts'

export declare namespace ChainUnavailableError {
  type Parameters = {
    chainId: string
    /** Why, for the log. Names no account and no address of a node, which may hold a key. */
    reason: string
  }
}

/** One chain cannot be asked at the moment; the others can. */
export class ChainUnavailableError extends Problem {
  constructor({ chainId, reason }: ChainUnavailableError.Parameters) {
    super('CHAIN_UNAVAILABLE', {
      detail: `${chainId} cannot be asked at the moment. Try again later; other chains are not concerned.`,
      headers: { 'Retry-After': '5' },
      cause: reason,
    })
  }
}
