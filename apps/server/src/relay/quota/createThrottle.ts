/** Computes how long a sender must wait to keep a rate on average. */
export type Throttle = {
  /** Counts one, or as much as something costs. Returns the milliseconds to the next, or 0. */
  take(cost?: number): number
}

export declare namespace createThrottle {
  type Parameters = {
    /** 0 for no limit. */
    perSecond: number
    /** How many are allowed at once after a pause. */
    burst: number
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

export function createThrottle(parameters: createThrottle.Parameters): Throttle {
  const { perSecond, burst, now = () => performance.now() } = parameters
  let tokens = burst
  let filledAt = now()
  return {
    take(cost = 1) {
      if (perSecond === 0) return 0
      const time = now()
      tokens = Math.min(burst, tokens + ((time - filledAt) * perSecond) / 1000) - cost
      filledAt = time
      return tokens >= 0 ? 0 : Math.ceil((-tokens * 1000) / perSecond)
    },
  }
}
