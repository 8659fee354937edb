/** Tells how long a sender has to wait, so that it keeps to a rate in the long run. */
export type Throttle = {
  /** Counts one. Answers the milliseconds until the next may come, 0 when that is now. */
  take(): number
}

export declare namespace createThrottle {
  type Parameters = {
    /** 0 for no limit. */
    perSecond: number
    /** What may come at once after it was quiet. */
    burst: number
    /** Milliseconds of a clock that only goes forward. */
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
