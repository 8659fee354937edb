import { toOwnText } from '../../http/toOwnText.ts'

export type ReadParameters<value> = {
  key: string
  signal: AbortSignal
  /** Requires a value that was loaded after this call. */
  isForced?: boolean | undefined
  /** Its signal aborts when no reader waits any more. */
  load: (signal: AbortSignal) => Promise<value>
}

export type ReadCache<value> = {
  /** Rejects with the signal's reason at once, without an effect on other readers. */
  read(parameters: ReadParameters<value>): Promise<value>
  /**
   * Like `read`, but returns a stale value when loading fails or is slow, unless that is too old or
   * `isForced`. The load continues for later readers.
   */
  readOrKept(parameters: ReadParameters<value>): Promise<{ value: value; isStale: boolean }>
}

export declare namespace createReadCache {
  type Parameters = {
    ttlMs: number
    /** How long a stale value can be returned, in milliseconds. @default 0 */
    staleMs?: number | undefined
    /** How long to wait before a stale value is returned, in milliseconds. @default 1000 */
    timeoutMs?: number | undefined
    /** The maximum number of values. The oldest are dropped first. */
    capacity?: number | undefined
    /** A monotonic clock, in milliseconds. */
    now?: (() => number) | undefined
  }
}

type Flight<value> = { readonly promise: Promise<value>; waiting: number; readonly end: () => void }

/**
 * A cache that loads each key once for concurrent readers. A forced read during a load waits for it
 * and loads again, shared by all forced readers. Failures are not cached.
 */
export function createReadCache<value>(parameters: createReadCache.Parameters): ReadCache<value> {
  const { ttlMs, staleMs = 0, timeoutMs = 1000, capacity = 10_000 } = parameters
  const { now = () => performance.now() } = parameters
  const kept = new Map<string, { value: value; until: number }>()
  const running = new Map<string, Flight<value>>()
  const following = new Map<string, Flight<value>>()

  const keep = (key: string, value: value) => {
    // A map keeps insertion order, so its first entry is the oldest.
    kept.delete(key)
    kept.set(toOwnText(key), { value, until: now() + ttlMs })
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break
      kept.delete(oldest)
    }
  }

  const launch = (flights: Map<string, Flight<value>>, key: string, work: Work<value>) => {
    const controller = new AbortController()
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const end = () => {
      land()
      controller.abort(new DOMException('Nobody waits any more.', 'AbortError'))
    }
    const flight: Flight<value> = { promise: work(controller.signal), waiting: 0, end }
    flights.set(key, flight)
    flight.promise.then(land, land)
    return flight
  }

  const fly = (key: string, load: Work<value>) =>
    launch(running, key, async (signal) => {
      const value = await load(signal)
      if (!signal.aborted) keep(key, value)
      return value
    })

  const follow = (key: string, load: Work<value>, before: Flight<value>) =>
    launch(following, key, async (signal) => {
      await before.promise.catch(() => undefined)
      signal.throwIfAborted()
      following.delete(key)
      const next = fly(key, load)
      return wait(next, signal)
    })

  const read = async ({ key, signal, isForced = false, load }: ReadParameters<value>) => {
    signal.throwIfAborted()
    const found = kept.get(key)
    if (!isForced && found && found.until > now()) return found.value
    const current = running.get(key)
    if (!current) return wait(fly(key, load), signal)
    return wait(isForced ? (following.get(key) ?? follow(key, load, current)) : current, signal)
  }

  return {
    read,
    async readOrKept(parameters) {
      const { key, signal, isForced } = parameters
      const found = kept.get(key)
      if (isForced || !found || found.until + staleMs <= now()) {
        return { value: await read(parameters), isStale: false }
      }
      signal.throwIfAborted()
      if (found.until > now()) return { value: found.value, isStale: false }
      const before = { value: found.value, isStale: true }
      // Without an abortable signal, so that the load completes for later readers.
      const reading = read({ ...parameters, signal: new AbortController().signal }).then(
        (value) => ({ value, isStale: false }),
        () => before,
      )
      return soon({ reading, before, timeoutMs, signal })
    },
  }
}

type Soon<result> = {
  reading: Promise<result>
  before: result
  timeoutMs: number
  signal: AbortSignal
}

/** The loaded value, or the stale one if loading takes too long. */
async function soon<result>(parameters: Soon<result>): Promise<result> {
  const { reading, before, timeoutMs, signal } = parameters
  const { promise, resolve, reject } = Promise.withResolvers<result>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => resolve(before), timeoutMs)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([reading, promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

type Work<value> = (signal: AbortSignal) => Promise<value>

/** Waits until the signal aborts. The last reader to leave aborts the load. */
async function wait<value>(flight: Flight<value>, signal: AbortSignal): Promise<value> {
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal.reason)
  flight.waiting += 1
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([flight.promise, left.promise])
  } finally {
    signal.removeEventListener('abort', leave)
    flight.waiting -= 1
    if (flight.waiting === 0 && signal.aborted) flight.end()
  }
}
