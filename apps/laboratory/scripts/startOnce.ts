export type StartedOnce<thing> = {
  /** Starts it on the first call. Later calls get the same result. */
  readonly start: () => Promise<thing>
  /** Stops it if it was started. */
  readonly stop: () => Promise<void>
}

/** Starts something on demand and at most once. A failed start is retried by the next call. */
export function startOnce<thing extends { stop(): Promise<void> }>(
  create: () => Promise<thing>,
): StartedOnce<thing> {
  let running: Promise<thing> | undefined
  return {
    start() {
      if (running) return running
      const starting = create()
      running = starting
      starting.catch(() => {
        running = undefined
      })
      return starting
    },
    async stop() {
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}
