import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { walletEvents } from '../store/recordTables.ts'
import { createTestWallet } from '../test/createTestWallet.ts'
import type { WalletBrowser } from '../test/openWalletBrowser.ts'
import { startWalletServer, type WalletServer } from '../test/startWalletServer.ts'

const database = createTestDatabase()
// Opening it takes longer than a hook may.
await database.check()
let service: WalletServer
let owner: WalletBrowser
let count = 0
let email = ''
beforeEach(async () => {
  count += 1
  email = `events${count}@mail.example`
  service = await startWalletServer({ database, remoteAddress: '203.0.113.7' })
  owner = await service.logIn(email)
})
afterEach(() => service.stop())
afterAll(() => database.close())

const list = async (page = owner) => (await page.send('/wallet/v1/events')).body

test('default: the owner reads what happened, the newest first', async () => {
  const wallet = await createTestWallet(owner)
  const asked = { generation: 1, purpose: 'sign', digest: 'A'.repeat(43), confirmation: null }
  await owner.send(`${wallet.path}/share`, { body: { ...asked, proof: { kind: 'device' } } })
  const { events, isWhole } = await list()
  expect(isWhole).toBe(true)
  expect(events.map(({ event }: { event: string }) => event)).toEqual([
    ...['share.released', 'wallet.created', 'recovery.added', 'device.added', 'session.opened'],
  ])
  expect(events[0]).toMatchObject({
    facts: { wallet: wallet.id, holder: wallet.device.id, purpose: 'sign', digest: 'A'.repeat(43) },
    network: '203.0.113.0/24',
  })
})

test('error: a row that was changed, and one that was taken out, are noticed', async () => {
  await createTestWallet(owner)
  const { account } = (await owner.send('/wallet/v1/session')).body.session
  const rows = await database.run((queries) =>
    queries.select().from(walletEvents).where(eq(walletEvents.account, account)),
  )
  const [, second] = rows.toSorted((one, other) => one.id - other.id)
  const set = (values: Partial<typeof walletEvents.$inferInsert>) =>
    database.run((queries) =>
      queries
        .update(walletEvents)
        .set(values)
        .where(eq(walletEvents.id, second?.id ?? 0)),
    )
  await set({ facts: { device: 'another' } })
  expect((await list()).isWhole).toBe(false)
  await set({ facts: second?.facts ?? {} })
  expect((await list()).isWhole).toBe(true)
  await database.run((queries) =>
    queries.delete(walletEvents).where(eq(walletEvents.id, second?.id ?? 0)),
  )
  expect((await list()).isWhole).toBe(false)
})

test('behavior: the oldest go after 400 days, and the rest is still whole', async () => {
  await createTestWallet(owner)
  service.skip(401 * 86_400)
  await service.logIn(email)
  await service.wallet.prune()
  const late = await service.logIn(email)
  // The log is for who holds the wallet.
  expect((await late.send('/wallet/v1/events')).body.code).toBe('LOGIN_DEVICE_UNPROVEN')
  const rows = await database.run((queries) => queries.select().from(walletEvents))
  const oldest = service.now().getTime() - 400 * 86_400_000
  expect(rows.every(({ at }) => at.getTime() >= oldest)).toBe(true)
})
