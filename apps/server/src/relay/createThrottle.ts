/** Computes how long a sender must wait to keep a rate on average. */
export type Throttle = {
  /** Counts one. Returns the milliseconds until the next is allowed, or 0. */
  take(): number
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
    take() {
      if (perSecond === 0) return 0
      const time = now()
      tokens = Math.min(burst, tokens + ((time - filledAt) * perSecond) / 1000) - 1
      filledAt = time
      return tokens >= 0 ? 0 : Math.ceil((-tokens * 1000) / perSecond)
    },
  }
}
