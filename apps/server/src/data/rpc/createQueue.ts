export type Queue = {
  /** Runs the work in its turn. Rejects with the signal's reason if that aborts first. */
  run<result>(work: () => Promise<result>, signal: AbortSignal): Promise<result>
}

export declare namespace createQueue {
  type Parameters = {
    /** The number of concurrent runs. */
    concurrency: number
    /** The maximum number of waiting runs. */
    capacity: number
    /** Creates the error when the queue is full. */
    onFull: () => Error
    /** The maximum wait, and the error after it. @default no maximum */
    wait?: { readonly limitMs: number; readonly onLate: () => Error } | undefined
  }
}

/** A queue with bounded concurrency, length and waiting time. A full queue rejects at once. */
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
