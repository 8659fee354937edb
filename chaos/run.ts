import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askByFetch } from './browser/askByFetch.ts'
import { installGlobals } from './browser/installGlobals.ts'
import { realWork } from './browser/realWork.ts'
import { plantFault } from './plants/plantFault.ts'
import { type Plant, plants } from './plants/plants.ts'

// Runs the whole kit with everything around it lying, failing and stopping in the middle.
const { values } = parseArgs({
  options: {
    /** The first seed. The same seed takes the same steps. */
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '20' },
    steps: { type: 'string', default: '10000' },
    /** A file with the steps of a failure, as it was printed. */
    replay: { type: 'string' },
    budget: { type: 'string', default: '60000' },
    /** Takes a safeguard away first: a name of `plants`. */
    plant: { type: 'string' },
    /** Plays payments, swaps and purchases with every field of every answer lied about. */
    lies: { type: 'boolean', default: false },
    /** The number of lies about each field. Without it, all of them. */
    each: { type: 'string' },
    pairs: { type: 'string', default: '100' },
    /** A part of the names of the scenes with lies. */
    only: { type: 'string', multiple: true },
    /** A part of the description of the lies. */
    about: { type: 'string', multiple: true },
  },
})
const { replay, plant } = values
if (plant !== undefined) {
  const known: Record<string, Plant> = plants
  const chosen = known[plant]
  if (!chosen) throw new Error(`No plant ${plant}: ${Object.keys(plants).join(', ')}`)
  console.log(`Planted: ${chosen.meaning}`)
  plantFault(chosen)
}
realWork.install()
installGlobals()
askByFetch()
if (values.lies) {
  const { searchLies } = await import('./lies/searchLies.ts')
  const { failed } = await searchLies({
    only: values.only,
    about: values.about,
    each: values.each === undefined ? undefined : Number(values.each),
    pairs: Number(values.pairs),
    seed: Number(values.seed),
  })
  process.exit(failed > 0 ? 1 : 0)
}
// Loaded after the plant, which changes what it loads.
const { search } = await import('./search/search.ts')
const count = replay === undefined ? Number(values.seeds) : 1
const { passed, failed } = await search({
  seeds: Array.from({ length: count }, (_, at) => Number(values.seed) + at),
  steps: Number(values.steps),
  replay: replay === undefined ? undefined : JSON.parse(readFileSync(replay, 'utf8')),
  budget: Number(values.budget),
})
console.log(`${passed} passed, ${failed} failed`)
// Nodes and servers of the run leave sockets behind.
process.exit(failed > 0 ? 1 : 0)
