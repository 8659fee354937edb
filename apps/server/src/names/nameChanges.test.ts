import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'
import { nameEvents } from './store/nameTables.ts'
import { nameTerms } from './terms/nameTerms.ts'
import { createNameSigners, type NameSigner } from './test/createNameSigners.ts'
import { openNamePage } from './test/openNamePage.ts'
import { readCode } from './test/readCode.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const zone = 'names.example'
const config = readConfig({
  ...{ AUTH_DOMAINS: 'https://app.example', AUTH_SECRET: '0123456789abcdef0123456789abcdef' },
  ...{ RATE_LIMIT: '0', NAMES_ZONE: zone },
})
const openPage = () => {
  const { app } = createTestApp({ config, database })
  return openNamePage((path, init) => app.request(path, init))
}
const toAccount = ({ address }: NameSigner) => `eip155:1:${address}`
let count = 0
let [alice, bob] = [createNameSigners.evm(), createNameSigners.evm()]
/** Tests share a database, so each has another name. */
let name = ''
let page = openPage()

beforeEach(async () => {
  alice = createNameSigners.evm()
  bob = createNameSigners.evm()
  name = `lantern${'abcdefghkmnpqrtuwxyz'[count % 20]}${count < 20 ? '' : 'z'}.${zone}`
  count += 1
  page = openPage()
  expect(await readCode(page.register(alice, name))).toEqual([200])
})

const readProfile = async () => (await page.read(`/v1/profile/account/${name}`)) as object
/** Lets the times of a name pass. */
const pass = (days: number) =>
  database.run(async (queries) => {
    const step = sql.raw(`interval '${days} days'`)
    await queries.execute(
      sql`update names set rests_until = rests_until - ${step}, seen_at = seen_at - ${step} where name = ${name}`,
    )
    await queries.execute(
      sql`update name_transfers set ends_at = ends_at - ${step}, resolves_at = resolves_at - ${step} where name = ${name}`,
    )
  })

test('default: texts are written, changed and deleted', async () => {
  const texts = { avatar: 'https://a.example/a.png', description: 'Two\nlines', url: 'https://a.b' }
  expect(await readCode(page.setRecords(alice, name, { texts }))).toEqual([200])
  expect(await readProfile()).toMatchObject({
    ...{ owner: `eip155:${alice.address}`, texts, updated_at: expect.any(String) },
    attributes: [{ avatar: texts.avatar, bio: texts.description }],
  })
  const changed = { texts: { url: null, description: 'One' } }
  expect(await readCode(page.setRecords(alice, name, changed))).toEqual([200])
  expect(await readProfile()).toMatchObject({ texts: { avatar: texts.avatar, description: 'One' } })
})

test('default: an address of another account, which signed for it', async () => {
  const solana = createNameSigners.solana()
  const addresses = { 501: solana.address }
  const without = page.setRecords(alice, name, { addresses })
  expect(await readCode(without)).toEqual([403, 'SIWX_ACCOUNT_MISMATCH'])
  const proof = await page.sign(solana, nameTerms.address(name))
  expect(await readCode(page.setRecords(alice, name, { addresses }, [proof]))).toEqual([200])
  expect(await readProfile()).toMatchObject({
    addresses: { 60: { address: alice.address }, 501: { address: solana.address } },
  })
  expect(await page.read(`/v1/profile/reverse/${solana.address}`)).toMatchObject([{ name }])
  expect(await readCode(page.setRecords(alice, name, { addresses: { 501: null } }))).toEqual([200])
  expect(await page.read(`/v1/profile/reverse/${solana.address}`)).toEqual([])
})

test('behavior: the own key stands for itself, on one chain more', async () => {
  const addresses = { '2147483658': alice.address }
  expect(await readCode(page.setRecords(alice, name, { addresses }))).toEqual([200])
  expect(await readProfile()).toMatchObject({
    addresses: { '2147483658': { address: alice.address } },
  })
})

