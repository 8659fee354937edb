import { expect } from 'vitest'
import type { KeptMessage, Publication, RelayStore } from '../store/relayStore.ts'
import { createMessage, createTopic } from './samples.ts'

/** Opens a store on the same messages each time, with the test's clock. Closes what it opened. */
export type StoreHarness = {
  open(options?: { maxKept?: number }): Promise<RelayStore>
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

const all = { after: 0, limit: 100 }

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
    expect(await store.read({ topic, ...all })).toEqual([kept])
    await expect.poll(() => heard).toEqual([kept])
  },

  'behavior: what is acknowledged is gone': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    await store.append(createPublication({ topic }))
    await store.append(createPublication({ topic }))
    const [first, second] = await store.read({ topic, ...all })
    if (first) store.acknowledge(first)
    if (first) store.acknowledge(first)
    await expect.poll(() => store.read({ topic, ...all })).toEqual([second])
  },

  'behavior: a retry is known, also when it was acknowledged': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publication = createPublication({ topic })
    await store.append(publication)
    expect(await store.append(publication)).toBe('repeated')
    const [kept] = await store.read({ topic, ...all })
    if (kept) store.acknowledge(kept)
    expect(await store.append(publication)).toBe('repeated')
    await expect.poll(() => store.read({ topic, ...all })).toEqual([])
  },

  'behavior: retries at the same time are kept once': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publication = createPublication({ topic })
    const outcomes = await Promise.all([1, 2, 3].map(() => store.append(publication)))
    expect(outcomes.sort()).toEqual(['kept', 'repeated', 'repeated'])
    expect(await store.read({ topic, ...all })).toHaveLength(1)
  },

  'error: the same id for something else': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const { requestId } = createPublication({ topic })
    await store.append(createPublication({ topic, requestId }))
    expect(await store.append(createPublication({ topic, requestId }))).toBe('conflict')
    const sender = 'did:key:zOther'
    expect(await store.append(createPublication({ topic, requestId, sender }))).toBe('kept')
    expect(await store.read({ topic, ...all })).toHaveLength(2)
  },

  'behavior: messages are read in order, from a position, so many': async ({ open }) => {
    const store = await open()
    const topic = createTopic()
    const publications = Array.from({ length: 9 }, () => createPublication({ topic }))
    for (const publication of publications) await store.append(publication)
    const texts = publications.map(({ digest }) => digest)
    const first = await store.read({ topic, after: 0, limit: 4 })
    const rest = await store.read({ topic, after: first.at(-1)?.position ?? 0, limit: 100 })
    expect([first.length, rest.length]).toEqual([4, 5])
    expect([...first, ...rest].map(({ message }) => message)).toEqual(texts)
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
    expect(await store.read({ topic, after: 0, limit: 2 })).toHaveLength(2)
    clock.time = 9000
    expect(await store.read({ topic, ...all })).toEqual([])
  },

  'behavior: a topic that is full takes more when something is gone': async ({ open, clock }) => {
    const store = await open({ maxKept: 2 })
    const topic = createTopic()
    await store.append(createPublication({ topic }))
    await store.append(createPublication({ topic }))
    const refused = createPublication({ topic })
    expect(await store.append(refused)).toBe('full')
    const [kept] = await store.read({ topic, ...all })
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
    expect(await store.read({ topic, ...all })).toHaveLength(2)
  },

  'behavior: a batch is kept whole or not at all': async ({ open }) => {
    const store = await open({ maxKept: 1 })
    const [full, empty] = [createTopic(), createTopic()]
    await store.append(createPublication({ topic: full }))
    const messages = [empty, full].flatMap((topic) => createPublication({ topic }).messages)
    expect(await store.append(createPublication({ topic: empty, messages }))).toBe('full')
    expect(await store.read({ topic: empty, ...all })).toEqual([])
  },

  'behavior: positions grow, also over what is gone and a new start': async ({ open }) => {
    const topic = createTopic()
    const store = await open()
    await store.append(createPublication({ topic }))
    const [before] = await store.read({ topic, ...all })
    if (before) store.acknowledge(before)
    await store.close()
    const again = await open()
    await again.append(createPublication({ topic }))
    const [after] = await again.read({ topic, ...all })
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
    expect(await again.read({ topic, ...all })).toMatchObject(publication.messages)
  },

  'error: closed': async ({ open }) => {
    const store = await open()
    await store.close()
    const topic = createTopic()
    const unavailable = { name: 'StoreUnavailableError' }
    await expect(store.append(createPublication({ topic }))).rejects.toMatchObject(unavailable)
    await expect(store.read({ topic, ...all })).rejects.toMatchObject(unavailable)
    await expect(store.check()).rejects.toMatchObject(unavailable)
  },
}
