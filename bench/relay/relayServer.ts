import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { startRelay } from '@cleat/server/relay'
import { openRedisStore } from '@cleat/server/relay/redis'
import { openEmbeddedStore } from '@cleat/server/relay/store'

// Runs the relay in its own process. Arguments are the folder or the Redis with its messages, the
// port, and whether clients have the usual limits, by the addresses that they name. Requests are
// messages.
const [place = '', port, guarded] = process.argv.slice(2)
const guards = {
  limits: { framesPerSecond: 200, socketsPerAddress: 200 },
  trustedProxies: ['private'],
}
const relay = await startRelay({
  port: Number(port),
  store: await open(),
  ...(guarded === 'guarded' ? guards : {}),
})
const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
process.on('message', () => {
  globalThis.gc?.()
  const lagMs = lag.percentile(99) / 1e6
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const busyMs = (user + system) / 1000
  process.send?.({ bytes: rss, heapBytes: heapUsed, busyMs, lagMs, ...relay.figures() })
})
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
process.send?.({ url: relay.url })

async function open() {
  if (!place.startsWith('redis:')) return openEmbeddedStore({ folder: place })
  const store = openRedisStore({ url: place, onError: () => undefined })
  while ((await store.check().catch(() => 'away')) === 'away') await pause(10)
  return store
}
