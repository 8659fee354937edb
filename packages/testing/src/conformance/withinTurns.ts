/** Timers of ten milliseconds to wait for. On an idle machine that is a third of a second. */
const turns = 30

/**
 * Waits until `check` passes, for a number of timers and not for a time: on a busy machine each
 * timer is late, and so is the adapter. Fails with the last error of `check`.
 */
export async function withinTurns(check: () => void): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      return check()
    } catch (error) {
      if (turn > turns) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
