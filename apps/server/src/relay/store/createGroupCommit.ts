import { setImmediate } from 'node:timers/promises'

/** Collects items during a commit and commits them together afterwards. */
export type GroupCommit<item> = {
  add(item: item): void
  /** Requests a commit without an item. */
  wake(): void
  /** Resolves when nothing is left. */
  idle(): Promise<void>
}

/**
 * Runs one commit at a time. An item waits for at most one earlier commit, and a slower disk shares
 * each commit among more items.
 */
export function createGroupCommit<item>(
  commit: (items: readonly item[]) => Promise<void>,
): GroupCommit<item> {
  let items: item[] = []
  let isAwake = false
  let running: Promise<void> | undefined

  const run = async () => {
    // Items of the same event-loop turn share a commit.
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
