/** Runs in the process of the service before its code. Requests of figures are messages. */
export function reportFigures(): void {
  const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks')
  let started = process.cpuUsage()
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  process.on('message', (message) => {
    if (message === 'begin') {
      started = process.cpuUsage()
      lag.reset()
      process.send?.('begun')
      return
    }
    const { user, system } = process.cpuUsage(started)
    process.send?.({
      bytes: process.memoryUsage().rss,
      busyMs: (user + system) / 1000,
      lagMs: lag.percentile(99) / 1e6,
    })
  })
  // Ends with its parent process, which otherwise leaves it running.
  process.on('disconnect', () => process.exit())
}
