import { setTimeout } from 'node:timers/promises'
import { startRelay } from '../startRelay.ts'
import { openEmbeddedStore } from '../store/openEmbeddedStore.ts'
import { openRedisStore } from '../store/openRedisStore.ts'
import type { RelayStore } from '../store/relayStore.ts'

// The relay in a separate process, for tests that kill it. Messages are in a folder, or in Redis.
const [place = '', port] = process.argv.slice(2)
const relay = await startRelay({ port: Number(port), store: await open() })
process.stdout.write(`${relay.url}\n`)

async function open(): Promise<RelayStore> {
  if (!place.startsWith('redis:')) return openEmbeddedStore({ folder: place })
  const store = openRedisStore({ url: place, onError: () => undefined })
  while ((await store.check().catch(() => 'away')) === 'away') await setTimeout(10)
  return store
}
