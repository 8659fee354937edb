import { setTimeout } from 'node:timers/promises'

export type Pace = {
  /** Resolves when it is time for one more. Throws when that would be too late. */
  next(signal: AbortSignal): Promise<void>
}

export declare namespace createPace {
  type Parameters = {
    perSecond: number
    /** Who would have to wait longer hears so at once. @default 5000 */
    maxWaitMs?: number | undefined
    onFull: () => Error
    /** Milliseconds of a clock that only goes forward. */
    now?: (() => number) | undefined
  }
}

/** Spaces out what is asked, for those who count it by the second. */
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
