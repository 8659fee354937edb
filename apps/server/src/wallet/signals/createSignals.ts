import type { Signals, Topic } from './signals.ts'

/** Signals of this process only. */
export function createSignals(): Signals & {
  /** Something may have been missed. */
  tellAll(): void
} {
  const topics = new Map<Topic, Set<() => void>>()
  return {
    publish(topic) {
      for (const listener of topics.get(topic) ?? []) listener()
    },
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    count: () => [...topics.values()].reduce((sum, { size }) => sum + size, 0),
    tellAll() {
      for (const listeners of topics.values()) for (const listener of listeners) listener()
    },
    close: async () => topics.clear(),
  }
}
