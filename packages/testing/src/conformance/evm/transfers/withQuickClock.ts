import { onTestFinished, vi } from 'vitest'

/** In milliseconds: so much later it is for the code under test, every so often. */
const [step, every] = [200, 20]

/**
 * Runs with a clock that goes ten times as fast: the time that code waits goes by sooner, and
 * nothing else. Who computes, or waits for a node, takes as long as ever.
 */
export async function withQuickClock<value>(run: () => Promise<value>): Promise<value> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const ticking = setInterval(() => vi.advanceTimersByTime(step), every)
  let isOver = false
  // A test that ran out of time is over before its run is: the clock is the next one's by then.
  const stop = () => {
    if (isOver) return
    isOver = true
    clearInterval(ticking)
    vi.useRealTimers()
  }
  onTestFinished(stop)
  try {
    return await run()
  } finally {
    stop()
  }
}
