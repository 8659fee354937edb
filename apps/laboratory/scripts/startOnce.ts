export type StartedOnce<thing> = {
  /** Starts it with the first call; every other one gets the same. */
  readonly start: () => Promise<thing>
  /** Ends it where it was started. */
  readonly stop: () => Promise<void>
}

/** Something that runs only when somebody wants it. What failed to start is tried again. */
export function startOnce<thing extends { stop(): Promise<void> }>(
  begin: () => Promise<thing>,
): StartedOnce<thing> {
  let running: Promise<thing> | undefined
  return {
    start() {
      if (running) return running
      const starting = begin()
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
