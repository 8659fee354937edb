import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import { connectClient } from './test/connectClient.ts'
import { createMessage, createPublish, createTopic } from './test/samples.ts'
import { upgradeRaw, writeRawFrame } from './test/speakRaw.ts'
import { createPublication } from './test/storeCases.ts'
import { useRelay } from './test/useRelay.ts'
import { useRelayProcess } from './test/useRelayProcess.ts'

const smallHeap = ['--max-old-space-size=64', '--max-semi-space-size=2']
const large = createMessage(700_000)
const month = 2_592_000

async function expectServing(url: string) {
  const [app, wallet] = [await connectClient({ url }), await connectClient({ url })]
  const publication = createPublish()
  await wallet.request('irn_subscribe', { topic: publication.topic })
  expect(await app.request('irn_publish', publication)).toBe(true)
  expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
}

test('behavior: large messages and fetches of one client take no memory, also after a restart', {
  timeout: 180_000,
}, async () => {
  const relay = await useRelayProcess(await useFolder(), smallHeap)
  const attack = async () => {
    const attacker = await connectClient({ url: relay.url })
    const topic = createTopic()
    const publish = () => attacker.request('irn_publish', { topic, message: large, ttl: month })
    await Promise.allSettled(Array.from({ length: 150 }, publish))
    const reader = await connectClient({ url: relay.url })
    const fetch = () => reader.request('irn_fetchMessages', { topic })
    await Promise.allSettled(Array.from({ length: 8 }, fetch))
    reader.socket.terminate()
    attacker.socket.terminate()
    await expectServing(relay.url)
  }
  await attack()
  await relay.kill()
  await relay.start()
  await attack()
  expect(relay.isRunning).toBe(true)
})

test('behavior: a file of large messages that an older version kept is read a little at a time', {
  timeout: 180_000,
}, async () => {
  const folder = await useFolder()
  const topic = createTopic()
  const store = openEmbeddedStore({ folder, capacityBytes: Number.POSITIVE_INFINITY })
  const times = { publishedAt: Date.now(), expiresAt: Date.now() + 1000 * month }
  const message = { topic, message: large, tag: 0, attestation: undefined, ...times }
  for (let index = 0; index < 200; index += 1) {
    await store.append(createPublication({ topic, messages: [message] }))
  }
  await store.close()
  const relay = await useRelayProcess(folder, smallHeap)
  const reader = await connectClient(relay)
  const fetch = () => reader.request('irn_fetchMessages', { topic })
  const answers = await Promise.all(Array.from({ length: 4 }, fetch))
  expect(answers).toMatchObject(Array(4).fill({ hasMore: true }))
  await reader.request('irn_subscribe', { topic })
  for (let index = 0; index < 200; index += 1) await reader.nextPush()
  await expectServing(relay.url)
  expect(relay.isRunning).toBe(true)
})

test('behavior: one client that publishes all it can is refused, and nobody else is', async () => {
  const relay = await useRelay({ trustedProxies: ['private'], store: openEmbeddedStore() })
  const connect = (address: string) =>
    connectClient({ ...relay, options: { headers: { 'X-Forwarded-For': address } } })
  const flood = async (address: string) => {
    const attacker = await connect(address)
    const publish = () => attacker.request('irn_publish', createPublish({ message: large }))
    const results = await Promise.allSettled(Array.from({ length: 20 }, publish))
    return results.filter(({ status }) => status === 'rejected')
  }
  const refused = await flood('192.0.2.1')
  expect(refused.length).toBeGreaterThan(5)
  expect(refused[0]).toMatchObject({
    reason: { code: -32_005, message: expect.stringContaining('waits to be delivered') },
  })
  // With new keys the same network gets only so far.
  for (let index = 0; index < 5; index += 1) await flood('192.0.2.1')
  expect(await flood('192.0.2.1')).toHaveLength(20)
  const other = await connect('192.0.2.2')
  expect(await other.request('irn_publish', createPublish())).toBe(true)
})

test('behavior: the subscriptions of a network are limited, and those of others are not', async () => {
  const relay = await useRelay({ trustedProxies: ['private'] })
  const connect = (address: string) =>
    connectClient({ ...relay, options: { headers: { 'X-Forwarded-For': address } } })
  const subscribe = async (client: Awaited<ReturnType<typeof connect>>) => {
    const topics = Array.from({ length: 500 }, createTopic)
    await client.request('irn_batchSubscribe', { topics })
  }
  const sockets = await Promise.all(Array.from({ length: 5 }, () => connect('192.0.2.1')))
  for (const client of sockets.slice(0, 4)) {
    for (let batch = 0; batch < 10; batch += 1) await subscribe(client)
  }
  const [first, last] = [sockets[0], sockets[4]]
  if (!first || !last) throw new Error('no sockets')
  await expect(subscribe(last)).rejects.toMatchObject({ code: -32_005 })
  await subscribe(await connect('192.0.2.2'))
  first.socket.terminate()
  await expect
    .poll(() =>
      subscribe(last).then(
        () => 'done',
        () => 'refused',
      ),
    )
    .toBe('done')
})

test('behavior: a network that connects again and again is told to wait', async () => {
  const relay = await useRelay({ limits: { socketsPerAddress: 2 }, trustedProxies: ['private'] })
  const connect = async (address: string) => {
    const options = { headers: { 'X-Forwarded-For': address } }
    const client = await connectClient({ ...relay, options })
    client.socket.terminate()
    await client.closed
  }
  const refusals: number[] = []
  for (let attempt = 0; attempt < 130; attempt += 1) {
    const started = performance.now()
    const outcome = await connect('192.0.2.1').then(() => 'open', String)
    if (outcome.includes('429')) refusals.push(performance.now() - started)
  }
  expect(refusals.length).toBeGreaterThan(4)
  // Who asks without end waits for each answer.
  expect(Math.min(...refusals)).toBeGreaterThan(295)
  await connect('192.0.2.2')
})

test('behavior: messages that do not end take so much memory of a network and no more', async () => {
  const relay = await useRelay({ trustedProxies: ['private'] })
  const part = (opcode: number) =>
    writeRawFrame({ opcode, payload: Buffer.alloc(60_000, 'x'), isLast: false })
  const megabyte = Buffer.concat([part(1), ...Array.from({ length: 16 }, () => part(0))])
  const sockets = await Promise.all(
    Array.from({ length: 12 }, () => upgradeRaw(relay.url, ['X-Forwarded-For: 192.0.2.1'])),
  )
  const codes: unknown[] = []
  for (const { closed } of sockets) void closed.then((code) => codes.push(code))
  for (const { write } of sockets) write(megabyte)
  await expect.poll(() => codes.length).toBeGreaterThanOrEqual(8)
  expect(new Set(codes)).toEqual(new Set([1013]))
  await expect.poll(() => relay.figures().sockets).toBeLessThanOrEqual(4)
  const other = await upgradeRaw(relay.url, ['X-Forwarded-For: 192.0.2.2'])
  other.write(megabyte)
  const honest = await connectClient({
    ...relay,
    options: { headers: { 'X-Forwarded-For': '192.0.2.1' } },
  })
  expect(await honest.request('irn_publish', createPublish())).toBe(true)
  expect(other.socket.destroyed).toBe(false)
  // Room comes back with the sockets.
  for (const { socket } of sockets) socket.destroy()
  await expect.poll(() => relay.figures().sockets).toBe(2)
  const message = createMessage(700_000)
  expect(await honest.request('irn_publish', createPublish({ message }))).toBe(true)
})
