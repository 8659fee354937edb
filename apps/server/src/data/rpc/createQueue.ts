import PQueue from 'p-queue'

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
  const queue = new PQueue({ concurrency })

  return {
    async run(work, signal) {
      signal.throwIfAborted()
      if (queue.pending >= concurrency && queue.size >= capacity) throw onFull()
      // Ends the wait only. Work that has started keeps its place until it ends.
      const waiting = new AbortController()
      const leave = () => waiting.abort(signal.reason)
      const timer = wait && setTimeout(() => waiting.abort(wait.onLate()), wait.limitMs)
      signal.addEventListener('abort', leave, { once: true })
      const stopWaiting = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
      }
      const start = () => {
        stopWaiting()
        return work()
      }
      return queue.add(start, { signal: waiting.signal }).finally(stopWaiting)
    },
  }
}
