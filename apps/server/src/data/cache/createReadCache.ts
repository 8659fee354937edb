export type ReadParameters<value> = {
  key: string
  signal: AbortSignal
  /** Not to be given what was read before it was asked for. */
  isForced?: boolean | undefined
  /** Its signal is aborted when nobody waits any more. */
  load: (signal: AbortSignal) => Promise<value>
}

export type ReadCache<value> = {
  /** Rejects with the reason of the signal as soon as that is aborted, whoever else waits for the same. */
  read(parameters: ReadParameters<value>): Promise<value>
  /**
   * The same, but with what was read before when it cannot be read now, or not soon, unless that is too old or it is forced. It is
   * read to the end then, for whoever asks next.
   */
  readOrKept(parameters: ReadParameters<value>): Promise<{ value: value; isStale: boolean }>
}

export declare namespace createReadCache {
  type Parameters = {
    ttlMs: number
    /** How much longer a value is kept for when it cannot be read. @default 0 */
    staleMs?: number | undefined
    /** How long to wait for what can be told from before. @default 1000 */
    patienceMs?: number | undefined
    /** How many values are kept. The oldest are forgotten first. */
    capacity?: number | undefined
    /** Milliseconds of a clock that only goes forward. */
    now?: (() => number) | undefined
  }
}

type Flight<value> = { readonly promise: Promise<value>; waiting: number; readonly end: () => void }

/**
 * Remembers what was read for a while, and reads each thing once however many want it. One that is forced while it is being read
 * waits for that and reads once more, together with all others who force it. Failures are not remembered.
 */
export function createReadCache<value>(parameters: createReadCache.Parameters): ReadCache<value> {
  const { ttlMs, staleMs = 0, patienceMs = 1000, capacity = 10_000 } = parameters
  const { now = () => performance.now() } = parameters
  const kept = new Map<string, { value: value; until: number }>()
  const running = new Map<string, Flight<value>>()
  const following = new Map<string, Flight<value>>()

  const keep = (key: string, value: value) => {
    // A map keeps the order of insertion, so its first entry is the oldest.
    kept.delete(key)
    kept.set(key, { value, until: now() + ttlMs })
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
      // Nobody's leaving ends it: whoever asks next is glad of it.
      const reading = read({ ...parameters, signal: new AbortController().signal }).then(
        (value) => ({ value, isStale: false }),
        () => before,
      )
      return soon({ reading, before, patienceMs, signal })
    },
  }
}

type Soon<result> = {
  reading: Promise<result>
  before: result
  patienceMs: number
  signal: AbortSignal
}

/** What is read, or what was before if that takes too long. */
async function soon<result>(parameters: Soon<result>): Promise<result> {
  const { reading, before, patienceMs, signal } = parameters
  const { promise, resolve, reject } = Promise.withResolvers<result>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => resolve(before), patienceMs)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await Promise.race([reading, promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}

type Work<value> = (signal: AbortSignal) => Promise<value>

/** Waits as long as the signal lets it. The last one who leaves ends the flight. */
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
