import { expect, test } from 'vitest'
import { maxBatch, maxMessageBytes, maxTtlSeconds } from '../protocol/limits.ts'
import { toSubscriptionId } from '../protocol/toSubscriptionId.ts'
import { connectClient } from '../test/connectClient.ts'
import { createMessage, createPublish, createTopic } from '../test/samples.ts'
import { settle } from '../test/settle.ts'
import { usePair } from '../test/usePair.ts'
import { useRelay } from '../test/useRelay.ts'

test('default', async () => {
  const { app, wallet } = await usePair()
  const publication = createPublish()
  const { topic } = publication
  const id = await wallet.request('irn_subscribe', { topic })
  expect(id).toBe(toSubscriptionId(topic, wallet.clientId))
  expect(await wallet.request('irn_subscribe', { topic })).toBe(id)
  expect(await app.request('irn_publish', publication)).toBe(true)
  expect(await settle(app, wallet)).toEqual([publication.message])
})

test('error: the same id for another message: the first wins', async () => {
  const { app, wallet } = await usePair()
  const publication = createPublish()
  await wallet.request('irn_subscribe', { topic: publication.topic })
  await app.request('irn_publish', publication, 'one')
  const other = { ...publication, message: createMessage() }
  const refused = app.request('irn_publish', other, 'one')
  await expect(refused).rejects.toMatchObject({ code: -32_600 })
  expect(await settle(app, wallet)).toEqual([publication.message])
})

test('behavior: batches', async () => {
  const { app, wallet } = await usePair()
  const messages = [createPublish(), createPublish()]
  const topics = messages.map(({ topic }) => topic)
  expect(await app.request('irn_batchPublish', { messages })).toBe(true)
  const ids = topics.map((topic) => toSubscriptionId(topic, wallet.clientId))
  expect(await wallet.request('irn_batchSubscribe', { topics })).toEqual(ids)
  const texts = [await wallet.nextPush(), await wallet.nextPush()].map(
    ({ params }) => params.data.message,
  )
  expect(texts).toEqual(messages.map(({ message }) => message))
  const subscriptions = topics.map((topic, index) => ({ topic, id: ids[index] }))
  expect(await wallet.request('irn_batchUnsubscribe', { subscriptions })).toBe(true)
  await app.request('irn_batchPublish', { messages })
  expect(await settle(app, wallet)).toEqual([])
})

test('behavior: fetching shows what waits and acknowledges nothing', async () => {
  const { app, wallet } = await usePair()
  const publication = createPublish()
  const { topic, message, tag } = publication
  await app.request('irn_publish', publication)
  const messages = [{ topic, message, tag, publishedAt: expect.any(Number) }]
  const result = { messages, hasMore: false }
  expect(await wallet.request('irn_fetchMessages', { topic })).toEqual(result)
  expect(await wallet.request('irn_batchFetchMessages', { topics: [topic, topic] })).toEqual(result)
  expect(await app.request('irn_fetchMessages', { topic })).toEqual({
    messages: [],
    hasMore: false,
  })
})

test('behavior: fetching answers only so much at once', async () => {
  const { app, wallet } = await usePair()
  const topic = createTopic()
  for (let index = 0; index < 3; index += 1) {
    await app.request('irn_publish', createPublish({ topic, message: createMessage(300_000) }))
  }
  const result = await wallet.request('irn_fetchMessages', { topic })
  expect(result).toMatchObject({ messages: [{}, {}], hasMore: true })
})

test('behavior: the handshake of newer clients', async () => {
  const { app, wallet } = await usePair()
  const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
  const [sessionProposal, response, settlement] = [
    createMessage(),
    createMessage(),
    createMessage(),
  ]
  await wallet.request('irn_subscribe', { topic: pairingTopic })
  expect(await app.request('wc_proposeSession', { pairingTopic, sessionProposal })).toBe(true)
  const proposed = await wallet.nextPush()
  expect(proposed.params.data).toMatchObject({ tag: 1100, message: sessionProposal })

  const approval = {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: response,
    sessionSettlementRequest: settlement,
  }
  expect(await wallet.request('wc_approveSession', approval)).toBe(true)
  // `wc_proposeSession` subscribes the app to the answer.
  expect((await app.nextPush()).params.data).toMatchObject({ tag: 1101, message: response })
  await app.request('irn_subscribe', { topic: sessionTopic })
  expect((await app.nextPush()).params.data).toMatchObject({ tag: 1102, message: settlement })
  // `wc_approveSession` subscribes the wallet to the session's topic.
  const request = createPublish({ topic: sessionTopic })
  await app.request('irn_publish', request)
  expect((await wallet.nextPush()).params.data.message).toBe(request.message)
})

test('behavior: who unsubscribed gets nothing, and what is published then waits', async () => {
  const { app, wallet } = await usePair()
  const { topic } = createPublish()
  const id = await wallet.request('irn_subscribe', { topic })
  expect(await wallet.request('irn_unsubscribe', { topic, id })).toBe(true)
  const publication = createPublish({ topic })
  await app.request('irn_publish', publication)
  expect(await settle(app, wallet)).toEqual([])
  await wallet.request('irn_subscribe', { topic })
  expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
})

