import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRelayClient } from './client/createRelayClient.ts'
import { createMessage, createTopic } from './test/samples.ts'
import { useRelayProcess } from './test/useRelayProcess.ts'

const crashes = 8
const publishers = 20

test('behavior: kill -9 in the middle of publishing loses and doubles nothing', {
  timeout: 60_000,
}, async () => {
  const relay = await useRelayProcess()
  const topics = Array.from({ length: publishers }, createTopic)
  const received: string[] = []
  const acknowledged: string[] = []
  let isDone = false
  const onMessage = ({ message }: { message: string }) => received.push(message)
  const createClient = () => createRelayClient({ url: relay.url, onMessage, reconnectMs: 50 })
  const publish = async (topic: string) => {
    const client = createClient()
    onTestFinished(() => client.close())
    while (!isDone) {
      const message = createMessage()
      await client.publish({ topic, message })
      acknowledged.push(message)
    }
  }
  // Half of the topics have their reader from the start, the others from when it is over.
  const subscribe = async (wanted: readonly string[]) => {
    const client = createClient()
    onTestFinished(() => client.close())
    await Promise.all(wanted.map((topic) => client.subscribe(topic)))
  }
  await subscribe(topics.slice(0, publishers / 2))
  const publishing = topics.map(publish)
  for (let crash = 0; crash < crashes; crash += 1) {
    await setTimeout(20 + Math.random() * 200)
    await relay.crash()
  }
  await setTimeout(200)
  isDone = true
  await Promise.all(publishing)
  await subscribe(topics.slice(publishers / 2))

  expect(acknowledged.length).toBeGreaterThan(crashes * publishers)
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(acknowledged.length)
  expect(received.toSorted()).toEqual(acknowledged.toSorted())
})
