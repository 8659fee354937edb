import { setTimeout } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeWith } from '../../test/describeWith.ts'
import { findProgram } from '../../test/findProgram.ts'
import type { TestProgram } from '../../test/startProgram.ts'
import { startRedis } from '../../test/startRedis.ts'
import { retryWindowMs } from '../protocol/limits.ts'
import { createTopic } from '../test/samples.ts'
import { createPublication, hear, type StoreHarness, storeCases } from '../test/storeCases.ts'
import { openRedisStore } from './openRedisStore.ts'
import { publicationBytes } from './storeCharges.ts'

const program = findProgram('redis-server')

function open(url: string, options: Partial<openRedisStore.Parameters> = {}) {
  const store = openRedisStore({ url, onError: () => undefined, ...options })
  onTestFinished(() => store.close())
  return store
}

test('error: Redis is away', async () => {
  const errors: unknown[] = []
  const store = open('redis://127.0.0.1:1', { onError: (error) => errors.push(error) })
  const unavailable = { name: 'StoreUnavailableError' }
  const topic = createTopic()
  await expect(store.check()).rejects.toMatchObject(unavailable)
  await expect(store.append(createPublication({ topic }))).rejects.toMatchObject(unavailable)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
})

describeWith({ name: 'redis-server', program, tests: testWithRedis })

function testWithRedis(command: string) {
  let redis: TestProgram
  beforeAll(async () => {
    redis = await startRedis(command)
  })
  afterAll(() => redis.remove())

  function createHarness(): StoreHarness {
    const clock = { time: 2000 }
    return {
      clock,
      async open(options) {
        const store = open(redis.url, { now: () => clock.time, ...options })
        await expect
          .poll(() =>
            store.check().then(
              () => true,
              () => false,
            ),
          )
          .toBe(true)
        return store
      },
    }
  }

  for (const [title, check] of Object.entries(storeCases)) {
    test(title, async () => {
      await empty(redis.url)
      await check(createHarness())
    })
  }

  test('behavior: what one process appends, another hears', async () => {
    const harness = createHarness()
    const [one, other] = [await harness.open(), await harness.open()]
    const heard = hear(other)
    const topic = createTopic()
    await other.watch([topic])
    const publication = createPublication({ topic })
    await one.append(publication)
    await expect.poll(() => heard).toMatchObject(publication.messages)
    other.unwatch(topic)
    await setTimeout(50)
    await one.append(createPublication({ topic }))
    await setTimeout(50)
    expect(heard).toHaveLength(1)
  })

  test('behavior: what is remembered of publications counts, though they were delivered', async () => {
    await empty(redis.url)
    const harness = createHarness()
    const store = await harness.open({ capacityBytes: 640_000 })
    const publish = async (sender: string, network: string) => {
      const topic = createTopic()
      const expiresAt = harness.clock.time + 1000
      const { messages, ...rest } = createPublication({ topic, sender, network })
      const outcome = await store.append({
        ...rest,
        messages: messages.map((message) => ({ ...message, expiresAt })),
      })
      const { messages: kept } = await store.read({ topic, after: 0, limit: 1, maxBytes: 1000 })
      for (const message of kept) store.acknowledge(message)
      return outcome
    }
    const publishAll = async (sender: string, network: string) => {
      for (let count = 0; count < 400; count += 1) {
        if ((await publish(sender, network)) === 'overdrawn') return count
      }
      return Number.POSITIVE_INFINITY
    }
    const ofOne = await publishAll('did:key:zGreedy', '192.0.2.1')
    expect(ofOne).toBeGreaterThan(30)
    expect(ofOne).toBeLessThan(100)
    for (let index = 0; index < 5; index += 1) await publishAll(`did:key:z${index}`, '192.0.2.1')
    expect(await publish('did:key:zNew', '192.0.2.1')).toBe('overdrawn')
    expect(await publish('did:key:zNew', '192.0.2.2')).toBe('kept')
    harness.clock.time += 2 * retryWindowMs
    expect(await publish('did:key:zGreedy', '192.0.2.1')).toBe('kept')
  })

  test('behavior: a publication is remembered in few bytes, without its sender', async () => {
    await empty(redis.url)
    const store = await createHarness().open()
    const sender = `did:key:z6Mk${'x'.repeat(44)}`
    const requestId = '1'.repeat(64)
    await store.append(createPublication({ topic: createTopic(), sender, requestId }))
    const client = createClient({ url: redis.url })
    await client.connect()
    onTestFinished(() => client.close())
    const keys = await client.keys('cleat:relay:2:publication:*')
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toContain(sender)
    expect(await client.memoryUsage(keys[0] ?? '')).toBeLessThanOrEqual(publicationBytes)
  })

  test('behavior: Redis dies and comes back with everything that it said it has', async () => {
    const store = await createHarness().open()
    let gaps = 0
    store.listen({ onMessage: () => undefined, onGap: () => (gaps += 1) })
    const topic = createTopic()
    await store.append(createPublication({ topic }))
    await redis.kill()
    await expect(store.append(createPublication({ topic }))).rejects.toThrow()
    await redis.start()
    await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(0)
    await expect
      .poll(
        () =>
          store.check().then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    expect(await store.append(createPublication({ topic }))).toBe('kept')
    const page = await store.read({ topic, after: 0, limit: 9, maxBytes: 1_000_000 })
    expect(page.messages).toHaveLength(2)
  })
}

async function empty(url: string): Promise<void> {
  const client = createClient({ url })
  await client.connect()
  await client.flushAll()
  await client.close()
}
