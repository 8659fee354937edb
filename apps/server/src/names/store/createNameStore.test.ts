import { eq } from 'drizzle-orm'
import type { Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { skeleton } from '../rules/skeleton.ts'
import { createNameStore } from './createNameStore.ts'
import { nameTransfers } from './nameTables.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const everyChain = 0x8000_0000n
const optimism = 0x8000_000an
let accounts = 0

/** Each test has another zone, because tests share a database. */
function prepare({ limit }: { limit?: number } = {}) {
  accounts += 1
  const zone = `zone${accounts}.example`
  let time = new Date('2026-11-27T00:00:00Z')
  const store = createNameStore({
    ...{ database, now: () => time },
    ...(limit !== undefined && { limit }),
  })
  const address: Hex = `0x${String(accounts).padStart(40, 'A')}`
  const subject = `eip155:${address}`
  const register = (label: string, change: object = {}) =>
    store.register({
      name: `${label}.${zone}`,
      skeleton: `${skeleton(label)}.${zone}`,
      subject,
      address,
      addresses: new Map([
        [60n, address],
        [everyChain, address],
      ]),
      proof: { account: `eip155:1:${address}`, message: 'text', signature: '0x' },
      ...change,
    })
  const pass = (ms: number) => {
    time = new Date(time.getTime() + ms)
  }
  return { store, zone, address, register, pass }
}

test('default: a name, and its profile', async () => {
  const { store, zone, address, register } = prepare()
  expect(await register('alice')).toEqual({ status: 'registered' })
  expect(await store.findProfile(`alice.${zone}`)).toMatchObject({
    ...{ name: `alice.${zone}`, subject: `eip155:${address}`, updatedAt: undefined },
    registeredAt: new Date('2026-11-27T00:00:00Z'),
    addresses: new Map([
      [60n, address.toLowerCase()],
      [everyChain, address.toLowerCase()],
    ]),
    texts: new Map(),
  })
  expect(await store.findProfile(`bob.${zone}`)).toBeUndefined()
})

test('behavior: of a hundred at once for a name, one has it', async () => {
  const { register } = prepare({ limit: 100 })
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) => register('alice', { subject: `solana:${at}` })),
  )
  expect(outcomes.filter(({ status }) => status === 'registered')).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'taken')).toHaveLength(99)
})

test('error: a name that looks like another one', async () => {
  const { zone, register } = prepare()
  await register('alice')
  expect(await register('a11ce')).toEqual({ status: 'similar', other: `alice.${zone}` })
})

