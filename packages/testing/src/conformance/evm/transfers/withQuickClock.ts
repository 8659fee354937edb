import { vi } from 'vitest'

/** In milliseconds: so much later it is for the code under test, every so often. */
const [step, every] = [200, 20]

/**
 * Runs with a clock that goes ten times as fast: the time that code waits goes by sooner, and
 * nothing else. Who computes, or waits for a node, takes as long as ever.
 */
export async function withQuickClock<value>(run: () => Promise<value>): Promise<value> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const ticking = setInterval(() => vi.advanceTimersByTime(step), every)
  try {
    return await run()
  } finally {
    clearInterval(ticking)
    vi.useRealTimers()
  }
}
