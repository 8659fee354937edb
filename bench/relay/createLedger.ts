import { setTimeout } from 'node:timers/promises'

/**
 * `cut`: some clients lost their connection. `crash`: all did, and nothing was delivered until they
 * were back.
 */
export type Disturbance = 'cut' | 'crash'

/** Records the delivery of messages, and the disturbance at the time they were due. */
export type Ledger = {
  receive(index: number, dueAt: number): void
  /** Starts a disturbance. The returned function ends it; messages are affected a while longer. */
  disturb(kind: Disturbance): () => void
  /** Resolves when everything arrived or the wait timed out. */
  complete(withinMs: number): Promise<void>
  result(): {
    readonly lost: number
    readonly doubled: number
    readonly perSecond: number
    /** Latencies in milliseconds, by disturbance. */
    readonly calmMs: readonly number[]
    readonly cutMs: readonly number[]
    readonly crashMs: readonly number[]
  }
}

/** A message that was due within this time of a disturbance counts as affected. */
const beforeMs = 500
const afterMs = 2500

export function createLedger(
  messages: number,
  now: () => number = () => performance.now(),
): Ledger {
  const counts = new Uint8Array(messages)
  const arrivals: { readonly dueAt: number; readonly ms: number }[] = []
  const disturbances: { readonly kind: Disturbance; readonly from: number; to: number }[] = []

  const phaseOf = (dueAt: number): Disturbance | 'calm' => {
    const felt = disturbances.filter(
      ({ from, to }) => dueAt >= from - beforeMs && dueAt <= to + afterMs,
    )
    return felt.find(({ kind }) => kind === 'crash')?.kind ?? felt[0]?.kind ?? 'calm'
  }

  return {
    receive(index, dueAt) {
      counts[index] = (counts[index] ?? 0) + 1
      arrivals.push({ dueAt, ms: now() - dueAt })
    },
    disturb(kind) {
      const disturbance = { kind, from: now(), to: Number.POSITIVE_INFINITY }
      disturbances.push(disturbance)
      return () => {
        disturbance.to = now()
      }
    },
    async complete(withinMs) {
      const deadline = performance.now() + withinMs
      while (arrivals.length < messages && performance.now() < deadline) await setTimeout(20)
    },
    result() {
      const first = Math.min(...arrivals.slice(0, 1000).map(({ dueAt }) => dueAt))
      const last = arrivals.at(-1)
      const phases = Map.groupBy(arrivals, ({ dueAt }) => phaseOf(dueAt))
      const took = (phase: Disturbance | 'calm') => (phases.get(phase) ?? []).map(({ ms }) => ms)
      const seconds = last ? (last.dueAt + last.ms - first) / 1000 : 0
      return {
        lost: counts.filter((count) => count === 0).length,
        doubled: counts.filter((count) => count > 1).length,
        perSecond: seconds > 0 ? arrivals.length / seconds : 0,
        calmMs: took('calm'),
        cutMs: took('cut'),
        crashMs: took('crash'),
      }
    },
  }
}
