import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createMessage, createTopic } from '../test/samples.ts'
import { startCuttingProxy } from '../test/startCuttingProxy.ts'
import { useRelay } from '../test/useRelay.ts'
import { createRelayClient } from './createRelayClient.ts'

function createPair(url: string) {
  const received: string[] = []
  const onMessage = ({ message }: { message: string }) => received.push(message)
  const reconnectMs = 5
  const clients = [0, 1].map(() => createRelayClient({ url, onMessage, reconnectMs }))
  onTestFinished(() => {
    for (const client of clients) client.close()
  })
  const [app, wallet] = clients
  if (!app || !wallet) throw new Error('There are two.')
  return { app, wallet, received }
}

/** One side subscribes, the other publishes three messages. */
async function exchange(url: string) {
  const { app, wallet, received } = createPair(url)
  const topic = createTopic()
  const messages = [createMessage(), createMessage(), createMessage()]
  await wallet.subscribe(topic)
  for (const message of messages) await app.publish({ topic, message })
  await expect.poll(() => received.length, { timeout: 5000 }).toBe(messages.length)
  return { messages, received }
}

test('default', async () => {
  const relay = await useRelay()
  const { messages, received } = await exchange(relay.url)
  expect(received).toEqual(messages)
})

// Two upgrades with answers, one subscription, and three messages with answer, push and
// acknowledgement.
const frames = Array.from({ length: 19 }, (_, index) => index)

test.each(frames)('behavior: cut after %i frames, nothing is lost or doubled', async (count) => {
  const relay = await useRelay()
  const proxy = await startCuttingProxy(relay.url)
  proxy.cutAfter(count)
  const { messages, received } = await exchange(proxy.url)
  await setTimeout(20)
  expect(received).toEqual(messages)
  // The last frames may be sent together.
  expect(proxy.cuts).toBe(count < 15 ? 1 : proxy.cuts)
})
