import { expect } from 'vitest'
import type { KeptMessage, Publication, RelayStore } from '../store/relayStore.ts'
import { createMessage, createTopic } from './samples.ts'

/** Opens a store on the same messages each time, with the test's clock. Closes what it opened. */
export type StoreHarness = {
  open(options?: { maxKept?: number; capacityBytes?: number }): Promise<RelayStore>
  readonly clock: { time: number }
}

let count = 0

export function createPublication(parameters: Partial<Publication> & { topic: string }) {
  const { topic, ...rest } = parameters
  count += 1
  const times = { publishedAt: 1000, expiresAt: 1_000_000 }
  const message = { topic, message: createMessage(), tag: 1108, attestation: undefined, ...times }
  const publication: Publication = {
    sender: 'did:key:zSender',
    requestId: String(count),
    digest: message.message,
    messages: [message],
    ...rest,
  }
  return publication
}

export function hear(store: RelayStore) {
  const heard: KeptMessage[] = []
  store.listen({ onMessage: (message) => heard.push(message), onGap: () => undefined })
  return heard
}

const all = { after: 0, limit: 100, maxBytes: 1_000_000 }

async function readAll(store: RelayStore, topic: string) {
  return (await store.read({ topic, ...all })).messages
}

/** The tests of every store. */
export const storeCases: Readonly<Record<string, (harness: StoreHarness) => Promise<void>>> = {
  default: async ({ open }) => {
    const store = await open()
    const heard = hear(store)
    const publication = createPublication({ topic: createTopic() })
    const [message] = publication.messages
    const topic = message?.topic ?? ''
    await store.watch([topic])
    expect(await store.append(publication)).toBe('kept')
    const kept = { ...message, sender: publication.sender, position: expect.any(Number) }
    expect(await readAll(store, topic)).toEqual([kept])
    await expect.poll(() => heard).toEqual([kept])
  },

  'behavior: what is acknowledged is gone': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    await store.append(createPublication({ topic }))
    await store.append(createPublication({ topic }))
    const [first, second] = await readAll(store, topic)
    if (first) store.acknowledge(first)
    if (first) store.acknowledge(first)
    await expect.poll(() => readAll(store, topic)).toEqual([second])
  },

  'behavior: a retry is known, also when it was acknowledged': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publication = createPublication({ topic })
    await store.append(publication)
    expect(await store.append(publication)).toBe('repeated')
    const [kept] = await readAll(store, topic)
    if (kept) store.acknowledge(kept)
    expect(await store.append(publication)).toBe('repeated')
    await expect.poll(() => readAll(store, topic)).toEqual([])
  },

  'behavior: retries at the same time are kept once': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publication = createPublication({ topic })
    const outcomes = await Promise.all([1, 2, 3].map(() => store.append(publication)))
    expect(outcomes.sort()).toEqual(['kept', 'repeated', 'repeated'])
    expect(await readAll(store, topic)).toHaveLength(1)
  },

  'error: the same id for something else': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const { requestId } = createPublication({ topic })
    await store.append(createPublication({ topic, requestId }))
    expect(await store.append(createPublication({ topic, requestId }))).toBe('conflict')
    const sender = 'did:key:zOther'
    expect(await store.append(createPublication({ topic, requestId, sender }))).toBe('kept')
    expect(await readAll(store, topic)).toHaveLength(2)
  },

  'behavior: messages are read in order, from a position, so many': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publications = Array.from({ length: 9 }, () => createPublication({ topic }))
    for (const publication of publications) await store.append(publication)
    const texts = publications.map(({ digest }) => digest)
    const first = await store.read({ topic, ...all, limit: 4 })
    const after = first.messages.at(-1)?.position ?? 0
    const rest = await store.read({ topic, ...all, after })
    expect([first.isAll, rest.isAll]).toEqual([false, true])
    expect([first.messages.length, rest.messages.length]).toEqual([4, 5])
    const read = [...first.messages, ...rest.messages]
    expect(read.map(({ message }) => message)).toEqual(texts)
  },

  'behavior: what expired is not read, and takes nothing of what is': async ({ open, clock }) => {
    const store = await open()
    const topic = createTopic()
    const times = [5000, 9000, 5000, 5000, 9000]
    for (const expiresAt of times) {
      const { messages, ...rest } = createPublication({ topic })
      const short = messages.map((message) => ({ ...message, expiresAt }))
      await store.append({ ...rest, messages: short })
    }
    clock.time = 6000
    const read = await store.read({ topic, ...all, limit: 2 })
    expect([read.messages.length, read.isAll]).toEqual([2, true])
    clock.time = 9000
    expect(await readAll(store, topic)).toEqual([])
  },

  'behavior: a read ends at its bytes, with one message at least': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const large = createMessage(30_000)
    for (let index = 0; index < 5; index += 1) {
      const { messages, ...rest } = createPublication({ topic })
      await store.append({ ...rest, messages: messages.map((it) => ({ ...it, message: large })) })
    }
    const count = async (maxBytes: number) => {
      const { messages, isAll } = await store.read({ topic, ...all, maxBytes })
      return [messages.length, isAll]
    }
    expect(await count(1)).toEqual([1, false])
    expect(await count(100_000)).toEqual([2, false])
    expect(await count(1_000_000)).toEqual([5, true])
  },

  'behavior: a read leaves out a sender': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    for (const sender of ['did:key:zA', 'did:key:zB', 'did:key:zA']) {
      await store.append(createPublication({ topic, sender }))
    }
    const { messages, isAll } = await store.read({ topic, ...all, limit: 1, except: 'did:key:zA' })
    expect([messages.map(({ sender }) => sender), isAll]).toEqual([['did:key:zB'], true])
  },

  'behavior: a sender that holds its part is refused, and others are not': async ({ open }) => {
    const capacityBytes = 5_000_000
    const store = await open({ capacityBytes })
    const append = (sender: string, network: string) =>
      store.append(createPublication({ topic: createTopic(), sender, network }))
    const fill = async (sender: string, network: string) => {
      for (let count = 0; ; count += 1) {
        if ((await append(sender, network)) === 'overdrawn') return count
      }
    }
    const kept = await fill('did:key:zGreedy', '192.0.2.1')
    expect(kept).toBeGreaterThan(50)
    expect(kept).toBeLessThan(capacityBytes / 64 / 1000)
    expect(await append('did:key:zOther', '192.0.2.1')).toBe('kept')
    // With new keys the network is the limit.
    let ofNetwork = kept + 1
    for (let index = 0; index < 6; index += 1) {
      ofNetwork += await fill(`did:key:zGreedy${index}`, '192.0.2.1')
    }
    expect(ofNetwork).toBeLessThan(capacityBytes / 32 / 1000)
    expect(await append('did:key:zNew', '192.0.2.1')).toBe('overdrawn')
    expect(await append('did:key:zNew', '192.0.2.2')).toBe('kept')
    await store.check()
  },

  'behavior: the networks of a site together hold no more than one may': async ({ open }) => {
    const store = await open({ capacityBytes: 400_000 })
    const outcomes: unknown[] = []
    for (let index = 0; index < 400; index += 1) {
      const network = `2001:db8:1:${index.toString(16)}::/64`
      const sender = `did:key:z${index}`
      outcomes.push(
        await store.append(createPublication({ topic: createTopic(), sender, network })),
      )
    }
    const kept = outcomes.filter((outcome) => outcome === 'kept').length
    expect(kept).toBeGreaterThan(5)
    expect(kept).toBeLessThan(400_000 / 32 / 1000)
    const network = '2001:db8:2:1::/64'
    expect(await store.append(createPublication({ topic: createTopic(), network }))).toBe('kept')
  },

  'behavior: room comes back by acknowledging, and by what expires': async ({ open, clock }) => {
    const store = await open({ capacityBytes: 5_000_000 })
    const topic = createTopic()
    const append = () => store.append(createPublication({ topic, network: '192.0.2.1' }))
    while ((await append()) === 'kept') {}
    expect(await append()).toBe('overdrawn')
    const [kept] = await readAll(store, topic)
    if (kept) store.acknowledge(kept)
    await expect.poll(append).toBe('kept')
    expect(await append()).toBe('overdrawn')
    clock.time = 4_000_000
    const later = { publishedAt: clock.time, expiresAt: clock.time + 100_000 }
    const appendLater = () => {
      const { messages, ...rest } = createPublication({ topic, network: '192.0.2.1' })
      return store.append({ ...rest, messages: messages.map((it) => ({ ...it, ...later })) })
    }
    await expect.poll(appendLater, { timeout: 3000 }).toBe('kept')
    expect(await appendLater()).toBe('kept')
  },

  'behavior: a topic that is full takes more when something is gone': async ({ open, clock }) => {
    const store = await open({ maxKept: 2 })
    const topic = createTopic()
    await store.append(createPublication({ topic }))
    await store.append(createPublication({ topic }))
    const refused = createPublication({ topic })
    expect(await store.append(refused)).toBe('full')
    const [kept] = await readAll(store, topic)
    if (kept) store.acknowledge(kept)
    await expect.poll(() => store.append(refused)).toBe('kept')
    expect(clock.time).toBe(2000)
  },

  'behavior: a topic gets full also by what comes at once': async ({ open }) => {
    const store = await open({ maxKept: 2 })
    const topic = createTopic()
    const publications = [1, 2, 3, 4].map(() => createPublication({ topic }))
    const outcomes = await Promise.all(publications.map(store.append))
    expect(outcomes).toEqual(['kept', 'kept', 'full', 'full'])
    expect(await readAll(store, topic)).toHaveLength(2)
  },

  'behavior: a batch is kept whole or not at all': async ({ open }) => {
    const store = await open({ maxKept: 1 })
    const [full, empty] = [createTopic(), createTopic()]
    await store.append(createPublication({ topic: full }))
    const messages = [empty, full].flatMap((topic) => createPublication({ topic }).messages)
    expect(await store.append(createPublication({ topic: empty, messages }))).toBe('full')
    expect(await readAll(store, empty)).toEqual([])
  },

  'behavior: positions grow, also over what is gone and a new start': async ({ open }) => {
    const topic = createTopic()
    const store = await open()
    await store.append(createPublication({ topic }))
    const [before] = await readAll(store, topic)
    if (before) store.acknowledge(before)
    await store.close()
    const again = await open()
    await again.append(createPublication({ topic }))
    const [after] = await readAll(again, topic)
    expect(after?.position).toBeGreaterThan(before?.position ?? 0)
  },

  'behavior: what was kept outlives the process': async ({ open }) => {
    const topic = createTopic()
    const store = await open()
    const publication = createPublication({ topic })
    await store.append(publication)
    await store.close()
    const again = await open()
    expect(await again.append(publication)).toBe('repeated')
    expect(await readAll(again, topic)).toMatchObject(publication.messages)
  },

  'error: closed': async ({ open }) => {
    const store = await open()
    await store.close()
    const topic = createTopic()
    const unavailable = { name: 'StoreUnavailableError' }
    await expect(store.append(createPublication({ topic }))).rejects.toMatchObject(unavailable)
    await expect(readAll(store, topic)).rejects.toMatchObject(unavailable)
    await expect(store.check()).rejects.toMatchObject(unavailable)
  },
}
