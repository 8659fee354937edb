import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startFromEnvironment } from '@cleat/server/start'

// Runs the service in its own process. Arguments are its chains, their description, whether clients
// have the usual limits, by the addresses that they name, and further settings. Requests are
// messages.
const [chains, file, guarded, more = '{}'] = process.argv.slice(2)
const server = await startFromEnvironment({
  environment: {
    PORT: '0',
    // Balances need no database, and creating one takes longer than the run. This URL has none.
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    RELAY: 'off',
    // All clients share one IP address, unless they name others.
    RATE_LIMIT: guarded === 'guarded' ? '' : '0',
    TRUSTED_PROXIES: guarded === 'guarded' ? 'private' : '',
    LOG_LEVEL: 'silent',
    CHAINS: chains,
    CHAINS_FILE: file,
    ...JSON.parse(more),
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
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
process.send?.({ url: server.url })