test('error: more names than a subject may have, also at once', async () => {
  const { register } = prepare({ limit: 2 })
  const labels = ['first', 'second', 'third', 'fourth']
  const outcomes = await Promise.all(labels.map((label) => register(label)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual([
    ...['limit', 'limit', 'registered', 'registered'],
  ])
})

test('behavior: the name of an account is its oldest one, on every chain of a key', async () => {
  const { store, zone, address, register, pass } = prepare()
  await register('older')
  pass(1000)
  await register('newer')
  for (const coinType of [60n, optimism, everyChain])
    expect(await store.findName({ address, coinType })).toBe(`older.${zone}`)
  expect(await store.findName({ address, coinType: 501n })).toBeUndefined()
  expect((await store.findByAddress(address)).map(({ name }) => name)).toEqual([
    ...[`older.${zone}`, `newer.${zone}`],
  ])
})

test('behavior: of several names each has its own records', async () => {
  const { store, zone, address, register } = prepare()
  await register('alice')
  await register('carol', { addresses: new Map([[60n, address]]) })
  const proof = { account: `eip155:1:${address}`, message: 'text', signature: '0x' }
  const write = (label: string, texts: object, addresses: object = {}) =>
    store.setRecords({
      ...{
        name: `${label}.${zone}`,
        subject: `eip155:${address}`,
        proof,
        proofs: [],
        records: '{}',
      },
      texts: new Map<string, string | null>(Object.entries(texts)),
      addresses: new Map(Object.entries(addresses).map(([coin, to]) => [BigInt(coin), to])),
    })
  const read = async () =>
    (await store.findByAddress(address)).map(({ texts, addresses, accounts }) => ({
      texts: Object.fromEntries(texts),
      addresses: Object.fromEntries(addresses),
      ab: accounts.get(501n)?.address,
    }))
  const [own, form] = [address.toLowerCase(), '0xab']
  await write(
    'alice',
    { url: 'https://alice.example', description: 'One' },
    { 501: { form, text: 'ab' } },
  )
  await write('carol', { url: 'https://carol.example' })
  expect(await read()).toEqual([
    {
      texts: { url: 'https://alice.example', description: 'One' },
      addresses: { 60: own, 501: form, [String(everyChain)]: own },
      ab: 'ab',
    },
    { texts: { url: 'https://carol.example' }, addresses: { 60: own }, ab: undefined },
  ])
  // What is deleted goes, what is written stays, and the other name keeps what it has.
  await write('alice', { url: null, description: 'Two' }, { 501: { form: '0xcd', text: 'cd' } })
  expect(await read()).toMatchObject([
    { texts: { description: 'Two' }, addresses: { 501: '0xcd' }, ab: 'cd' },
    { texts: { url: 'https://carol.example' } },
  ])
  expect((await read())[0]?.texts).toEqual({ description: 'Two' })
  await write('alice', {}, { 501: null })
  const [{ addresses } = { addresses: {} }] = await read()
  expect(addresses).toEqual({ 60: own, [String(everyChain)]: own })
})

test('behavior: coin types of EVM chains end where others begin', async () => {
  const { store, zone, address, register } = prepare()
  await register('alice', { addresses: new Map([[everyChain, address]]) })
  const find = (coinType: bigint) => store.findName({ address, coinType })
  for (const coinType of [60n, everyChain, everyChain + 1n, 2n ** 32n - 1n])
    expect(await find(coinType)).toBe(`alice.${zone}`)
  for (const coinType of [0n, 61n, everyChain - 1n, 2n ** 32n, 2n ** 40n])
    expect(await find(coinType)).toBeUndefined()
  expect(await store.findTaken(new Map())).toEqual(new Set())
})

test('behavior: a contract has its name on its chain alone', async () => {
  const { store, zone, address, register } = prepare()
  await register('vault', { addresses: new Map([[optimism, address]]) })
  expect(await store.findName({ address, coinType: optimism })).toBe(`vault.${zone}`)
  expect(await store.findName({ address, coinType: 60n })).toBeUndefined()
})

test('behavior: which of several are taken', async () => {
  const { store, zone, register } = prepare()
  await register('alice')
  const wanted = new Map(['alice', 'a1ice', 'bob'].map((one) => [one, `${skeleton(one)}.${zone}`]))
  expect(await store.findTaken(wanted)).toEqual(new Set(['alice', 'a1ice']))
  expect(await store.findTaken(new Map())).toEqual(new Set())
})

const day = 86_400_000

test('behavior: who is away for a year loses a name, which rests, and is then free', async () => {
  const { store, zone, address, register, pass } = prepare()
  const name = `alice.${zone}`
  await register('alice')
  pass(365 * day - 1)
  await store.free()
  expect(await store.find(name)).toBeDefined()
  pass(1)
  expect(await store.free()).toBeGreaterThan(0)
  expect(await store.find(name)).toBeUndefined()
  expect(await store.findByAddress(address)).toEqual([])
  expect(await store.findName({ address, coinType: 60n })).toBeUndefined()
  expect(await register('alice')).toEqual({
    ...{ status: 'resting', until: new Date('2028-02-25T00:00:00Z') },
  })
  expect(await register('a11ce')).toEqual({ status: 'similar', other: name })
  pass(90 * day - 1)
  await store.free()
  expect(await register('alice')).toMatchObject({ status: 'resting' })
  pass(1)
  expect(await store.free()).toBeGreaterThan(0)
  expect(await store.findTaken(new Map([['alice', name]]))).toEqual(new Set())
  expect(await register('a11ce')).toEqual({ status: 'registered' })
})

test('behavior: signing in keeps the names of a subject, and of no one else', async () => {
  const { store, zone, address, register, pass } = prepare()
  await register('alice')
  await register('carol', { subject: 'eip155:0x1' })
  pass(300 * day)
  await store.noteSignIn(`eip155:${address}`)
  pass(200 * day)
  // Within the hour it is not written again.
  await store.noteSignIn(`eip155:${address}`)
  pass(200 * day)
  await store.free()
  expect(await store.find(`alice.${zone}`)).toBeDefined()
  expect(await store.find(`carol.${zone}`)).toBeUndefined()
  // What rests is of no one, and is kept by no one.
  await store.noteSignIn('eip155:0x1')
  expect(await store.find(`carol.${zone}`)).toBeUndefined()
})

test('behavior: a name that rests is not one of its last owner, who may have others', async () => {
  const { store, zone, address, register, pass } = prepare({ limit: 1 })
  await register('alice')
  const subject = `eip155:${address}`
  const proof = { account: `eip155:1:${address}`, message: 'text', signature: '0x' }
  expect(await store.release({ name: `alice.${zone}`, subject, proof })).toBe('done')
  expect(await register('carol')).toEqual({ status: 'registered' })
  pass(90 * day)
  expect(await register('alice')).toEqual({ status: 'limit' })
})

test('behavior: S21, who accepts is who it was offered to, and nothing of the old owner stays', async () => {
  const { store, zone, address, register, pass } = prepare()
  await register('alice')
  const name = `alice.${zone}`
  const form: Hex = `0x${'b'.repeat(40)}`
  const toProof = (account: string) => ({ account, message: 'text', signature: '0x' })
  const own = { name, subject: `eip155:${address}`, proof: toProof(`eip155:1:${address}`) }
  const to = { account: `eip155:1:${form}`, form }
  const from = { account: `eip155:1:${address}`, form: address.toLowerCase() as Hex }
  await store.setRecords({
    ...{ ...own, records: '{}', proofs: [], texts: new Map([['url', 'https://alice.example']]) },
    addresses: new Map([[501n, { form: '0xab', text: 'ab' }]]),
  })
  expect(await store.offer({ ...own, from, to })).toBe('done')
  const accept = (change: object = {}) =>
    store.accept({
      ...{ name, subject: `eip155:${form}`, proof: toProof(to.account), form, address: form },
      ...{ addresses: new Map([[60n, form]]), isNamedBy: () => true, ...change },
    })
  // The same bytes as a contract of another chain.
  expect(await accept({ isNamedBy: () => false })).toBe('foreign')
  expect(await accept({ form: from.form })).toBe('foreign')
  pass(7 * day)
  expect(await accept()).toBe('foreign')
  await store.offer({ ...own, from, to })
  pass(7 * day - 1)
  const asked: string[] = []
  expect(await accept({ isNamedBy: (account: string) => asked.push(account) })).toBe('done')
  expect(asked).toEqual([to.account])
  expect(await accept()).toBe('foreign')
  expect(await store.find(name)).toBeUndefined()
  pass(day - 1)
  expect(await store.find(name)).toBeUndefined()
  expect(await store.listTransfers(form)).toHaveLength(1)
  pass(1)
  expect(await store.find(name)).toMatchObject({
    ...{ subject: `eip155:${form}`, texts: new Map() },
    addresses: new Map([[60n, form]]),
  })
  expect(await store.listTransfers(form)).toEqual([])
})

test('behavior: of a hundred who accept at once, one has it, and the limit holds', async () => {
  const { store, zone, address, register } = prepare({ limit: 3 })
  const form: Hex = `0x${String(accounts).padStart(40, 'c')}`
  const labels = ['anchor', 'bollard', 'cabin', 'davit', 'fender']
  const toProof = (account: string) => ({ account, message: 'text', signature: '0x' })
  for (const label of labels) {
    const subject = `eip155:0x${label}`
    await register(label, { subject })
    await store.offer({
      ...{ name: `${label}.${zone}`, subject, proof: toProof(`eip155:1:${address}`) },
      from: { account: `eip155:1:${address}`, form: address.toLowerCase() as Hex },
      to: { account: `eip155:1:${form}`, form },
    })
  }
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      store.accept({
        ...{ name: `${labels[at % 5]}.${zone}`, subject: `eip155:${form}`, form, address: form },
        ...{ proof: toProof(`eip155:1:${form}`), addresses: new Map(), isNamedBy: () => true },
      }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'foreign', 'limit']))
})

test('behavior: what is over is forgotten by a sweep', async () => {
  const { store, zone, address, register, pass } = prepare()
  await register('alice')
  const form = address.toLowerCase() as Hex
  const subject = `eip155:${address}`
  const proof = { account: `eip155:1:${address}`, message: 'text', signature: '0x' }
  const from = { account: proof.account, form }
  const to = { account: 'eip155:1:0xb', form: '0xb' as const }
  await store.offer({ ...{ name: `alice.${zone}`, subject, proof }, from, to })
  const count = async () => {
    const rows = await database.run((queries) =>
      queries
        .select()
        .from(nameTransfers)
        .where(eq(nameTransfers.name, `alice.${zone}`)),
    )
    return rows.length
  }
  pass(7 * day - 1)
  await store.free()
  expect(await count()).toBe(1)
  pass(1)
  await store.free()
  expect(await count()).toBe(0)
})
