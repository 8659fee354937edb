import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { useFolder } from '../../test/useFolder.ts'
import { createTopic } from '../test/samples.ts'
import { createPublication, hear, type StoreHarness, storeCases } from '../test/storeCases.ts'
import { openEmbeddedStore } from './openEmbeddedStore.ts'
import { openMessageFile } from './openMessageFile.ts'

async function useHarness(): Promise<StoreHarness> {
  const folder = await useFolder()
  const clock = { time: 2000 }
  return {
    clock,
    async open(options) {
      const store = openEmbeddedStore({ folder, now: () => clock.time, ...options })
      onTestFinished(() => store.close())
      return store
    },
  }
}

for (const [title, check] of Object.entries(storeCases)) {
  test(title, async () => check(await useHarness()))
}

test('error: another process has the file', async () => {
  const { open } = await useHarness()
  await open()
  const cause = { message: expect.stringContaining('cannot be opened') }
  await expect(open()).rejects.toMatchObject({ name: 'StoreUnavailableError', cause })
})

test('behavior: what is acknowledged is not read again, also before that is written', async () => {
  const store = openEmbeddedStore({ now: () => 2000 })
  onTestFinished(() => store.close())
  const topic = createTopic()
  for (let index = 0; index < 3; index += 1) await store.append(createPublication({ topic }))
  const [first, ...rest] = await store.read({ topic, after: 0, limit: 3 })
  if (first) store.acknowledge(first)
  expect(await store.read({ topic, after: 0, limit: 2 })).toEqual(rest)
})

/** A store on a disk that waits for the test. */
function useSlowDisk() {
  const turns: PromiseWithResolvers<void>[] = []
  const sync = () => {
    const turn = Promise.withResolvers<void>()
    turns.push(turn)
    return turn.promise
  }
  const openFile = (given: openMessageFile.Parameters) => ({ ...openMessageFile(given), sync })
  const store = openEmbeddedStore({ openFile, now: () => 2000 })
  onTestFinished(() => store.close())
  const outcomes: unknown[] = []
  const append = () =>
    store.append(createPublication({ topic: createTopic() })).then(
      (outcome) => outcomes.push(outcome),
      (error: Error) => outcomes.push(error.name),
    )
  return { store, turns, outcomes, append }
}

test('behavior: nobody hears of a message before the disk has it', async () => {
  const { store, turns, outcomes, append } = useSlowDisk()
  const heard = hear(store)
  const first = append()
  await expect.poll(() => turns.length).toBe(1)
  const others = [append(), append()]
  await setTimeout(20)
  expect([heard.length, outcomes.length]).toEqual([0, 0])
  turns[0]?.resolve()
  await first
  expect([heard.length, outcomes]).toEqual([1, ['kept']])
  // Messages that arrived meanwhile share one sync.
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.resolve()
  await Promise.all(others)
  expect([heard.length, outcomes]).toEqual([3, ['kept', 'kept', 'kept']])
})

test('error: the disk fails after the message was written', async () => {
  const { store, turns, outcomes, append } = useSlowDisk()
  const failed = append()
  await expect.poll(() => turns.length).toBe(1)
  turns[0]?.reject(new Error('EIO'))
  await failed
  const kept = append()
  await expect.poll(() => turns.length).toBe(2)
  turns[1]?.resolve()
  await kept
  expect(outcomes).toEqual(['StoreUnavailableError', 'kept'])
  await expect(store.check()).resolves.toBeUndefined()
})

test('parameters: no folder: in memory, each for itself', async () => {
  const [one, other] = [openEmbeddedStore(), openEmbeddedStore()]
  const topic = createTopic()
  expect(await one.append(createPublication({ topic }))).toBe('kept')
  expect(await other.read({ topic, after: 0, limit: 1 })).toEqual([])
  await one.close()
  await other.close()
})

test('behavior: what expired and old publications leave the file', async () => {
  const folder = await useFolder()
  const first = openEmbeddedStore({ folder, now: () => 2000 })
  const topic = createTopic()
  const publication = createPublication({ topic })
  await first.append(publication)
  await first.close()
  const later = openEmbeddedStore({ folder, now: () => 2_000_000 })
  expect(await later.append(publication)).toBe('kept')
  await later.close()
  const file = new DatabaseSync(join(folder, 'relay.sqlite'))
  expect(file.prepare('SELECT count(*) AS count FROM message').get()).toEqual({ count: 1 })
  file.close()
})

test('error: a file that is full refuses, and takes again when there is room', async () => {
  const store = openEmbeddedStore({ maxBytes: 200_000, now: () => 2000 })
  onTestFinished(() => store.close())
  const topics = Array.from({ length: 10 }, createTopic)
  const outcomes: unknown[] = []
  for (let index = 0; index < 500; index += 1) {
    const publication = createPublication({ topic: topics[index % 10] ?? '' })
    outcomes.push(await store.append(publication).catch((error: Error) => error.name))
  }
  expect(new Set(outcomes)).toEqual(new Set(['kept', 'StoreUnavailableError']))
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailableError' })

  const kept = await Promise.all(topics.map((topic) => store.read({ topic, after: 0, limit: 500 })))
  expect(kept.flat()).toHaveLength(outcomes.filter((outcome) => outcome === 'kept').length)
  for (const message of kept.flat()) store.acknowledge(message)
  await expect(store.check()).resolves.toBeUndefined()
  expect(await store.append(createPublication({ topic: topics[0] ?? '' }))).toBe('kept')
})
