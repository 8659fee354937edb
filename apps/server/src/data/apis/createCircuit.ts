import { type BreakerFailure, createBreaker } from '../../circuit/createBreaker.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'

/** A circuit breaker for an API that answers for several chains. */
export type Circuit = {
  /** Runs the work, or rejects at once while paused. */
  run<result>(chainId: string, work: () => Promise<result>): Promise<result>
}

export declare namespace createCircuit {
  type Parameters = Omit<createBreaker.Parameters, 'readFailure'>
}

/**
 * A `Retry-After` pauses at once. After a pause, one failure pauses again. Own limits do not count.
 */
export function createCircuit(parameters: createCircuit.Parameters): Circuit {
  const breaker = createBreaker({ ...parameters, readFailure })
  return {
    run: (chainId, work) =>
      breaker.run({ work, onRest: (reason) => new ChainUnavailableError({ chainId, reason }) }),
  }
}

function readFailure(error: unknown): BreakerFailure | undefined {
  if (error instanceof NodeRefusedError) return { reason: error.cause, retryAfterMs: undefined }
  if (!(error instanceof ChainUnavailableError) || error.isOwnLimit) return undefined
  return { reason: error.cause, retryAfterMs: error.retryAfterMs }
}
