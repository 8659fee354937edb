import type { Behaviour } from '../behaviours/behaviour.ts'

export type Program<behaviour = Behaviour> = {
  /** Queues `behaviour` for the next `times` requests of `method`. */
  add: (entry: { method: string; behaviour: behaviour; times: number }) => void
  /** Takes the behaviour for the current request and counts it. */
  take: (method: string) => behaviour | undefined
  clear: () => void
}

/** Queued behaviours per method, in order. */
export function createProgram<behaviour = Behaviour>(): Program<behaviour> {
  let queue: readonly { method: string; behaviour: behaviour; times: number }[] = []
  return {
    add(entry) {
      if (entry.times > 0) queue = [...queue, entry]
    },
    take(method) {
      const found = queue.find((entry) => entry.method === method)
      if (!found) return undefined
      queue = queue
        .map((entry) => (entry === found ? { ...entry, times: entry.times - 1 } : entry))
        .filter((entry) => entry.times > 0)
      return found.behaviour
    },
    clear() {
      queue = []
    },
  }
}
