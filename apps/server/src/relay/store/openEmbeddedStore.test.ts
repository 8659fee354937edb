import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { useFolder } from '../../test/useFolder.ts'
import { createTopic } from '../test/samples.ts'
import { createPublication, hear, type StoreHarness, storeCases } from '../test/storeCases.ts'
import { openEmbeddedStore } from './openEmbeddedStore.ts'
import { openMessageFile } from './openMessageFile.ts'

const maxBytes = 1_000_000

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
  const [first, ...rest] = (await store.read({ topic, after: 0, limit: 3, maxBytes })).messages
  if (first) store.acknowledge(first)
  const page = await store.read({ topic, after: 0, limit: 2, maxBytes })
  expect(page).toEqual({ messages: rest, isAll: true })
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

test('behavior: a small message does not wait for the large ones of others', async () => {
  const { store, turns, append } = useSlowDisk()
  const appendLarge = () => {
    const { messages, ...rest } = createPublication({ topic: createTopic() })
    const message = 'A'.repeat(100_000)
    return store.append({ ...rest, messages: messages.map((one) => ({ ...one, message })) })
  }
  const larges = [appendLarge(), appendLarge(), appendLarge()]
  await expect.poll(() => turns.length).toBe(1)
  const small = append()
  turns[0]?.resolve()
  expect(await larges[0]).toBe('kept')
  await expect.poll(() => turns.length).toBe(2)
  let isLastKept = false
  void larges[2]?.then(() => {
    isLastKept = true
  })
  turns[1]?.resolve()
  await small
  expect(isLastKept).toBe(false)
  await expect.poll(() => turns.length).toBe(3)
  turns[2]?.resolve()
  expect(await Promise.all(larges)).toEqual(['kept', 'kept', 'kept'])
})

test('parameters: no folder: in memory, each for itself', async () => {
  const [one, other] = [openEmbeddedStore(), openEmbeddedStore()]
  const topic = createTopic()
  expect(await one.append(createPublication({ topic }))).toBe('kept')
  const page = await other.read({ topic, after: 0, limit: 1, maxBytes })
  expect(page).toEqual({ messages: [], isAll: true })
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
  const store = openEmbeddedStore({
    maxBytes: 200_000,
    capacityBytes: Number.POSITIVE_INFINITY,
    now: () => 2000,
  })
  onTestFinished(() => store.close())
  const topics = Array.from({ length: 10 }, createTopic)
  const outcomes: unknown[] = []
  for (let index = 0; index < 500; index += 1) {
    const publication = createPublication({ topic: topics[index % 10] ?? '' })
    outcomes.push(await store.append(publication).catch((error: Error) => error.name))
  }
  expect(new Set(outcomes)).toEqual(new Set(['kept', 'StoreUnavailableError']))
  await expect(store.check()).rejects.toMatchObject({ name: 'StoreUnavailableError' })

  const given = { after: 0, limit: 500, maxBytes }
  const pages = await Promise.all(topics.map((topic) => store.read({ topic, ...given })))
  const kept = pages.flatMap(({ messages }) => messages)
  expect(kept).toHaveLength(outcomes.filter((outcome) => outcome === 'kept').length)
  for (const message of kept) store.acknowledge(message)
  await expect(store.check()).resolves.toBeUndefined()
  expect(await store.append(createPublication({ topic: topics[0] ?? '' }))).toBe('kept')
})

test('behavior: the file of an older version is read on, and its messages have weight', async () => {
  const folder = await useFolder()
  const old = new DatabaseSync(join(folder, 'relay.sqlite'))
  old.exec(`
    CREATE TABLE message (
      position INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL, sender TEXT NOT NULL,
      message TEXT NOT NULL, tag INTEGER NOT NULL, attestation TEXT,
      published_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX message_topic ON message (topic, position);
  `)
  const topic = createTopic()
  const [message] = createPublication({ topic }).messages
  const row = [topic, 'did:key:zSender', message?.message ?? '', 1108, null, 1000, 1_000_000]
  const insert = old.prepare(
    'INSERT INTO message (topic, sender, message, tag, attestation, published_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  insert.run(...row)
  old.close()
  const store = openEmbeddedStore({ folder, now: () => 2000, capacityBytes: 150_000 })
  onTestFinished(() => store.close())
  const page = await store.read({ topic, after: 0, limit: 9, maxBytes })
  expect(page.messages).toEqual([{ ...message, sender: 'did:key:zSender', position: 1 }])
  // One more would be over the 128th part of a topic.
  expect(await store.append(createPublication({ topic, sender: 'b' }))).toBe('overdrawn')
})

test('behavior: after a restart what is kept still counts for its sender', async () => {
  const folder = await useFolder()
  const open = () => openEmbeddedStore({ folder, now: () => 2000, capacityBytes: 2_000_000 })
  const append = (store: ReturnType<typeof open>) =>
    store.append(createPublication({ topic: createTopic() }))
  const first = open()
  while ((await append(first)) === 'kept') {}
  await first.close()
  const again = open()
  onTestFinished(() => again.close())
  expect(await append(again)).toBe('overdrawn')
})
