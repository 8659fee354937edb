import { setTimeout as pause } from 'node:timers/promises'

export declare namespace runAtRate {
  type Parameters<item> = {
    items: Iterable<item>
    /** Starts per second, independent of the answers. */
    perSecond: number
    /** @param due when it was to start, by `performance.now()` */
    work: (item: item, due: number) => Promise<void>
  }
  type ReturnType = {
    /** How many rejected. */
    readonly failed: number
    /** The first of them. */
    readonly failure: unknown
    readonly perSecond: number
  }
}

/** Starts work at a steady rate without waiting for its end, as independent visitors do. */
export async function runAtRate<item>(
  parameters: runAtRate.Parameters<item>,
): Promise<runAtRate.ReturnType> {
  const { items, perSecond, work } = parameters
  const failures: unknown[] = []
  const started = performance.now()
  const running: Promise<void>[] = []
  for (const item of items) {
    const due = started + (running.length * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await pause(early)
    running.push(work(item, due).catch((error) => void failures.push(error)))
  }
  await Promise.all(running)
  const tookMs = performance.now() - started
  return {
    ...{ failed: failures.length, failure: failures[0] },
    perSecond: (running.length * 1000) / tookMs,
  }
}
