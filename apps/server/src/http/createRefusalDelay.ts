import { setTimeout as pause } from 'node:timers/promises'

/** Lets refused clients wait for their answer, so that those who ask without end cost little. */
export type RefusalDelay = { wait(): Promise<void> }

export declare namespace createRefusalDelay {
  type Parameters = {
    /** @default 300 */
    delayMs?: number | undefined
    /** Above, refusals are answered at once, because waiting takes memory. @default 1000 */
    maxWaiting?: number | undefined
  }
}

export function createRefusalDelay(parameters: createRefusalDelay.Parameters = {}): RefusalDelay {
  const { delayMs = 300, maxWaiting = 1000 } = parameters
  let waiting = 0
  return {
    async wait() {
      if (waiting >= maxWaiting) return
      waiting += 1
      await pause(delayMs)
      waiting -= 1
    },
  }
}
