/** Work that is begun again and again, and of which only the latest counts. */
export type AbortableTask = {
  /** Begins anew: whatever was begun before is called off. The signal aborts as soon as this one is nobody's any more. */
  start(): AbortSignal
  /** Calls off what was begun. */
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
