import { setTimeout } from 'node:timers/promises'

/** Books what arrives, and what was going on when it was due. */
export type Ledger = {
  receive(index: number, dueAt: number): void
  /** Something happened that messages of this moment will feel. */
  disturb(): void
  /** Resolves when everything arrived, or when it took too long. */
  complete(withinMs: number): Promise<void>
  result(): {
    readonly lost: number
    readonly doubled: number
    readonly perSecond: number
    readonly calmMs: readonly number[]
    readonly allMs: readonly number[]
  }
}

/** A message that was due so long before or after a disturbance does not count as calm. */
const beforeMs = 500
const afterMs = 2500

export function createLedger(
  messages: number,
  now: () => number = () => performance.now(),
): Ledger {
  const counts = new Uint8Array(messages)
  const arrivals: { readonly dueAt: number; readonly ms: number }[] = []
  const disturbances: number[] = []

  const isCalm = (dueAt: number) =>
    disturbances.every((at) => dueAt < at - beforeMs || dueAt > at + afterMs)

  return {
    receive(index, dueAt) {
      counts[index] = (counts[index] ?? 0) + 1
      arrivals.push({ dueAt, ms: now() - dueAt })
    },
    disturb() {
      disturbances.push(now())
    },
    async complete(withinMs) {
      const deadline = performance.now() + withinMs
      while (arrivals.length < messages && performance.now() < deadline) await setTimeout(20)
    },
    result() {
      const first = Math.min(...arrivals.slice(0, 1000).map(({ dueAt }) => dueAt))
      const last = arrivals.at(-1)
      const seconds = last ? (last.dueAt + last.ms - first) / 1000 : 0
      return {
        lost: counts.filter((count) => count === 0).length,
        doubled: counts.filter((count) => count > 1).length,
        perSecond: seconds > 0 ? arrivals.length / seconds : 0,
        calmMs: arrivals.filter(({ dueAt }) => isCalm(dueAt)).map(({ ms }) => ms),
        allMs: arrivals.map(({ ms }) => ms),
      }
    },
  }
}
