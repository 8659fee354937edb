import type { Logger } from '../../http/logger.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import { NodeRefusedError } from '../rpc/nodeRefusedError.ts'

/** A circuit breaker: pauses calls to an API that fails. */
export type Circuit = {
  /** Runs the work, or rejects at once while paused. */
  run<result>(chainId: string, work: () => Promise<result>): Promise<result>
}

export declare namespace createCircuit {
  type Parameters = {
    /** The name in the log. */
    name: string
    logger: Pick<Logger, 'error' | 'info'>
    /** Consecutive failures before a pause. @default 3 */
    failures?: number | undefined
    /** The pause without a `Retry-After`, in milliseconds. @default 30000 */
    restMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

/**
 * A `Retry-After` pauses at once. After a pause, one failure pauses again. Own limits do not count.
 */
export function createCircuit(parameters: createCircuit.Parameters): Circuit {
  const { name, logger, failures = 3, restMs = 30_000, now = () => performance.now() } = parameters
  let restsUntil = Number.NEGATIVE_INFINITY
  let inRow = 0

  const fail = (error: ChainUnavailableError | NodeRefusedError) => {
    inRow += 1
    const askedMs = error instanceof ChainUnavailableError ? error.retryAfterMs : undefined
    if (askedMs === undefined && inRow < failures) return
    restsUntil = Math.max(restsUntil, now() + (askedMs ?? restMs))
    logger.error('public API is left alone', { api: name, reason: error.cause })
  }

  return {
    async run(chainId, work) {
      if (now() < restsUntil) throw new ChainUnavailableError({ chainId, reason: `${name} rests` })
      try {
        const result = await work()
        if (inRow >= failures) logger.info('public API answers again', { api: name })
        inRow = 0
        return result
      } catch (error) {
        const isFailure =
          error instanceof NodeRefusedError ||
          (error instanceof ChainUnavailableError && !error.isOwnLimit)
        if (isFailure) fail(error)
        throw error
      }
    },
  }
}
