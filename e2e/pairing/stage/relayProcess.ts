import { startRelay } from '@cleat/server/relay'
import { openEmbeddedStore } from '@cleat/server/relay/store'

// Runs the relay in its own process, for tests that kill it. It ends with the test's process.
const [folder, port, skewMs] = process.argv.slice(2)
const relay = await startRelay({
  port: Number(port),
  store: openEmbeddedStore({ folder }),
  now: () => Date.now() + Number(skewMs),
})
process.on('message', () => process.send?.(relay.figures()))
process.on('disconnect', () => process.exit(0))
process.send?.(relay.url)
