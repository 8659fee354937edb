import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'

export type Deadline = {
  /** Aborts at the deadline, or when the client leaves. */
  readonly signal: AbortSignal
  /** Settles as the work does, or rejects at the deadline, also if the work ignores the signal. */
  race<result>(work: Promise<result>): Promise<result>
  /** Stops the clock. */
  clear(): void
}

export declare namespace createDeadline {
  type Parameters = {
    chainId: string
    timeoutMs: number
    /** Aborts when the client leaves. */
    signal: AbortSignal
  }
}

/** A deadline of sources. Missing it counts as a failure of the source. */
export function createDeadline(parameters: createDeadline.Parameters): Deadline {
  const { chainId, timeoutMs, signal } = parameters
  signal.throwIfAborted()
  const ending = new AbortController()
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  const end = (reason: unknown) => {
    ending.abort(reason)
    ended.reject(reason)
  }
  const leave = () => end(signal.reason)
  const expire = () => end(new ChainUnavailableError({ chainId, reason: 'swap took too long' }))
  const timer = setTimeout(expire, timeoutMs)
  signal.addEventListener('abort', leave, { once: true })
  return {
    signal: ending.signal,
    race: (work) => Promise.race([work, ended.promise]),
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    },
  }
}
