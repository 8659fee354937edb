import type { Signals, Topic } from './signals.ts'

export type TopicFollower = {
  /**
   * Waits until a topic changes, for `ms` at most, or until the signal aborts.
   * @returns the topics that changed since the last call
   */
  next(ms: number): Promise<ReadonlySet<Topic>>
  stop(): void
}

/** Follows topics, so that nothing that changes between two waits is missed. */
export function followTopics(
  signals: Signals,
  parameters: { topics: readonly Topic[]; signal: AbortSignal },
): TopicFollower {
  const { topics, signal } = parameters
  let told = new Set<Topic>()
  let wake: () => void = () => undefined
  const stops = topics.map((topic) =>
    signals.subscribe(topic, () => {
      told.add(topic)
      wake()
    }),
  )
  const onAbort = () => wake()
  signal.addEventListener('abort', onAbort)
  return {
    async next(ms) {
      if (told.size === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      const now = told
      told = new Set()
      return now
    },
    stop() {
      signal.removeEventListener('abort', onAbort)
      wake()
      for (const stop of stops) stop()
    },
  }
}
