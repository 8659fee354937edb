import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../database/createDatabase.ts'
import { openPostgres } from '../database/openPostgres.ts'
import { openSharedLimits } from '../http/openSharedLimits.ts'
import { describeWith } from '../test/describeWith.ts'
import { findProgram } from '../test/findProgram.ts'
import { findPostgres, startPostgres } from '../test/startPostgres.ts'
import type { TestProgram } from '../test/startProgram.ts'
import { startRedis } from '../test/startRedis.ts'
import { createTestShares } from './test/createTestShares.ts'
import { createTestWallet } from './test/createTestWallet.ts'
import { startWalletServer, type WalletServer } from './test/startWalletServer.ts'

/** How many answers have a status. */
const count = (answers: readonly { readonly status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length

describeWith({
  name: 'postgres',
  program: findPostgres(),
  tests(programs) {
    let postgres: TestProgram
    let database: Database
    // Two processes with one database.
    let services: readonly [WalletServer, WalletServer]
    beforeAll(async () => {
      postgres = await startPostgres(programs)
      await postgres.start()
      const connect = () => openPostgres({ url: postgres.url, onIdleError: () => undefined })
      database = createDatabase({ connect })
      await database.check()
      services = [await startWalletServer({ database }), await startWalletServer({ database })]
    }, 120_000)
    afterAll(async () => {
      for (const service of services) await service.stop()
      await database.close()
      await postgres.remove()
    }, 60_000)

    test('default: a code that is posted to two processes opens one session', async () => {
      const [service] = services
      const browser = await service.openBrowser()
      const email = 'parallel@mail.example'
      const start = { method: 'email', email, host: service.host, browser: 'Chrome on macOS' }
      const { body } = await browser.send('/wallet/v1/logins', { body: start })
      // Either process sends it.
      const code = await Promise.any(services.map(({ mailbox }) => mailbox.codeFor(email)))
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          browser.send(`/wallet/v1/logins/${body.id}/code`, { body: { code } }),
        ),
      )
      expect([count(answers, 200), count(answers, 410)]).toEqual([1, 199])
    })

    test('behavior: parallel logins do not pass the limit of an address', async () => {
      const [service] = services
      const browser = await service.openBrowser()
      const body = {
        ...{ method: 'email', email: 'limit@mail.example', host: service.host },
        browser: 'Chrome on macOS',
      }
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => browser.send('/wallet/v1/logins', { body })),
      )
      expect(count(answers, 201)).toBe(5)
    })

    test('behavior: parallel generations, renewals and proofs have one winner', async () => {
      const [service] = services
      const owner = await service.logIn('owner@mail.example')
      const wallet = await createTestWallet(owner)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          owner.send(`${wallet.path}/generation`, {
            method: 'PUT',
            body: { ...createTestShares(2, wallet.body.holders), proof: { kind: 'device' } },
          }),
        ),
      )
      expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19])
      const nonce = (await owner.send('/wallet/v1/session')).headers.get('DPoP-Nonce')
      const proof = await owner.prove('GET', '/wallet/v1/session', undefined, { nonce })
      const uses = await Promise.all(
        Array.from({ length: 20 }, () => owner.send('/wallet/v1/session', { proof })),
      )
      expect([count(uses, 200), count(uses, 401)]).toEqual([1, 19])
      const renewals = await Promise.all(
        Array.from({ length: 20 }, () =>
          owner.send('/wallet/v1/session/refresh', { method: 'POST' }),
        ),
      )
      expect(count(renewals, 200)).toBe(20)
      const tokens = renewals.filter(({ headers }) => headers.getSetCookie().length > 0)
      expect(tokens).toHaveLength(1)
    })

    const redis = findProgram('redis-server')
    test.runIf(redis)('behavior: with Redis two processes count one limit', async () => {
      const program = await startRedis(redis ?? '')
      await program.start()
      const limits = openSharedLimits({ url: program.url, onError: () => undefined })
      const environment = { MAIL_LIMIT: '3' }
      const two = [
        await startWalletServer({ database, limits, environment }),
        await startWalletServer({ database, limits, environment }),
      ]
      const statuses = []
      for (const [index, service] of [...two, ...two, ...two].entries()) {
        const browser = await service.openBrowser()
        const email = `redis${index}@mail.example`
        const body = { method: 'email', email, host: service.host, browser: 'Chrome on macOS' }
        statuses.push((await browser.send('/wallet/v1/logins', { body })).status)
      }
      for (const service of two) await service.stop()
      await limits.close()
      await program.remove()
      expect(statuses).toEqual([201, 201, 201, 429, 429, 429])
    })
  },
})
