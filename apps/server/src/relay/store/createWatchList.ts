/** Updates the watched topics in few requests, one at a time. */
export type WatchList = {
  /** Resolves when all of these topics are watched. */
  watch(topics: readonly string[]): Promise<void>
  unwatch(topic: string): void
}

export declare namespace createWatchList {
  type Parameters = {
    subscribe: (topics: string[]) => Promise<void>
    unsubscribe: (topics: string[]) => Promise<void>
  }
}

export function createWatchList(parameters: createWatchList.Parameters): WatchList {
  const { subscribe, unsubscribe } = parameters
  const wanted = new Set<string>()
  const watched = new Set<string>()
  let running: Promise<void> | undefined

  const apply = async () => {
    const missing = [...wanted].filter((topic) => !watched.has(topic))
    const spare = [...watched].filter((topic) => !wanted.has(topic))
    if (missing.length > 0) await subscribe(missing)
    for (const topic of missing) watched.add(topic)
    // Removed before the request completes, so that a new watcher meanwhile waits for a new
    // request.
    for (const topic of spare) watched.delete(topic)
    if (spare.length > 0) await unsubscribe(spare)
  }
  /** Resolves when all topics wanted before the call are watched. */
  const update = async (): Promise<void> => {
    // A running update may have started before the call. The next one has not.
    while (running) await running.catch(() => undefined)
    running = apply().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    async watch(topics) {
      for (const topic of topics) wanted.add(topic)
      while (topics.some((topic) => wanted.has(topic) && !watched.has(topic))) await update()
    },
    unwatch(topic) {
      if (!wanted.delete(topic)) return
      // A failure is retried with the next change. Until then some unneeded messages arrive.
      update().catch(() => undefined)
    },
  }
}
