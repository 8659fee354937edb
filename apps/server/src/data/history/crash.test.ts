import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDatabase, type Database } from '../../database/createDatabase.ts'
import { openEmbedded } from '../../database/openEmbedded.ts'
import { openPostgres } from '../../database/openPostgres.ts'
import { describeWith } from '../../test/describeWith.ts'
import { findPostgres, startPostgres } from '../../test/startPostgres.ts'
import type { TestProgram } from '../../test/startProgram.ts'
import { useFolder } from '../../test/useFolder.ts'
import { createDataApp } from '../test/createDataApp.ts'
import { prepareEvmChain } from '../test/prepareEvmChain.ts'
import { createHistoryStore } from './createHistoryStore.ts'
import { createIndexer } from './indexer/createIndexer.ts'

const chain = prepareEvmChain()
const main = new URL('../test/historyProcess.ts', import.meta.url).pathname
const friend: Hex = '0x00000000000000000000000000000000000f21e4'
const count = 40
const all = Array.from({ length: count }, (_, index) => count - index)

beforeAll(async () => {
  await chain.sendEach(
    friend,
    all.map((value) => BigInt(count + 1 - value)),
  )
}, 60_000)

/** Indexes in a separate process and kills it in the middle of a step. */
async function crash({ place, steps }: { place: string; steps: number }) {
  const child = spawn(process.execPath, [main, place, chain.id, chain.url()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  let taken = 0
  for await (const line of createInterface(child.stdout)) {
    taken += 1
    if (line === 'end' || taken === steps) break
  }
  child.kill('SIGKILL')
  await exit
}

/** Continues after the crashes and reads the whole history page by page. */
async function finish(database: Database) {
  const app = createDataApp({
    urls: { [chain.id]: chain.url() },
    history: { [chain.id]: 0n },
    database,
  })
  const store = createHistoryStore({ database })
  const indexer = createIndexer({ chain: app.evmChain(chain.id), store })
  const before = (await store.anchors(chain.id)).length
  while (await indexer.step(new AbortController().signal));
  return { before, amounts: await readAll(app.ask) }
}

async function readAll(ask: ReturnType<typeof createDataApp>['ask']) {
  const amounts: number[] = []
  let cursor = ''
  while (true) {
    const { body } = await ask(`/v1/account/${friend}/history?chainId=${chain.id}${cursor}`)
    amounts.push(...body.data.map(({ transfers }) => Number(transfers[0]?.quantity.numeric) * 1e18))
    if (body.next === null) return amounts.map(Math.round)
    cursor = `&cursor=${body.next}`
  }
}

test('behavior: kill -9 in the middle of reading loses and repeats nothing', {
  timeout: 300_000,
}, async () => {
  const place = await useFolder()
  await crash({ place, steps: 12 })
  const database = createDatabase({ connect: () => openEmbedded(place) })
  const { before, amounts } = await finish(database)
  expect(before).toBeGreaterThanOrEqual(12)
  expect(before).toBeLessThan(count)
  expect(amounts).toEqual(all)
  await database.close()
})

// CI installs PostgreSQL.
describeWith({ name: 'PostgreSQL', program: findPostgres(), tests: testWithPostgres })

function testWithPostgres(programs: string) {
  let postgres: TestProgram
  beforeAll(async () => {
    postgres = await startPostgres(programs)
  }, 60_000)
  afterAll(() => postgres?.remove())

  test('behavior: kill -9 of several in the middle of reading loses and repeats nothing', async () => {
    const place = postgres.url
    await Promise.all([9, 16].map((steps) => crash({ place, steps })))
    const connect = () => openPostgres({ url: place, onIdleError: () => undefined })
    const database = createDatabase({ connect })
    const { before, amounts } = await finish(database)
    expect(before).toBeLessThan(count)
    expect(amounts).toEqual(all)
    await database.close()
  })
}
