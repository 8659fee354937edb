import { setTimeout } from 'node:timers/promises'
import { createDatabase } from '../../database/createDatabase.ts'
import { openEmbedded } from '../../database/openEmbedded.ts'
import { openPostgres } from '../../database/openPostgres.ts'
import { openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import { createHistoryStore } from '../history/createHistoryStore.ts'
import { createIndexer } from '../history/indexer/createIndexer.ts'

// Indexes a chain in a separate process, for tests that kill it. Prints after each step whether it
// has reached the head.
const [place = '', chainId = '', url = ''] = process.argv.slice(2)
const { chains } = readChains({
  urls: new Map([[chainId, url]]),
  history: new Map([[chainId, 0n]]),
  file: undefined,
})
const chain = openChains({ chains }).get(chainId)
if (chain?.namespace !== 'eip155') throw new Error(`${chainId} has no history.`)

const database = createDatabase({
  connect: () =>
    place.startsWith('postgres:')
      ? openPostgres({ url: place, onIdleError: () => undefined })
      : openEmbedded(place),
})
const store = createHistoryStore({ database })
const indexer = createIndexer({ chain, store, blocksAtOnce: 1 })
const { signal } = new AbortController()

while (true) {
  const isMore = await indexer.step(signal)
  process.stdout.write(isMore ? 'step\n' : 'end\n')
  if (!isMore) await setTimeout(20)
}
