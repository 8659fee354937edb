import { startRelay } from '../startRelay.ts'
import { openEmbeddedStore } from '../store/openEmbeddedStore.ts'

// The relay in a process of its own, for tests that end it without asking.
const [folder, port] = process.argv.slice(2)
const relay = await startRelay({ port: Number(port), store: openEmbeddedStore({ folder }) })
process.stdout.write(`${relay.url}\n`)
