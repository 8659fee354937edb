export type Turn = {
  /** Clients take turns, however many calls each of them has. */
  client: string
  signal: AbortSignal
  /** Creates the error of a wait that takes too long. */
  onFull: () => Error
}

export type Pace = {
  /** Resolves when the next call may start. Throws if that takes too long. */
  next(turn: Turn): Promise<void>
}

export declare namespace createPace {
  type Parameters = {
    perSecond: number
    /** A longer wait is refused, at once where it can be foreseen. @default 5000 */
    maxWaitMs?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

/** Spaces calls to an API with a limit per second, fairly between clients. */
export function createPace(parameters: createPace.Parameters): Pace {
  const { perSecond, maxWaitMs = 5000, now = () => performance.now() } = parameters
  const gapMs = 1000 / perSecond
  // Maps and sets keep insertion order: the first client is the next one.
  const waiting = new Map<string, Set<() => void>>()
  let free = Number.NEGATIVE_INFINITY
  let isScheduled = false

  /** At least this long, as clients who come later and have fewer calls go first. */
  const foresee = (client: string) => {
    const own = waiting.get(client)?.size ?? 0
    const others = [...waiting].filter(([other]) => other !== client)
    const ahead = others.reduce((sum, [, { size }]) => sum + Math.min(size, own + 1), own)
    return Math.max(0, free - now()) + ahead * gapMs
  }

  const leave = (client: string, start: () => void) => {
    const own = waiting.get(client)
    own?.delete(start)
    if (own?.size === 0) waiting.delete(client)
  }

  const pass = () => {
    isScheduled = false
    for (const [client, own] of waiting) {
      const [start] = own
      free = Math.max(free, now()) + gapMs
      if (start) leave(client, start)
      // To the end of the line.
      if (waiting.delete(client)) waiting.set(client, own)
      start?.()
      break
    }
    schedule()
  }

  const schedule = () => {
    if (isScheduled || waiting.size === 0) return
    isScheduled = true
    setTimeout(pass, Math.max(0, free - now()))
  }

  return {
    async next({ client, signal, onFull }) {
      signal.throwIfAborted()
      if (waiting.size === 0 && free <= now()) {
        free = now() + gapMs
        return
      }
      if (foresee(client) > maxWaitMs) throw onFull()
      const { promise, resolve: start, reject } = Promise.withResolvers<void>()
      const onAbort = () => reject(signal.reason)
      const late = setTimeout(() => reject(onFull()), maxWaitMs + gapMs)
      signal.addEventListener('abort', onAbort, { once: true })
      const own = waiting.get(client) ?? new Set()
      waiting.set(client, own.add(start))
      schedule()
      await promise.finally(() => {
        clearTimeout(late)
        signal.removeEventListener('abort', onAbort)
        leave(client, start)
      })
    },
  }
}
