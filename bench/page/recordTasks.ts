declare global {
  interface Window {
    /** Tasks longer than 50 ms since navigation. */
    benchTasks?: PerformanceEntry[]
  }
}

/** Records long tasks. Runs in the page before other scripts. */
export function recordTasks(): void {
  const tasks: PerformanceEntry[] = []
  window.benchTasks = tasks
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
}
