import { type Page, runIn } from './page.ts'

type Timer = { readonly page: Page; readonly run: () => void; at: number; readonly every?: number }

/** The time of all pages. It passes only by `advance`. */
export type Clock = {
  /** Milliseconds since the start, which never jump. */
  readonly now: number
  /** What the device believes: milliseconds since 1970. */
  readonly date: number
  start(timer: { page: Page; run: () => void; ms: number; repeats: boolean }): number
  stop(id: number | undefined): void
  /** Sets the device's date wrong, or right again. No time passes. */
  jump(ms: number): void
  /** Lets time pass, timer by timer. `settle` runs what each of them caused. */
  advance(ms: number, settle: () => Promise<void>): Promise<void>
}

const startDate = Date.UTC(2026, 10, 23)

export function createClock(): Clock {
  const timers = new Map<number, Timer>()
  let now = 0
  let offset = startDate
  let lastId = 0

  const findNext = (end: number): [number, Timer] | undefined => {
    let next: [number, Timer] | undefined
    for (const [id, timer] of timers) {
      if (!timer.page.isOpen) timers.delete(id)
      else if (timer.at <= end && (!next || timer.at < next[1].at)) next = [id, timer]
    }
    return next
  }
  return {
    get now() {
      return now
    },
    get date() {
      return Math.floor(offset + now)
    },
    start({ page, run, ms, repeats }) {
      lastId += 1
      const delay = Math.max(1, Number.isFinite(ms) ? ms : 1)
      timers.set(lastId, { page, run, at: now + delay, ...(repeats ? { every: delay } : {}) })
      return lastId
    },
    stop(id) {
      if (id !== undefined) timers.delete(id)
    },
    jump(ms) {
      offset += ms
    },
    async advance(ms, settle) {
      const end = now + ms
      for (let next = findNext(end); next; next = findNext(end)) {
        const [id, timer] = next
        now = Math.max(now, timer.at)
        if (timer.every === undefined) timers.delete(id)
        else timer.at = now + timer.every
        runIn(timer.page, timer.run)
        await settle()
      }
      now = end
    },
  }
}
