import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDelivery } from './createDelivery.ts'
import type { KeptMessage, RelayStore } from './store/relayStore.ts'

const topic = 'a'.repeat(64)

/** A store with one topic, and a socket that records what it receives. */
function createBench(options: Partial<createDelivery.Parameters> = {}) {
  const kept: KeptMessage[] = []
  const frames: { id: number; text: string }[] = []
  const failures: unknown[] = []
  const reads: number[] = []
  let lastId = 0
  let lastPosition = 0
  const store: Pick<RelayStore, 'read' | 'acknowledge'> = {
    async read({ after, limit, maxBytes, except }) {
      reads.push(maxBytes)
      const found = kept.filter(({ position, sender }) => position > after && sender !== except)
      let bytes = 0
      const fits = found.filter(({ message }, index) => {
        bytes += message.length
        return index < limit && (index === 0 || bytes <= maxBytes)
      })
      return { messages: fits, isAll: fits.length === found.length }
    },
    acknowledge: ({ position }) => {
      kept.splice(
        kept.findIndex((message) => message.position === position),
        1,
      )
    },
  }
  const delivery = createDelivery({
    clientId: 'me',
    store,
    nextId: () => ++lastId,
    send(frame) {
      const { id, params } = JSON.parse(frame)
      frames.push({ id, text: params.data.message })
    },
    onFailure: (error) => failures.push(error),
    ...options,
  })
  const publish = (text: string, sender = 'other') => {
    const position = ++lastPosition
    const times = { publishedAt: 0, expiresAt: 1 }
    const message = { topic, message: text, sender, position, tag: 0, attestation: undefined }
    kept.push({ ...message, ...times })
    delivery.offer({ ...message, ...times })
  }
  const texts = () => frames.map(({ text }) => text)
  return { delivery, kept, frames, failures, publish, texts, reads }
}

test('default', async () => {
  const { delivery, frames, kept, publish, texts } = createBench()
  publish('before')
  delivery.subscribe(topic)
  expect(texts()).toEqual([])
  delivery.catchUp()
  await setImmediate()
  publish('after')
  expect(texts()).toEqual(['before', 'after'])
  for (const { id } of frames) expect(delivery.acknowledge(id)).toBe(true)
  expect(kept).toEqual([])
})

test('behavior: nothing is pushed before catchUp, and nothing twice', async () => {
  const { delivery, publish, texts } = createBench()
  delivery.subscribe(topic)
  publish('early')
  expect(texts()).toEqual([])
  delivery.catchUp()
  publish('meanwhile')
  delivery.readAgain()
  await setImmediate()
  expect(texts()).toEqual(['early', 'meanwhile'])
})

test('behavior: what was read before it is offered is not pushed again', async () => {
  const { delivery, kept, publish, texts } = createBench()
  publish('one')
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  for (const message of kept) delivery.offer(message)
  await setImmediate()
  expect(texts()).toEqual(['one'])
})

test('behavior: what the client published itself is not pushed', async () => {
  const { delivery, publish, texts } = createBench()
  publish('mine before', 'me')
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  publish('mine', 'me')
  publish('theirs')
  expect(texts()).toEqual(['theirs'])
})

test('behavior: acknowledgements nobody waits for are told apart', async () => {
  const { delivery, frames, publish } = createBench()
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  publish('one')
  expect([0, '1', null, undefined, 99].map(delivery.acknowledge)).toEqual(Array(5).fill(false))
  expect(delivery.acknowledge(frames[0]?.id)).toBe(true)
  expect(delivery.acknowledge(frames[0]?.id)).toBe(false)
})

test('parameters: maxUnderWay: who does not acknowledge gets no more until then, in order', async () => {
  const { delivery, frames, publish, texts } = createBench({ maxUnderWay: 2 })
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  for (const text of ['1', '2', '3', '4', '5']) publish(text)
  await setImmediate()
  expect(texts()).toEqual(['1', '2'])
  for (let index = 0; index < 5; index += 1) {
    delivery.acknowledge(frames[index]?.id)
    await setImmediate()
  }
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  publish('6')
  expect(texts().at(-1)).toBe('6')
})

test('parameters: maxBytesUnderWay', async () => {
  const { delivery, frames, publish, texts } = createBench({ maxBytesUnderWay: 4 })
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  for (const text of ['long message', 'b', 'c']) publish(text)
  expect(texts()).toEqual(['long message'])
  delivery.acknowledge(frames[0]?.id)
  await setImmediate()
  expect(texts()).toEqual(['long message', 'b', 'c'])
})

test('behavior: after unsubscribing nothing comes, and what was under way still counts', async () => {
  const { delivery, frames, kept, publish, texts } = createBench()
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  publish('one')
  expect(delivery.unsubscribe(topic)).toBe(true)
  expect(delivery.unsubscribe(topic)).toBe(false)
  publish('two')
  expect(texts()).toEqual(['one'])
  expect(delivery.acknowledge(frames[0]?.id)).toBe(true)
  expect(kept.map(({ message }) => message)).toEqual(['two'])
})

test('behavior: who subscribes again gets again what was not acknowledged', async () => {
  const { delivery, publish, texts } = createBench()
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  publish('one')
  delivery.unsubscribe(topic)
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  expect(texts()).toEqual(['one', 'one'])
})

test('error: the store cannot be read', async () => {
  const error = new Error('away')
  const { delivery, failures } = createBench({
    store: { read: () => Promise.reject(error), acknowledge: () => undefined },
  })
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  expect(failures).toEqual([error])
})

test('behavior: closed, nothing is pushed any more', async () => {
  const { delivery, publish, texts } = createBench()
  publish('one')
  delivery.subscribe(topic)
  delivery.catchUp()
  delivery.close()
  await setImmediate()
  expect(texts()).toEqual([])
})

test('behavior: a read asks for no more than may be pushed', async () => {
  const { delivery, frames, publish, reads } = createBench({ maxBytesUnderWay: 10 })
  for (const text of ['12345678', '12345678', '12345678']) publish(text)
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  expect([reads, frames.length]).toEqual([[10, 2], 2])
  delivery.acknowledge(frames[0]?.id)
  await setImmediate()
  expect([reads, frames.length]).toEqual([[10, 2, 2], 3])
})

test('parameters: memory: what has no room waits for it, in order', async () => {
  let room = 3
  const memory = {
    take(bytes: number) {
      const hasRoom = room >= bytes
      if (hasRoom) room -= bytes
      return hasRoom
    },
    release(bytes: number) {
      room += bytes
    },
  }
  const { delivery, frames, publish, texts } = createBench({ memory })
  delivery.subscribe(topic)
  delivery.catchUp()
  await setImmediate()
  for (const text of ['one', 'two', 'x']) publish(text)
  await setImmediate()
  expect([texts(), delivery.isBehind]).toEqual([['one'], true])
  delivery.acknowledge(frames[0]?.id)
  await setImmediate()
  expect(texts()).toEqual(['one', 'two'])
  delivery.close()
  expect(room).toBe(3)
})
