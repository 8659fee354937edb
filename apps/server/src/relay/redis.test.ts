import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeWith } from '../test/describeWith.ts'
import { findProgram } from '../test/findProgram.ts'
import type { TestProgram } from '../test/startProgram.ts'
import { startRedis } from '../test/startRedis.ts'
import { createRelayClient } from './client/createRelayClient.ts'
import { openRedisStore } from './store/openRedisStore.ts'
import { connectClient } from './test/connectClient.ts'
import { createRealClient } from './test/createRealClient.ts'
import { createMessage, createPublish, createTopic } from './test/samples.ts'
import { settle } from './test/settle.ts'
import { useRelay } from './test/useRelay.ts'
import { useRelayProcess } from './test/useRelayProcess.ts'
import { useTraffic } from './test/useTraffic.ts'

const program = findProgram('redis-server')

describeWith({ name: 'redis-server', program, tests: testSharedRedis })

const rounds = 2

function testSharedRedis(command: string) {
  let redis: TestProgram
  beforeAll(async () => {
    redis = await startRedis(command)
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
        // Publishing is refused while Redis is down, and the client retries.
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

  test('behavior: two processes, and kill -9 of either while messages flow', async () => {
    const [one, other] = [await useRelayProcess(redis.url), await useRelayProcess(redis.url)]
    const ways = [
      { from: one.url, to: other.url },
      { from: other.url, to: one.url },
      { from: other.url, to: one.url, isReadLate: true },
      { from: one.url, to: one.url },
      { from: other.url, to: other.url },
    ]
    const traffic = await useTraffic([...ways, ...ways])
    for (let round = 0; round < rounds; round += 1) {
      for (const process of [one, other]) {
        await traffic.flow(20)
        await process.kill()
        // The remaining process serves its own clients.
        const before = traffic.received.length
        await traffic.flow(20)
        await expect
          .poll(() => traffic.received.length, { timeout: 10_000 })
          .toBeGreaterThan(before)
        await process.start()
      }
    }
    await traffic.flow(20)
    await traffic.finish()
  })
}

async function pause(): Promise<false> {
  await setTimeout(50)
  return false
}