test.each([
  ['for another name', () => nameTerms.address(`other.${zone}`), 400, 'SIWX_MESSAGE_INVALID'],
  ['for a registration', () => nameTerms.register(name), 400, 'SIWX_MESSAGE_INVALID'],
])('error: a further account that signed %s', async (_, terms, status, code) => {
  const solana = createNameSigners.solana()
  const proof = await page.sign(solana, terms())
  const answer = page.setRecords(alice, name, { addresses: { 501: solana.address } }, [proof])
  expect(await readCode(answer)).toEqual([status, code])
})

test('error: a further account that signed, and another address', async () => {
  const [solana, other] = [createNameSigners.solana(), createNameSigners.solana()]
  const proof = await page.sign(solana, nameTerms.address(name))
  const wrongAddress = page.setRecords(alice, name, { addresses: { 501: other.address } }, [proof])
  expect(await readCode(wrongAddress)).toEqual([403, 'SIWX_ACCOUNT_MISMATCH'])
  const again = await page.sign(solana, nameTerms.address(name))
  const wrongCoin = page.setRecords(alice, name, { addresses: { 0: solana.address } }, [again])
  expect(await readCode(wrongCoin)).toEqual([403, 'SIWX_ACCOUNT_MISMATCH'])
})

test('error: S21, records that were not signed, again, and of another owner', async () => {
  const [records, others] = [
    { texts: { url: 'https://a.b' } },
    { texts: { url: 'https://evil.b' } },
  ]
  const text = JSON.stringify(records)
  const signed = await page.sign(alice, nameTerms.records(name, hash('sha256', text)))
  const changed = page.change(name, 'records', signed, { records: JSON.stringify(others) })
  expect(await readCode(changed)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
  expect(await readCode(page.change(name, 'records', signed, { records: text }))).toEqual([200])
  const again = page.change(name, 'records', signed, { records: text })
  expect(await readCode(again)).toEqual([403, 'SIWX_NONCE_REFUSED'])
  expect(await readCode(page.setRecords(bob, name, records))).toEqual([403, 'NAME_NOT_OWNED'])
  const unknown = page.setRecords(alice, `unknown.${zone}`, records)
  expect(await readCode(unknown)).toEqual([404, 'NOT_FOUND'])
})

test('error: more texts than a name may have', async () => {
  const many = (from: number, size: number) => ({
    texts: Object.fromEntries(Array.from({ length: size }, (_, at) => [`key${from + at}`, 'text'])),
  })
  expect(await readCode(page.setRecords(alice, name, many(0, 24)))).toEqual([200])
  expect(await readCode(page.setRecords(alice, name, many(0, 24)))).toEqual([200])
  const one = page.setRecords(alice, name, many(24, 1))
  expect(await readCode(one)).toEqual([409, 'NAME_LIMIT_REACHED'])
  const swapped = page.setRecords(alice, name, { texts: { key0: null, other: 'text' } })
  expect(await readCode(swapped)).toEqual([200])
})

test('default: a name changes its owner, and nothing of the old one stays', async () => {
  await page.setRecords(alice, name, { texts: { url: 'https://alice.example' } })
  expect(await readCode(page.transfer(alice, name, toAccount(bob)))).toEqual([200])
  const offer = {
    ...{ name, from: toAccount(alice), to: toAccount(bob) },
    ...{ offered_at: expect.any(String), ends_at: expect.any(String) },
  }
  for (const { address } of [alice, bob])
    expect(await page.read(`/v1/profile/transfers/${address}`)).toEqual([offer])
  expect(await readProfile()).toMatchObject({ texts: { url: 'https://alice.example' } })

  expect(await readCode(openPage().accept(bob, name))).toEqual([200])
  const accepted = { ...offer, accepted_at: expect.any(String), resolves_at: expect.any(String) }
  for (const { address } of [alice, bob])
    expect(await page.read(`/v1/profile/transfers/eip155:8453:${address}`)).toEqual([accepted])
  expect(await readProfile()).toMatchObject({ code: 'NOT_FOUND' })
  for (const { address } of [alice, bob])
    expect(await page.read(`/v1/profile/reverse/${address}`)).toEqual([])

  await pass(0.99)
  expect(await readProfile()).toMatchObject({ code: 'NOT_FOUND' })
  await pass(0.02)
  expect(await readProfile()).toMatchObject({
    ...{ owner: `eip155:${bob.address}`, texts: {}, attributes: [] },
    addresses: { 60: { address: bob.address }, 2147483648: { address: bob.address } },
  })
  expect(await page.read(`/v1/profile/reverse/${bob.address}`)).toMatchObject([{ name }])
  expect(await page.read(`/v1/profile/transfers/${bob.address}`)).toEqual([])
})

test('error: S21, the old owner, another one, again and too late', async () => {
  expect(await readCode(page.accept(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])
  const foreign = page.transfer(bob, name, toAccount(bob))
  expect(await readCode(foreign)).toEqual([403, 'NAME_NOT_OWNED'])
  const signed = await page.sign(alice, nameTerms.transfer(name, toAccount(bob)))
  const other = page.change(name, 'transfer', signed, { to: toAccount(alice) })
  expect(await readCode(other)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
  const offered = page.change(name, 'transfer', signed, { to: toAccount(bob) })
  expect(await readCode(offered)).toEqual([200])
  const again = page.change(name, 'transfer', signed, { to: toAccount(bob) })
  expect(await readCode(again)).toEqual([403, 'SIWX_NONCE_REFUSED'])
  const third = page.accept(createNameSigners.evm(), name)
  expect(await readCode(third)).toEqual([403, 'NAME_NOT_OWNED'])
  await pass(7.01)
  expect(await page.read(`/v1/profile/transfers/${bob.address}`)).toEqual([])
  expect(await readCode(page.accept(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])

  await page.transfer(alice, name, toAccount(bob))
  await pass(6.99)
  expect(await readCode(page.accept(bob, name))).toEqual([200])
  expect(await readCode(page.accept(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])
  const old = page.setRecords(alice, name, { texts: { url: 'https://alice.example' } })
  expect(await readCode(old)).toEqual([403, 'NAME_NOT_OWNED'])
  expect(await readCode(page.release(alice, name))).toEqual([403, 'NAME_NOT_OWNED'])
})

test('behavior: the own account withdraws an offer, and another one takes its place', async () => {
  const third = createNameSigners.evm()
  await page.transfer(alice, name, toAccount(bob))
  await page.transfer(alice, name, toAccount(third))
  expect(await readCode(page.accept(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])
  expect(await readCode(page.transfer(alice, name, `eip155:10:${alice.address}`))).toEqual([200])
  expect(await readCode(page.accept(third, name))).toEqual([403, 'NAME_NOT_OWNED'])
  expect(await page.read(`/v1/profile/transfers/${alice.address}`)).toEqual([])
})

test('behavior: a name goes to an account of another family', async () => {
  const solana = createNameSigners.solana()
  const to = `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solana.address}`
  expect(await readCode(page.transfer(alice, name, to))).toEqual([200])
  expect(await readCode(page.accept(solana, name))).toEqual([200])
  await pass(1)
  expect(await readProfile()).toMatchObject({ addresses: { 501: { address: solana.address } } })
})

test.each([
  ['no CAIP-10', (to: string) => to.split(':')[2] ?? ''],
  ['no checksum', (to: string) => to.toLowerCase()],
  ['another family', () => 'cosmos:cosmoshub-4:cosmos1abc'],
  ['a part more', (to: string) => `${to}:1`],
])('error: an offer to %s', async (_, change) => {
  const to = change(toAccount(bob))
  expect(await readCode(page.transfer(alice, name, to))).toEqual([400, 'INVALID_BODY'])
})

test('error: who accepts has as many names as it may', async () => {
  for (const label of 'abcde') await page.register(bob, `beacon${label}${name}`)
  await page.transfer(alice, name, toAccount(bob))
  expect(await readCode(page.accept(bob, name))).toEqual([409, 'NAME_LIMIT_REACHED'])
  expect(await readProfile()).toMatchObject({ owner: `eip155:${alice.address}` })
})

test('default: a name that was given up leads nowhere, rests, and is free', async () => {
  expect(await readCode(page.release(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])
  await page.transfer(alice, name, toAccount(bob))
  expect(await readCode(page.release(alice, name))).toEqual([200])
  expect(await readProfile()).toMatchObject({ code: 'NOT_FOUND' })
  expect(await readCode(page.accept(bob, name))).toEqual([403, 'NAME_NOT_OWNED'])
  for (const one of [alice, bob])
    expect(await readCode(page.register(one, name))).toEqual([409, 'NAME_TAKEN'])
  const [label = ''] = name.split('.')
  expect(await page.read(`/v1/profile/suggestions/${label}`)).toMatchObject({
    suggestions: [{ name, registered: true }, {}, {}, {}, {}],
  })
  expect(await readCode(page.release(alice, name))).toEqual([404, 'NOT_FOUND'])
  const records = page.setRecords(alice, name, { texts: { url: 'https://a.b' } })
  expect(await readCode(records)).toEqual([404, 'NOT_FOUND'])
  await pass(90)
  expect(await page.read(`/v1/profile/suggestions/${label}`)).toMatchObject({
    suggestions: [{ name, registered: false }, {}, {}, {}, {}],
  })
  expect(await readCode(page.register(bob, name))).toEqual([200])
  expect(await readProfile()).toMatchObject({ owner: `eip155:${bob.address}`, texts: {} })
})

test('behavior: what was signed is kept, and cannot be changed', async () => {
  const solana = createNameSigners.solana()
  const records = { addresses: { 501: solana.address } }
  const proof = await page.sign(solana, nameTerms.address(name))
  await page.setRecords(alice, name, records, [proof])
  await page.transfer(alice, name, toAccount(bob))
  await page.accept(bob, name)
  await page.release(bob, name)
  const events = await database.run((queries) =>
    queries.select().from(nameEvents).where(eq(nameEvents.name, name)).orderBy(nameEvents.id),
  )
  expect(events.map(({ kind, account }) => [kind, account])).toEqual([
    ['register', toAccount(alice)],
    ['records', toAccount(alice)],
    ['address', expect.stringContaining(solana.address)],
    ['transfer', toAccount(alice)],
    ['accept', toAccount(bob)],
    ['release', toAccount(bob)],
  ])
  expect(events[1]).toMatchObject({ records: JSON.stringify(records) })
  for (const statement of [
    sql`update name_events set account = '' where name = ${name}`,
    sql`delete from name_events where name = ${name}`,
    sql`truncate name_events`,
  ])
    await expect(database.run((queries) => queries.execute(statement))).rejects.toMatchObject({
      cause: { message: 'Rows of name_events are only added.' },
    })
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', '{}'],
  ['empty', '{"texts":{}}'],
  ['something else', '{"texts":{"a":"b"},"owner":"x"}'],
  ['texts that are a list', '{"texts":[]}'],
  ['a number', '{"texts":{"a":1}}'],
  ['a key with a space', '{"texts":{"a b":"c"}}'],
  ['__proto__', '{"texts":{"__proto__":"c"}}'],
  ['a coin that is none', '{"addresses":{"x":null}}'],
  ['an address that is none', '{"addresses":{"60":1}}'],
  [
    'too many',
    JSON.stringify({ texts: Object.fromEntries(Array.from({ length: 25 }, (_, at) => [at, 'a'])) }),
  ],
])('error: records of %s', async (_, records) => {
  expect(await readCode(page.setRecords(alice, name, records))).toEqual([400, 'INVALID_BODY'])
})

test.each(['records', 'transfer', 'accept', 'release'])('error: %s by a form', async (verb) => {
  const answer = page.send(
    `/v1/profile/account/${name}/${verb}`,
    { method: 'POST', body: 'a=b' },
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  expect(await readCode(answer)).toEqual([415, 'UNSUPPORTED_BODY'])
})

test.each(['records', 'transfer', 'accept', 'release'] as const)(
  'error: %s with what was signed to sign in',
  async (verb) => {
    const signed = await page.sign(alice, { statement: 'Sign in.' })
    const more = { records: { records: '{"texts":{"a":"b"}}' }, transfer: { to: toAccount(bob) } }
    const answer = page.change(name, verb, signed, { ...more.records, ...more.transfer })
    expect(await readCode(answer)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
  },
)
