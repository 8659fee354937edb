import { createHash, randomBytes } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import * as records from './store/recordTables.ts'
import * as tables from './store/walletTables.ts'
import { createTestAuthenticator } from './test/createTestAuthenticator.ts'
import { createTestShares } from './test/createTestShares.ts'
import { createTestWallet } from './test/createTestWallet.ts'
import { proveTestRecovery } from './test/proveTestRecovery.ts'
import { startWalletServer } from './test/startWalletServer.ts'

const address = '203.0.113.77'
const email = 'canary-visitor@mail.example'

test('default: W10, no code, e-mail, token, share or address of a full run is stored, logged or sent as an event', async () => {
  const database = createTestDatabase()
  await database.check()
  const service = await startWalletServer({ database, remoteAddress: address })
  const { mailbox, host, origin } = service
  const secrets = new Map<string, string>()
  const keep = (name: string, secret: string | undefined) => {
    expect(secret).toBeTruthy()
    secrets.set(`${name} ${secrets.size}`, secret ?? '')
  }

  // A login, with a wrong code and a second mail.
  const owner = await service.openBrowser()
  const start = { method: 'email', email, host, browser: 'Chrome on macOS' }
  const login = (await owner.send('/wallet/v1/logins', { body: start })).body
  const code = await mailbox.codeFor(email)
  keep('code', code)
  keep('e-mail', email)
  service.skip(31)
  await owner.send(`/wallet/v1/logins/${login.id}/resend`, { method: 'POST' })
  await owner.send(`/wallet/v1/logins/${login.id}/code`, { body: { code: '000000' } })
  await owner.send(`/wallet/v1/logins/${login.id}/code`, { body: { code } })
  for (const token of owner.jar.values()) keep('token', token.split('.')[1])
  await owner.send('/wallet/v1/session/refresh', { method: 'POST' })
  for (const token of owner.jar.values()) keep('token', token.split('.')[1])

  // A passkey, a wallet, its share, recovery, and a handoff.
  const key = createTestAuthenticator(origin)
  const asked = { purpose: 'register', host, browser: 'Chrome on macOS' }
  const { id, options } = (await owner.send('/wallet/v1/passkeys/options', { body: asked })).body
  const response = key.create(options)
  await owner.send('/wallet/v1/passkeys', { body: { id, response, hasPrf: true } })
  const wallet = await createTestWallet(owner, 'code')
  keep('share', wallet.body.share)
  const toAsk = { generation: 1, purpose: 'sign', digest: null, confirmation: null }
  await owner.send(`${wallet.path}/share`, { body: { ...toAsk, proof: { kind: 'device' } } })
  const other = await service.logIn(email)
  keep('code', await mailbox.codeFor(email))
  const proof = await proveTestRecovery(other, wallet.id, wallet.recovery)
  keep('challenge', proof.opened)
  await other.send(`${wallet.path}/share`, { body: { ...toAsk, proof } })
  const next = createTestShares(2, wallet.body.holders)
  keep('share', next.share)
  await owner.send(`${wallet.path}/generation`, {
    method: 'PUT',
    body: { ...next, proof: { kind: 'device' } },
  })
  const secret = randomBytes(32)
  keep('handoff', secret.toString('base64url'))
  const hash = createHash('sha256').update(secret).digest('base64url')
  await other.send('/wallet/v1/handoffs', { body: { hash, host, request: 'AAAA' } })
  keep('browser', other.jar.get('__Host-cleat-browser'))
  const page = await service.openBrowser()
  for (const [name, value] of other.jar) page.jar.set(name, value)
  const handoff = `/wallet/v1/handoffs/${hash}`
  const following = other.send(`${handoff}/events`)
  await page.send(`${handoff}/claim`, { body: { proof: 'cookie' } })
  await page.send(`${handoff}/answer`, { body: { answer: 'AAAA', hasSession: false } })
  const events = String((await following).body)
  expect(events).toContain('"state":"answered"')
  keep('address', address)
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(2)
  await service.stop()

  const all = [...Object.values(tables), ...Object.values(records)].filter((one) =>
    is(one, PgTable),
  )
  const rows = await database.run(async (queries) => {
    const dump: Record<string, unknown[]> = {}
    for (const table of all) dump[getTableName(table)] = await queries.select().from(table)
    return dump
  })
  await database.close()
  expect(rows.wallet_sessions).not.toEqual([])
  const stored = JSON.stringify(rows)
  const logged = [...service.lines, ...service.requests.map((line) => JSON.stringify(line))].join(
    '',
  )
  expect(stored).toContain('203.0.113.0/24')
  expect(logged).toContain('/wallet/v1/logins/:id/code')
  for (const [name, text] of secrets) {
    expect(stored.includes(text), `${name} is stored`).toBe(false)
    expect(logged.includes(text), `${name} is logged`).toBe(false)
    expect(events.includes(text), `${name} is in an event`).toBe(false)
  }
  // Only mails have codes, and nothing else of a login.
  const mails = mailbox.mails.map(({ source }) => source).join('')
  for (const [name, text] of secrets)
    expect(mails.includes(text), name).toBe(/^(?:code|e-mail)/.test(name) && mails.includes(text))
})
