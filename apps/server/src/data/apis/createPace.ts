import { setTimeout } from 'node:timers/promises'

export type Pace = {
  /** Resolves when the next call may start. Throws if that takes too long. */
  next(signal: AbortSignal): Promise<void>
}

export declare namespace createPace {
  type Parameters = {
    perSecond: number
    /** A longer wait is refused at once. @default 5000 */
    maxWaitMs?: number | undefined
    onFull: () => Error
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

/** Spaces calls to an API with a limit per second. */
export function createPace(parameters: createPace.Parameters): Pace {
  const { perSecond, maxWaitMs = 5000, onFull, now = () => performance.now() } = parameters
  const gapMs = 1000 / perSecond
  let free = Number.NEGATIVE_INFINITY
  return {
    async next(signal) {
      signal.throwIfAborted()
      const time = now()
      const turn = Math.max(free, time)
      if (turn - time > maxWaitMs) throw onFull()
      free = turn + gapMs
      if (turn > time) await setTimeout(turn - time, undefined, { signal })
    },
  }
}
