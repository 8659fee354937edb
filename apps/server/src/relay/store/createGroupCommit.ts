import { setImmediate } from 'node:timers/promises'

/** Collects items while others are being committed, and hands them on together. */
export type GroupCommit<item> = {
  add(item: item): void
  /** There is something to commit though no item was added. */
  wake(): void
  /** Resolves when nothing is left. */
  idle(): Promise<void>
}

/** One commit at a time, and none waits for more than the one before: the slower the disk is, the more share it. */
export function createGroupCommit<item>(
  commit: (items: readonly item[]) => Promise<void>,
): GroupCommit<item> {
  let items: item[] = []
  let isAwake = false
  let running: Promise<void> | undefined

  const run = async () => {
    // What comes in during this turn of the event loop goes together.
    await setImmediate()
    while (isAwake) {
      const batch = items
      items = []
      isAwake = false
      await commit(batch)
    }
  }
  const wake = () => {
    isAwake = true
    running ??= run().finally(() => {
      running = undefined
      if (isAwake) wake()
    })
  }

  return {
    add(item) {
      items.push(item)
      wake()
    },
    wake,
    async idle() {
      while (running) await running
    },
  }
}
