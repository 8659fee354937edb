export type Queue = {
  /** Runs the work when it is its turn. Rejects with the reason of the signal when that is aborted first. */
  run<result>(work: () => Promise<result>, signal: AbortSignal): Promise<result>
}

export declare namespace createQueue {
  type Parameters = {
    /** How much runs at once. */
    concurrency: number
    /** How much may wait. */
    capacity: number
    /** What is thrown when more comes. */
    onFull: () => Error
    /** How long something may wait for its turn, and what is thrown then. @default as long as it takes */
    wait?: { readonly limitMs: number; readonly onLate: () => Error } | undefined
  }
}

/** Work that takes turns, of which a bounded amount waits for a bounded time: who comes when it is full hears so at once. */
export function createQueue(parameters: createQueue.Parameters): Queue {
  const { concurrency, capacity, onFull, wait } = parameters
  const waiting = new Set<() => void>()
  let running = 0

  const turn = async (signal: AbortSignal) => {
    if (running < concurrency) {
      running += 1
      return
    }
    if (waiting.size >= capacity) throw onFull()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (reason: unknown) => {
      waiting.delete(resolve)
      reject(reason)
    }
    const onAbort = () => leave(signal.reason)
    const timer = wait && setTimeout(() => leave(wait.onLate()), wait.limitMs)
    waiting.add(resolve)
    signal.addEventListener('abort', onAbort, { once: true })
    await promise.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    })
  }

  const pass = () => {
    const [next] = waiting
    if (!next) {
      running -= 1
      return
    }
    waiting.delete(next)
    next()
  }

  return {
    async run(work, signal) {
      signal.throwIfAborted()
      await turn(signal)
      try {
        return await work()
      } finally {
        pass()
      }
    },
  }
}
