import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createRelayClient } from './client/createRelayClient.ts'
import { openRedisStore } from './store/openRedisStore.ts'
import { connectClient } from './test/connectClient.ts'
import { createRealClient } from './test/createRealClient.ts'
import { createMessage, createPublish, createTopic } from './test/samples.ts'
import { settle } from './test/settle.ts'
import { findRedis, startRedis, type TestRedis } from './test/startRedis.ts'
import { useRelay } from './test/useRelay.ts'

const program = findRedis()

// Where there is no Redis, this is not checked.
describe.runIf(program)('two relays over one Redis', { timeout: 60_000 }, () => {
  let redis: TestRedis
  beforeAll(async () => {
    redis = await startRedis(program ?? '')
  })
  afterAll(() => redis.remove())

  async function openStore() {
    const store = openRedisStore({ url: redis.url, onError: () => undefined })
    await expect.poll(() => store.check().catch(() => 'away')).toBeUndefined()
    return store
  }

  async function useTwo() {
    const one = await useRelay({ store: await openStore() })
    return [one, await useRelay({ store: await openStore() })] as const
  }

  test('default', async () => {
    const [one, other] = await useTwo()
    const [app, wallet] = [await connectClient(one), await connectClient(other)]
    const publication = createPublish()
    await wallet.request('irn_subscribe', { topic: publication.topic })
    await app.request('irn_publish', publication)
    expect((await wallet.nextPush()).params.data.message).toBe(publication.message)
    expect(await settle(app, wallet)).toEqual([])
  })

  test('behavior: real clients', async () => {
    const [one, other] = await useTwo()
    const [app, wallet] = [await createRealClient(one.url), await createRealClient(other.url)]
    const topic = createTopic()
    const received: string[] = []
    wallet.core.relayer.on('relayer_message', ({ message }: { message: string }) => {
      received.push(message)
    })
    await wallet.core.relayer.subscribe(topic)
    const messages = Array.from({ length: 20 }, () => createMessage())
    for (const message of messages) await app.core.relayer.publish(topic, message)
    await expect.poll(() => received).toEqual(messages)
  })

  test('behavior: Redis dies in between, and nothing is lost or doubled', async () => {
    const [one, other] = await useTwo()
    const received: string[] = []
    const onMessage = ({ message }: { message: string }) => received.push(message)
    const app = createRelayClient({ url: one.url, onMessage })
    const wallet = createRelayClient({ url: other.url, onMessage })
    onTestFinished(() => {
      app.close()
      wallet.close()
    })
    const topic = createTopic()
    await wallet.subscribe(topic)
    const messages = Array.from({ length: 60 }, () => createMessage())
    const publishAll = async () => {
      for (const message of messages) {
        // Refused while Redis is away: as the answer says, it is sent again.
        let isTaken = false
        while (!isTaken)
          isTaken = await app.publish({ topic, message }).then(
            () => true,
            () => pause(),
          )
      }
    }
    const publishing = publishAll()
    await redis.kill()
    await redis.start()
    await publishing
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(messages.length)
    expect(received).toEqual(messages)
  })
})

async function pause(): Promise<false> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return false
}
