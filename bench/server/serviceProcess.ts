import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startFromEnvironment } from '@cleat/server/start'

// Runs the service in its own process. Its argument are settings. Requests are messages.
const [settings = '{}'] = process.argv.slice(2)
const server = await startFromEnvironment({
  environment: { PORT: '0', RELAY: 'off', LOG_LEVEL: 'silent', ...JSON.parse(settings) },
})
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
process.send?.({ url: server.url })
