import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { createIdentity } from './client/createIdentity.ts'
import { toSubscriptionId } from './protocol/toSubscriptionId.ts'
import { openEmbeddedStore } from './store/openEmbeddedStore.ts'
import { connectClient } from './test/connectClient.ts'
import { createPublish } from './test/samples.ts'
import { settle } from './test/settle.ts'
import { usePair } from './test/usePair.ts'
import { useRelay } from './test/useRelay.ts'

const minute = 60_000

test('default', async () => {
  const { app, wallet, relay } = await usePair()
  const publication = createPublish()
  const id = await wallet.request('irn_subscribe', { topic: publication.topic })
  expect(id).toBe(toSubscriptionId(publication.topic, wallet.clientId))
  expect(await app.request('irn_publish', publication)).toBe(true)
  const { topic, message, tag } = publication
  const { params } = await wallet.nextPush()
  expect(params).toEqual({ id, data: { topic, message, tag, publishedAt: expect.any(Number) } })
  const figures = { sockets: 2, topics: 1, published: 1, pushed: 1, acknowledged: 1 }
  await expect.poll(relay.figures).toMatchObject(figures)
})

test('behavior: the figures say how long messages were held', async () => {
  let time = Date.now()
  const store = openEmbeddedStore()
  const append: typeof store.append = (publication) => {
    time += 40
    return store.append(publication)
  }
  const relay = await useRelay({ store: { ...store, append }, now: () => time })
  const [app, wallet] = [await connectClient(relay), await connectClient(relay)]
  const publication = createPublish()
  // This topic has no subscriber.
  await app.request('irn_publish', createPublish())
  expect(relay.figures().heldMs).toEqual({ p50: 0, p99: 0 })
  await wallet.request('irn_subscribe', { topic: publication.topic })
  await app.request('irn_publish', publication)
  await wallet.nextPush()
  expect(relay.figures().heldMs).toEqual({ p50: 40, p99: 40 })
})

test('behavior: who leaves leaves nothing behind', async () => {
  const { app, wallet, relay } = await usePair()
  const { topic } = createPublish()
  await app.request('irn_subscribe', { topic })
  await wallet.request('irn_subscribe', { topic })
  wallet.socket.terminate()
  await expect.poll(relay.figures).toMatchObject({ sockets: 1, topics: 1 })
  app.socket.close()
  await expect.poll(relay.figures).toMatchObject({ sockets: 0, topics: 0 })
})

test('behavior: a message waits for who is away, and comes again until it is acknowledged', async () => {
  const { app, relay } = await usePair()
  const publication = createPublish()
  await app.request('irn_publish', publication)
  const identity = createIdentity()
  for (const acknowledge of [false, true]) {
    const wallet = await connectClient({ ...relay, identity })
    await wallet.request('irn_subscribe', { topic: publication.topic })
    const { params } = await wallet.nextPush({ acknowledge })
    expect(params.data.message).toBe(publication.message)
    if (acknowledge) await settle(app, wallet)
    wallet.socket.terminate()
  }
  const wallet = await connectClient({ ...relay, identity })
  await wallet.request('irn_subscribe', { topic: publication.topic })
  expect(await settle(app, wallet)).toEqual([])
})

test('behavior: a message is pushed to all sockets but those of its sender', async () => {
  const { app, wallet, relay } = await usePair()
  const identity = createIdentity()
  const [tab, other] = [
    await connectClient({ ...relay, identity }),
    await connectClient({ ...relay, identity }),
  ]
  const publication = createPublish()
  const { topic } = publication
  for (const client of [app, wallet, tab, other]) await client.request('irn_subscribe', { topic })
  await tab.request('irn_publish', publication)
  expect((await app.nextPush()).params.data.message).toBe(publication.message)
  expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
  expect(await settle(app, tab)).toEqual([])
  expect(await settle(app, other)).toEqual([])
})

test('behavior: the same publication twice is one message, also after it was acknowledged', async () => {
  const { app, wallet } = await usePair()
  const publication = createPublish()
  await wallet.request('irn_subscribe', { topic: publication.topic })
  expect(await app.request('irn_publish', publication, 'one')).toBe(true)
  await wallet.nextPush()
  expect(await app.request('irn_publish', publication, 'one')).toBe(true)
  expect(await settle(app, wallet)).toEqual([])
})

test('behavior: what expired is not delivered', async () => {
  let time = Date.now()
  const store = openEmbeddedStore({ now: () => time })
  const relay = await useRelay({ store, now: () => time })
  const [app, wallet] = [await connectClient(relay), await connectClient(relay)]
  const publication = createPublish({ ttl: 60 })
  await app.request('irn_publish', publication)
  time += minute
  await wallet.request('irn_subscribe', { topic: publication.topic })
  expect(await settle(app, wallet)).toEqual([])
})

test('behavior: stop sends everybody away with 1012, and keeps what was not acknowledged', async () => {
  const folder = await useFolder()
  const relay = await useRelay({ store: openEmbeddedStore({ folder }) })
  const app = await connectClient(relay)
  const publication = createPublish()
  await app.request('irn_publish', publication)
  await relay.stop()
  expect(await app.closed).toEqual({ code: 1012, reason: expect.stringContaining('restarts') })

  const again = await useRelay({ store: openEmbeddedStore({ folder }) })
  const wallet = await connectClient(again)
  await wallet.request('irn_subscribe', { topic: publication.topic })
  expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
})
