/** Repeatedly started work of which only the latest run counts. */
export type AbortableTask = {
  /** Starts a run and aborts the previous one. The signal aborts when superseded. */
  start(): AbortSignal
  /** Aborts the current run. */
  stop(): void
}

export function createAbortableTask(): AbortableTask {
  let current: AbortController | undefined
  return {
    start() {
      current?.abort()
      current = new AbortController()
      return current.signal
    },
    stop() {
      current?.abort()
      current = undefined
    },
  }
}