test('error: a subscription of somebody else', async () => {
  const { app, wallet } = await usePair()
  const publication = createPublish()
  const { topic } = publication
  const id = await wallet.request('irn_subscribe', { topic })
  const refused = app.request('irn_unsubscribe', { topic, id })
  await expect(refused).rejects.toMatchObject({ code: -32_602 })
  await app.request('irn_publish', publication)
  expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
})

const topic = 'a'.repeat(64)
const message = 'AAAA'
const good = { topic, message, ttl: 300 }
const large = 'A'.repeat(maxMessageBytes)

test.each<[string, unknown]>([
  ['irn_publish', undefined],
  ['irn_publish', null],
  ['irn_publish', []],
  ['irn_publish', { ...good, topic: 'a'.repeat(63) }],
  ['irn_publish', { ...good, topic: 'a'.repeat(65) }],
  ['irn_publish', { ...good, topic: 'A'.repeat(64) }],
  ['irn_publish', { ...good, topic: `${'../'.repeat(21)}.` }],
  ['irn_publish', { ...good, topic: 7 }],
  ['irn_publish', { ...good, message: '' }],
  ['irn_publish', { ...good, message: '{"not":"base64"}' }],
  ['irn_publish', { ...good, message: 'AAAAA' }],
  ['irn_publish', { ...good, message: 'AA=A' }],
  ['irn_publish', { ...good, message: `${large}AAAA` }],
  ['irn_publish', { ...good, ttl: 0 }],
  ['irn_publish', { ...good, ttl: -1 }],
  ['irn_publish', { ...good, ttl: 1.5 }],
  ['irn_publish', { ...good, ttl: '300' }],
  ['irn_publish', { ...good, ttl: null }],
  ['irn_publish', { ...good, ttl: 1e12 }],
  ['irn_publish', { ...good, ttl: maxTtlSeconds + 1 }],
  ['irn_publish', { ...good, tag: '1108' }],
  ['irn_batchPublish', { messages: [] }],
  ['irn_batchPublish', { messages: [good, { ...good, ttl: 0 }] }],
  ['irn_batchPublish', { messages: Array(maxBatch + 1).fill(good) }],
  ['irn_subscribe', { topic: '' }],
  ['irn_subscribe', { topics: [topic] }],
  ['irn_batchSubscribe', { topics: topic }],
  ['irn_batchSubscribe', { topics: Array(maxBatch + 1).fill(topic) }],
  ['irn_unsubscribe', { topic }],
  ['irn_unsubscribe', { topic, id: 'b'.repeat(64) }],
  ['irn_batchUnsubscribe', { subscriptions: [{ topic, id: 'b'.repeat(64) }] }],
  ['irn_fetchMessages', {}],
  ['irn_batchFetchMessages', { topics: [topic, `${topic}0`] }],
  ['wc_proposeSession', { pairingTopic: topic }],
  ['wc_approveSession', { pairingTopic: topic, sessionTopic: topic }],
])('error: -32602 for %s %.80j', async (method, params) => {
  const client = await connectClient(await useRelay())
  await expect(client.request(method, params)).rejects.toMatchObject({ code: -32_602 })
  expect(await client.request('irn_publish', good)).toBe(true)
})

test('parameters: the most that is allowed', async () => {
  const client = await connectClient(await useRelay())
  const largest = { topic, message: large, ttl: maxTtlSeconds }
  expect(await client.request('irn_publish', largest)).toBe(true)
  const topics = Array.from({ length: maxBatch }, createTopic)
  expect(await client.request('irn_batchSubscribe', { topics })).toHaveLength(maxBatch)
})

test.each(['irn_subscription', 'eth_sendTransaction', '', '__proto__', 'constructor'])(
  'error: -32601 for %j',
  async (method) => {
    const client = await connectClient(await useRelay())
    await expect(client.request(method, {})).rejects.toMatchObject({ code: -32_601 })
  },
)

test('error: more subscriptions than a socket may have', async () => {
  const client = await connectClient(await useRelay())
  for (let batch = 0; batch < 10; batch += 1) {
    await client.request('irn_batchSubscribe', {
      topics: Array.from({ length: maxBatch }, createTopic),
    })
  }
  const one = client.request('irn_subscribe', { topic })
  await expect(one).rejects.toMatchObject({ code: -32_005 })
  expect(await client.request('irn_publish', good)).toBe(true)
})

test.each<[string, number]>([
  ['{', -32_700],
  ['[]', -32_600],
  ['{"id":null,"jsonrpc":"2.0","method":"irn_publish"}', -32_600],
])('error: the frame %s', async (text, code) => {
  const client = await connectClient(await useRelay())
  client.socket.send(text)
  expect(await client.nextFrame()).toMatchObject({ id: null, error: { code } })
  expect(await client.request('irn_publish', good)).toBe(true)
})

test('behavior: acknowledgements of what was never pushed are ignored', async () => {
  const client = await connectClient(await useRelay())
  for (const id of [1, '1', null, {}, 2 ** 60]) {
    client.socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  }
  expect(await client.request('irn_publish', good)).toBe(true)
})
