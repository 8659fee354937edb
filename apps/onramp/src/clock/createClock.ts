/** The clock of the pay page, which a test can put forward. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs something later. It is dropped when the clock stops. */
  after(ms: number, run: () => void): void
  /** Puts the clock forward, and runs what is due by then, in its order. */
  advance(ms: number): void
  stop(): void
}

type Task = { readonly at: number; readonly run: () => void }

/** Goes with the time of this machine until it is put forward. */
export function createClock(): Clock {
  let ahead = 0
  let tasks: readonly Task[] = []
  let timer: NodeJS.Timeout | undefined
  const now = () => Date.now() + ahead

  const runDue = () => {
    const due = tasks.filter(({ at }) => at <= now())
    tasks = tasks.filter((task) => !due.includes(task))
    for (const { run } of due) run()
    schedule()
  }
  const schedule = () => {
    clearTimeout(timer)
    const [next] = tasks
    if (next) timer = setTimeout(runDue, Math.max(0, next.at - now()))
  }

  return {
    now,
    after(ms, run) {
      tasks = [...tasks, { at: now() + ms, run }].toSorted((a, b) => a.at - b.at)
      schedule()
    },
    advance(ms) {
      ahead += ms
      runDue()
    },
    stop() {
      clearTimeout(timer)
      tasks = []
    },
  }
}
