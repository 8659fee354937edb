import type { Logger } from '../http/logger.ts'

/** How a call failed, if the API is to blame. */
export type BreakerFailure = {
  /** For the log. */
  readonly reason: unknown
  /** The pause that the API asks for, in milliseconds. */
  readonly retryAfterMs: number | undefined
}

/** A circuit breaker: pauses calls to an API that fails. */
export type Breaker = {
  /** Runs the work, or rejects at once with the error of `onRest` while paused. */
  run<result>(parameters: Breaker.Parameters<result>): Promise<result>
}

export declare namespace Breaker {
  type Parameters<result> = {
    work: () => Promise<result>
    onRest: (reason: string) => Error
  }
}

export declare namespace createBreaker {
  type Parameters = {
    /** The name in the log. */
    name: string
    logger: Pick<Logger, 'error' | 'info'>
    /** Returns `undefined` for errors that say nothing about the API, such as own limits. */
    readFailure: (error: unknown) => BreakerFailure | undefined
    /** Consecutive failures before a pause. @default 3 */
    failures?: number | undefined
    /** The pause without a `Retry-After`, in milliseconds. @default 30000 */
    restMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

/** A `Retry-After` pauses at once. After a pause, one failure pauses again. */
export function createBreaker(parameters: createBreaker.Parameters): Breaker {
  const { name, logger, readFailure, failures = 3, restMs = 30_000 } = parameters
  const { now = () => performance.now() } = parameters
  let restsUntil = Number.NEGATIVE_INFINITY
  let inRow = 0

  const fail = ({ reason, retryAfterMs }: BreakerFailure) => {
    inRow += 1
    if (retryAfterMs === undefined && inRow < failures) return
    restsUntil = Math.max(restsUntil, now() + (retryAfterMs ?? restMs))
    logger.error('public API is left alone', { api: name, reason })
  }

  return {
    async run({ work, onRest }) {
      if (now() < restsUntil) throw onRest(`${name} rests`)
      try {
        const result = await work()
        if (inRow >= failures) logger.info('public API answers again', { api: name })
        inRow = 0
        return result
      } catch (error) {
        const failure = readFailure(error)
        if (failure) fail(failure)
        throw error
      }
    },
  }
}
