declare global {
  interface Window {
    /** Tasks of more than 50 ms since the page began. */
    benchTasks?: PerformanceEntry[]
  }
}

/** Records long tasks. Runs in the page before everything else. */
export function recordTasks(): void {
  const tasks: PerformanceEntry[] = []
  window.benchTasks = tasks
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
}
