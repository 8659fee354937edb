import { createClient } from '@redis/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { describeWith } from '../test/describeWith.ts'
import { findProgram } from '../test/findProgram.ts'
import type { TestProgram } from '../test/startProgram.ts'
import { startRedis } from '../test/startRedis.ts'
import { openSharedLimits } from './openSharedLimits.ts'

const program = findProgram('redis-server')

function open(url: string, errors: unknown[] = []) {
  const limits = openSharedLimits({ url, onError: (error) => errors.push(error) })
  onTestFinished(() => limits.close())
  return limits
}

test('behavior: while Redis is away each process counts by itself', async () => {
  const errors: unknown[] = []
  const limiter = open('redis://127.0.0.1:1', errors).create({ name: 'requests', limit: 2 })
  expect([await limiter.take('a'), await limiter.take('a')]).toEqual([0, 0])
  expect(await limiter.take('a')).toBe(30)
  for (const client of ['b', 'c', 'd']) expect(await limiter.take(client)).toBe(0)
  const uncounted = errors.map(String).filter((error) => error.includes('not ready'))
  expect(uncounted).toHaveLength(1)
})

describeWith({ name: 'redis-server', program, tests: testWithRedis })

function testWithRedis(command: string) {
  let redis: TestProgram
  beforeAll(async () => {
    redis = await startRedis(command)
  })
  afterAll(() => redis.remove())

  /** Limiters of so many processes. */
  async function useProcesses(count: number, limit: number, periodMs?: number) {
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.flushAll()
    onTestFinished(() => client.close())
    const limiters = Array.from({ length: count }, () =>
      open(redis.url).create({ name: 'requests', limit, periodMs }),
    )
    // Ready when the first use of each is counted.
    for (const limiter of limiters) {
      await expect
        .poll(
          async () => {
            await limiter.take('a first one')
            return (await client.dbSize()) > 0
          },
          { timeout: 10_000 },
        )
        .toBe(true)
      await client.flushAll()
    }
    return { client, limiters }
  }

  test('default: processes share a limit', async () => {
    const { limiters } = await useProcesses(3, 6)
    const answers: number[] = []
    for (let use = 0; use < 4; use += 1) {
      for (const limiter of limiters) answers.push(await limiter.take('192.0.2.1'))
    }
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(6)
    expect(Math.max(...answers)).toBeGreaterThan(50)
    expect(await limiters[0]?.take('192.0.2.2')).toBe(0)
  })

  test('behavior: uses at the same time are counted one by one', async () => {
    const { limiters } = await useProcesses(2, 10)
    const uses = Array.from({ length: 20 }, (_, at) => limiters[at % 2]?.take('192.0.2.1'))
    const answers = await Promise.all(uses)
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(10)
  })

  test('behavior: who waits as told gets through', async () => {
    const { limiters } = await useProcesses(2, 1, 1000)
    const [one, other] = limiters
    expect(await one?.take('192.0.2.1')).toBe(0)
    const seconds = await other?.take('192.0.2.1')
    expect(seconds).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 1050))
    expect(await other?.take('192.0.2.1')).toBe(0)
  })

  test('behavior: a /48 has a limit over all processes', async () => {
    const { limiters } = await useProcesses(2, 2)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => limiters[at % 2]?.take(`2001:db8:1:${at}::/64`)),
    )
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(16)
    expect(await limiters[0]?.take('2001:db8:2:1::/64')).toBe(0)
  })

  test('behavior: Redis gets no addresses, and forgets', async () => {
    const { client, limiters } = await useProcesses(1, 5)
    await limiters[0]?.take('192.0.2.1')
    await limiters[0]?.take('2001:db8:1:1::/64')
    const keys = await client.keys('*')
    expect(keys).toHaveLength(3)
    expect(keys.join()).not.toMatch(/192|2001|db8/)
    for (const key of keys) expect(await client.ttl(key)).toBeGreaterThan(50)
  })

  test('parameters: several uses at once, and limit 0', async () => {
    const { limiters } = await useProcesses(2, 10)
    const [one, other] = limiters
    expect([await one?.take('a', 8), await other?.take('a', 5)]).toEqual([0, expect.any(Number)])
    const none = open(redis.url).create({ name: 'images', limit: 0 })
    expect(await none.take('a', 1_000_000)).toBe(0)
  })
}
