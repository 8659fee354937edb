import { startFromEnvironment } from '@cleat/server/start'

// Runs the service of sign-in in its own process, with a database in memory. Its argument is the
// origin of the app. Requests are messages.
const [origin = ''] = process.argv.slice(2)
const server = await startFromEnvironment({
  environment: {
    ...{ PORT: '0', DATA_DIR: 'memory', RELAY: 'off', SERVICES: 'auth', LOG_LEVEL: 'silent' },
    // Clients name their addresses.
    ...{ RATE_LIMIT: '0', TRUSTED_PROXIES: 'private' },
    AUTH_DOMAINS: origin,
    AUTH_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  },
})
let started = process.cpuUsage()
process.on('message', (message) => {
  if (message === 'begin') {
    started = process.cpuUsage()
    process.send?.('begun')
    return
  }
  const { user, system } = process.cpuUsage(started)
  process.send?.({ busyMs: (user + system) / 1000 })
})
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
process.send?.({ url: server.url })
