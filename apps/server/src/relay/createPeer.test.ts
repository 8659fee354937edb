import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  maxFrameBytes,
  maxMessageSeconds,
  pingEverySeconds,
  pongWithinSeconds,
} from './protocol/limits.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import { connectClient } from './test/connectClient.ts'
import { createMessage, createPublish, createTopic } from './test/samples.ts'
import { type RawFrame, upgradeRaw, writeRawFrame } from './test/speakRaw.ts'
import { usePeer } from './test/usePeer.ts'
import { useRelay } from './test/useRelay.ts'

const [continuation, text, binary, close, ping] = [0, 1, 2, 8, 9]
const bytes = (...values: number[]) => Buffer.from(values)

test.each<[string, number, RawFrame[]]>([
  ['a binary frame', 1003, [{ opcode: binary, payload: bytes(1) }]],
  ['bad UTF-8', 1007, [{ opcode: text, payload: bytes(0xc3, 0x28) }]],
  ['a frame that is not masked', 1002, [{ opcode: text, payload: bytes(123), isMasked: false }]],
  ['a reserved opcode', 1002, [{ opcode: 3 }]],
  ['a reserved control opcode', 1002, [{ opcode: 11 }]],
  ['a reserved bit', 1002, [{ opcode: text, reserved: 0x20 }]],
  [
    'a compressed frame, which was not agreed',
    1002,
    [{ opcode: text, reserved: 0x40, payload: deflateRawSync(Buffer.alloc(50_000)) }],
  ],
  ['a ping that is too long', 1002, [{ opcode: ping, payload: Buffer.alloc(126) }]],
  ['a ping in parts', 1002, [{ opcode: ping, isLast: false }]],
  ['a part of nothing', 1002, [{ opcode: continuation }]],
  ['a beginning within another', 1002, [{ opcode: text, isLast: false }, { opcode: text }]],
  ['close code 999', 1002, [{ opcode: close, payload: bytes(3, 0xe7) }]],
  ['close code 1006', 1002, [{ opcode: close, payload: bytes(3, 0xee) }]],
  ['half a close code', 1002, [{ opcode: close, payload: bytes(3) }]],
  [
    'more parts than anybody needs',
    1008,
    [
      { opcode: text, isLast: false },
      ...Array<RawFrame>(20_000).fill({ opcode: continuation, payload: bytes(32), isLast: false }),
    ],
  ],
])('error: %s ends the connection with %i', async (_title, code, frames) => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  raw.write(Buffer.concat(frames.map(writeRawFrame)))
  expect(await raw.closed).toBe(code)
  const client = await connectClient(relay)
  expect(await client.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: a message in parts of one byte', async () => {
  const relay = await useRelay()
  const raw = await upgradeRaw(relay.url)
  const request = { id: 1, jsonrpc: '2.0', method: 'irn_publish', params: createPublish() }
  const parts = [...Buffer.from(JSON.stringify(request))].map((byte, index) =>
    writeRawFrame({
      opcode: index === 0 ? text : continuation,
      payload: bytes(byte),
      isLast: false,
    }),
  )
  raw.write(Buffer.concat([...parts, writeRawFrame({ opcode: continuation })]))
  await expect.poll(() => relay.figures().published).toBe(1)
})

test('error: a frame that is too long', async () => {
  const client = await connectClient(await useRelay())
  client.socket.send('x'.repeat(maxFrameBytes + 1))
  expect((await client.closed).code).toBe(1009)
})

