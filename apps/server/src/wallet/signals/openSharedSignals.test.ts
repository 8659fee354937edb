import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { describeWith } from '../../test/describeWith.ts'
import { findProgram } from '../../test/findProgram.ts'
import type { TestProgram } from '../../test/startProgram.ts'
import { startRedis } from '../../test/startRedis.ts'
import { listenForTest } from '../test/listenForTest.ts'
import { openTestStream } from '../test/openTestStream.ts'
import { startWalletServer } from '../test/startWalletServer.ts'
import { openSharedSignals } from './openSharedSignals.ts'

describeWith({ name: 'redis-server', program: findProgram('redis-server'), tests: testWithRedis })

function testWithRedis(command: string) {
  let redis: TestProgram
  beforeAll(async () => {
    redis = await startRedis(command)
    await redis.start()
  })
  afterAll(() => redis.remove())

  const open = () => {
    const onError = vi.fn()
    const signals = openSharedSignals({ url: redis.url, onError })
    onTestFinished(() => signals.close())
    return { signals, onError }
  }
  /** Once both connections of each are there. */
  const meet = async (...all: ReturnType<typeof open>['signals'][]) => {
    for (const speaker of all)
      for (const hearer of all) {
        const heard = vi.fn()
        const stop = hearer.subscribe('session:meeting', heard)
        await expect
          .poll(() => {
            if (heard.mock.calls.length === 0) speaker.publish('session:meeting')
            return heard.mock.calls.length
          })
          .toBeGreaterThan(0)
        stop()
      }
  }

  test('default: another process hears it, and who left does not', async () => {
    const [one, other] = [open().signals, open().signals]
    await meet(one, other)
    const [heard, left, further] = [vi.fn(), vi.fn(), vi.fn()]
    other.subscribe('account:a', heard)
    other.subscribe('account:a', left)()
    other.subscribe('account:b', further)
    one.publish('account:a')
    await expect.poll(() => heard.mock.calls.length).toBe(1)
    expect([left.mock.calls, further.mock.calls, other.count()]).toEqual([[], [], 2])
  })

  test('behavior: while Redis is away each hears its own, and looks again once it is back', async () => {
    const [one, other] = [open(), open()]
    await meet(one.signals, other.signals)
    const [own, foreign] = [vi.fn(), vi.fn()]
    one.signals.subscribe('handoff:h', own)
    other.signals.subscribe('handoff:h', foreign)
    await redis.kill()
    one.signals.publish('handoff:h')
    expect(own).toHaveBeenCalledOnce()
    await expect.poll(() => one.onError.mock.calls.length).toBeGreaterThan(0)
    expect(foreign).not.toHaveBeenCalled()
    await redis.start()
    await expect.poll(() => foreign.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(0)
    await meet(one.signals, other.signals)
  }, 30_000)

  test('default: log out everywhere at one process is told by another one within 1 s', async () => {
    const database = createTestDatabase()
    await database.check()
    const [one, other] = [open().signals, open().signals]
    await meet(one, other)
    const services = await Promise.all(
      [one, other].map((signals) => startWalletServer({ database, signals })),
    )
    const listening = await Promise.all(services.map(listenForTest))
    onTestFinished(async () => {
      for (const service of services) await service.stop()
      for (const server of listening) await server.stop()
      await database.close()
    })
    const [service, second] = services
    const [at, otherAt] = listening
    if (!service || !second || !at || !otherAt) throw new Error('There are two.')
    const email = 'everywhere@mail.example'
    const browser = await service.logIn(email, await at.openBrowser())
    const elsewhere = await second.logIn(email, await otherAt.openBrowser())
    const stream = await openTestStream(elsewhere, { url: otherAt.url })
    await expect.poll(stream.names).toEqual(['open'])
    const begun = Date.now()
    await browser.send('/wallet/v1/sessions', { method: 'DELETE' })
    await expect.poll(stream.names, { interval: 5 }).toEqual(['open', 'session'])
    expect((stream.events.at(-1)?.at ?? 0) - begun).toBeLessThan(1_000)
    // Its shares are refused by then.
    expect((await elsewhere.send('/wallet/v1/devices')).body.code).toBe('WALLET_SESSION_ENDED')
  }, 60_000)
}
