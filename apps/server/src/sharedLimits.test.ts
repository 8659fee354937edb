import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '@cleat/core/registry'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config/readConfig.ts'
import { createLogger } from './http/logger.ts'
import { startServer } from './startServer.ts'
import { describeWith } from './test/describeWith.ts'
import { findProgram } from './test/findProgram.ts'
import type { TestProgram } from './test/startProgram.ts'
import { startRedis } from './test/startRedis.ts'

const program = findProgram('redis-server')
const logger = createLogger({ level: 'silent', write: () => undefined })

describeWith({ name: 'redis-server', program, tests: testWithRedis })

function testWithRedis(command: string) {
  let redis: TestProgram
  beforeAll(async () => {
    redis = await startRedis(command)
  })
  afterAll(() => redis.remove())

  const start = async () => {
    const server = await startServer({
      config: readConfig({
        PORT: '0',
        SERVICES: 'explorer',
        RATE_LIMIT: '8',
        LIMITS_REDIS_URL: redis.url,
      }),
      wallets: registry,
      logger,
    })
    onTestFinished(() => server.stop())
    return server.url
  }
  const ask = async (url: string) => {
    const response = await fetch(`${url}/getWallets?entries=1`)
    await response.text()
    return response.status
  }

  test('default: two servers with a Redis have one limit, and each its own while Redis is away', async () => {
    const urls = [await start(), await start()]
    // What comes before their connections to Redis is counted by each.
    await pause(500)
    const statuses: number[] = []
    for (let round = 0; round < 7; round += 1) {
      for (const url of urls) statuses.push(await ask(url))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    await redis.kill()
    const third = await start()
    expect(await ask(third)).toBe(200)
    await redis.start()
  })
}