test('error: a message of 10 MB, whatever the limit of a frame', async () => {
  const relay = await useRelay()
  const [client, other] = [await connectClient(relay), await connectClient(relay)]
  client.socket.on('error', () => undefined)
  client.socket.send('x'.repeat(10_000_000))
  await client.closed
  expect(await other.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: compression is not agreed to', async () => {
  const client = await connectClient({
    ...(await useRelay()),
    options: { perMessageDeflate: true },
  })
  expect(client.socket.extensions).toBe('')
})

test('parameters: framesPerSecond: who sends more is not read for a while', async () => {
  const relay = await useRelay({ limits: { framesPerSecond: 10 } })
  const [flood, other] = [await connectClient(relay), await connectClient(relay)]
  for (let index = 0; index < 2000; index += 1) {
    flood.request('irn_publish', createPublish({ message: createMessage(600) })).catch(() => null)
  }
  for (let index = 0; index < 20; index += 1) {
    expect(await other.request('irn_publish', createPublish())).toBe(true)
  }
  // 50 at once, and those in the same chunk.
  expect(relay.figures().published).toBeGreaterThan(50)
  expect(relay.figures().published).toBeLessThan(500)
})

test('behavior: who was held up loses nothing', async () => {
  const relay = await useRelay({ limits: { framesPerSecond: 200 } })
  const client = await connectClient(relay)
  const requests = Array.from({ length: 1200 }, () =>
    client.request('irn_publish', createPublish()),
  )
  expect(new Set(await Promise.all(requests))).toEqual(new Set([true]))
})

test('behavior: a flood of pings and of nonsense is held up, and others are not', async () => {
  const relay = await useRelay({ limits: { framesPerSecond: 200 } })
  const other = await connectClient(relay)
  const flood = [ping, text].map((opcode) => writeRawFrame({ opcode, payload: bytes(123) }))
  const raws = [await upgradeRaw(relay.url), await upgradeRaw(relay.url)]
  const burst = Buffer.concat(Array(10_000).fill(flood).flat())
  for (const raw of raws) raw.write(burst)
  for (let index = 0; index < 20; index += 1) {
    expect(await other.request('irn_publish', createPublish())).toBe(true)
  }
  await setTimeout(100)
  // 200,000 answers would exceed this.
  for (const { socket } of raws) expect(socket.bytesRead).toBeLessThan(1_500_000)
})

test('behavior: pings are answered', async () => {
  const { socket } = await connectClient(await useRelay())
  const answered = new Promise((resolve) => socket.once('pong', (data) => resolve(String(data))))
  socket.ping('hello')
  expect(await answered).toBe('hello')
})

test('behavior: who answers pings stays', async () => {
  const { client, passPing } = await usePeer()
  for (let ping = 0; ping < 5; ping += 1) await passPing()
  expect(client.readyState).toBe(client.OPEN)
})

test('behavior: a half-open connection is found within 30 s', async () => {
  const { client, closed, pass, passPing } = await usePeer({ autoPong: false })
  await passPing()
  pass(4)
  expect(client.readyState).toBe(client.OPEN)
  pass(1)
  expect((await closed).code).toBe(1006)
})

test('behavior: who acknowledges nothing between two pings is sent away, and can come back', async () => {
  const { client, closed, passPing, peer } = await usePeer()
  const topic = createTopic()
  peer.delivery.subscribe(topic)
  peer.delivery.catchUp()
  await setTimeout(0)
  const pushed = once(client, 'message')
  const times = { publishedAt: 0, expiresAt: Date.now() + 60_000 }
  const sent = { sender: 'other', position: 1, tag: 0, attestation: undefined }
  peer.delivery.offer({ topic, message: 'AAAA', ...times, ...sent })
  await pushed
  await passPing()
  for (let second = 0; second < 25; second += 1) peer.tick()
  expect(await closed).toMatchObject({ code: 1013, reason: expect.stringContaining('Come back') })
})

test('behavior: a reader that does not read costs little, and others get everything', {
  timeout: 60_000,
}, async () => {
  const relay = await useRelay({ store: openEmbeddedStore({ capacityBytes: 4_000_000_000 }) })
  const [app, slow] = [await connectClient(relay), await connectClient(relay)]
  const topic = createTopic()
  await slow.request('irn_subscribe', { topic })
  slow.socket.pause()
  const messages = Array.from({ length: 30 }, () => createMessage(300_000))
  for (const message of messages)
    await app.request('irn_publish', createPublish({ topic, message }))
  // Messages above the limit stay in the store.
  expect(relay.figures().pushed).toBeLessThan(10)
  const wallet = await connectClient(relay)
  await wallet.request('irn_subscribe', { topic })
  const received: string[] = []
  while (received.length < messages.length) {
    received.push((await wallet.nextPush()).params.data.message)
  }
  expect(received).toEqual(messages)
})

test('error: answers that nobody reads end the connection within 30 s, and meanwhile are few', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const store = openEmbeddedStore()
  let reads = 0
  const read: typeof store.read = (given) => {
    reads += 1
    return store.read(given)
  }
  const relay = await useRelay({ store: { ...store, read } })
  const [app, slow] = [await connectClient(relay), await connectClient(relay)]
  const topic = createTopic()
  await app.request('irn_publish', createPublish({ topic, message: createMessage(700_000) }))
  slow.socket.pause()
  for (let index = 0; index < 400; index += 1) {
    slow.request('irn_fetchMessages', { topic }).catch(() => undefined)
  }
  await setTimeout(500)
  // The operating system takes up to 40 MB.
  expect(reads).toBeLessThan(100)
  const pinged = once(app.socket, 'ping')
  vi.advanceTimersByTime(pingEverySeconds * 1000)
  await pinged
  // The pong follows the answers to earlier frames.
  const answered = once(app.socket, 'pong')
  app.socket.ping()
  await answered
  vi.advanceTimersByTime(pongWithinSeconds * 1000)
  await expect.poll(() => relay.figures().sockets).toBe(1)
  expect(await app.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: a client that publishes much at once is read only as fast as it is answered', async () => {
  const store = openEmbeddedStore({ capacityBytes: 40_000_000_000 })
  let [underWay, most] = [0, 0]
  const append: typeof store.append = async (publication) => {
    underWay += 1
    most = Math.max(most, underWay)
    await setTimeout(5)
    const outcome = await store.append(publication)
    underWay -= 1
    return outcome
  }
  const app = await connectClient(await useRelay({ store: { ...store, append } }))
  const message = createMessage(600_000)
  const publish = () => app.request('irn_publish', createPublish({ message }))
  expect(await Promise.all(Array.from({ length: 30 }, publish))).toEqual(Array(30).fill(true))
  expect(most).toBeLessThan(5)
})

test('behavior: a message that does not end is cut in time, whatever comes between its parts', async () => {
  const { client, closed, pass, passPing } = await usePeer()
  const sendPart = async (part: string) => {
    client.send(part, { fin: false })
    client.ping('x'.repeat(100))
    await once(client, 'pong')
  }
  await sendPart('{')
  await passPing()
  await sendPart('"id"')
  pass(maxMessageSeconds - pingEverySeconds)
  expect(await closed).toMatchObject({ code: 1013, reason: expect.stringContaining('message') })
})

test('behavior: messages that end are not cut, however long they follow each other', async () => {
  const { client, passPing } = await usePeer()
  for (let message = 0; message < 4; message += 1) {
    client.send('{', { fin: false })
    await passPing()
    client.send('}')
    client.send('{}')
  }
  expect(client.readyState).toBe(client.OPEN)
})
