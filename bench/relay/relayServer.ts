import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startRelay } from '@cleat/server/relay'
import { openEmbeddedStore } from '@cleat/server/relay/store'

// Runs the relay in its own process. Folder and port are arguments; requests are messages.
const [folder, port] = process.argv.slice(2)
const relay = await startRelay({ port: Number(port), store: openEmbeddedStore({ folder }) })
const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
process.on('message', () => {
  globalThis.gc?.()
  const lagMs = lag.percentile(99) / 1e6
  process.send?.({ bytes: process.memoryUsage().rss, lagMs, ...relay.figures() })
})
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
process.send?.({ url: relay.url })
