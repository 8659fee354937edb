import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startRelay } from '@cleat/server/relay'
import { openEmbeddedStore } from '@cleat/server/relay/store'

// The relay in a process of its own: its folder and its port come as arguments, questions about it as messages.
const [folder, port] = process.argv.slice(2)
const relay = await startRelay({ port: Number(port), store: openEmbeddedStore({ folder }) })
const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
process.on('message', () => {
  globalThis.gc?.()
  const lagMs = lag.percentile(99) / 1e6
  process.send?.({ bytes: process.memoryUsage().rss, lagMs, ...relay.figures() })
})
// Nobody else would end it.
process.on('disconnect', () => process.exit())
process.send?.({ url: relay.url })
