import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startFromEnvironment } from '@cleat/server/start'

// The service in a process of its own: its chains come as arguments, questions about it as messages.
const [chains, file] = process.argv.slice(2)
const server = await startFromEnvironment({
  environment: {
    PORT: '0',
    // Balances need no database, and to make one takes longer than to read them all: so there is none at this address.
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    RELAY: 'off',
    // All visitors come from this machine.
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    CHAINS: chains,
    CHAINS_FILE: file,
  },
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
// Nobody else would end it.
process.on('disconnect', () => process.exit())
process.send?.({ url: server.url })
