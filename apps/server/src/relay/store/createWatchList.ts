/** Keeps what is listened to in step with what should be, in few requests and never two at once. */
export type WatchList = {
  /** Resolves when all of these are listened to. */
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
    // Before it is done, so that whoever wants one of them in the meantime waits for it to be listened to again.
    for (const topic of spare) watched.delete(topic)
    if (spare.length > 0) await unsubscribe(spare)
  }
  /** Whatever was wanted before the call is so when it resolves. */
  const update = async (): Promise<void> => {
    // What runs may have begun before; what comes after it has not.
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
      // What fails is tried again with the next change; until then it costs some messages that nobody takes.
      update().catch(() => undefined)
    },
  }
}
