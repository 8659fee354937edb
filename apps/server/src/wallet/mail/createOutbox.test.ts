import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../../http/logger.ts'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createWalletKeys } from '../keys/createWalletKeys.ts'
import { walletMails } from '../store/recordTables.ts'
import { createOutbox, type Outbox } from './createOutbox.ts'
import type { Mail } from './mail.ts'

const database = createTestDatabase()
await database.check()
afterAll(() => database.close())
const keys = createWalletKeys([new Uint8Array(32).fill(1)])
let stopping: AbortController
let following: Promise<void>
/** Answers of the mail server that are waited for, by address. */
const held = new Map<string, PromiseWithResolvers<string>>()
const sent: string[] = []
const tried: string[] = []
let skipped = 0

beforeEach(() => {
  stopping = new AbortController()
  held.clear()
  sent.length = 0
  tried.length = 0
  skipped = 0
})
afterEach(async () => {
  stopping.abort()
  for (const answer of held.values()) answer.resolve('late')
  await following
  await database.run((queries) => queries.delete(walletMails))
})

const mail: Mail = {
  async send({ to }) {
    tried.push(to)
    await held.get(to)?.promise
    sent.push(to)
    return to
  },
  close: async () => undefined,
}
function hold(address: string): void {
  held.set(address, Promise.withResolvers())
}

/** An outbox with mails in it. */
async function open(addresses: readonly string[]): Promise<Outbox> {
  const outbox = createOutbox({
    ...{ database, keys, mail, origin: 'https://wallet.app.example', pollMs: 20 },
    now: () => new Date(Date.now() + skipped),
    logger: createLogger({ level: 'silent', write: () => undefined }),
  })
  await add(outbox, addresses)
  following = outbox.follow(stopping.signal)
  return outbox
}
async function add(outbox: Outbox, addresses: readonly string[]): Promise<void> {
  for (const email of addresses) {
    const about = { kind: 'holders', wallet: '', browser: 'Chrome on macOS' } as const
    await database.run((queries) => outbox.add(queries, { email, mail: about, language: 'en' }))
  }
}
const toAddresses = (count: number, name = 'visitor') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@mail.example`)
const countLeft = async () =>
  (await database.run((queries) => queries.select().from(walletMails))).length

test('default: mails are sent and forgotten', async () => {
  const addresses = toAddresses(45)
  await open(addresses)
  await expect.poll(countLeft).toBe(0)
  expect(sent.toSorted()).toEqual(addresses.toSorted())
})

test('behavior: a mail that takes long holds no other up', async () => {
  hold('slow@mail.example')
  const outbox = await open(['slow@mail.example', ...toAddresses(30)])
  await expect.poll(() => sent.length).toBe(30)
  await add(outbox, ['next@mail.example'])
  outbox.wake()
  await expect.poll(() => sent.at(-1)).toBe('next@mail.example')
  expect(await countLeft()).toBe(1)
  held.get('slow@mail.example')?.resolve('sent')
  await expect.poll(countLeft).toBe(0)
})

test('behavior: a few at once, and the next as soon as one is sent', async () => {
  const addresses = toAddresses(50)
  for (const address of addresses) hold(address)
  await open(addresses)
  await expect.poll(() => tried.length).toBe(20)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(tried).toHaveLength(20)
  for (const address of addresses) held.get(address)?.resolve('sent')
  await expect.poll(countLeft).toBe(0)
  expect(tried).toHaveLength(50)
})

test('behavior: one that is still being sent is not sent again', async () => {
  hold('slow@mail.example')
  const outbox = await open(['slow@mail.example'])
  await expect.poll(() => tried.length).toBe(1)
  // Another process would take it over.
  skipped = 61_000
  outbox.wake()
  await add(outbox, ['next@mail.example'])
  await expect.poll(() => sent).toEqual(['next@mail.example'])
  expect(tried).toEqual(['slow@mail.example', 'next@mail.example'])
})

test('behavior: it ends when what is being sent was sent', async () => {
  hold('slow@mail.example')
  await open(['slow@mail.example'])
  await expect.poll(() => tried.length).toBe(1)
  let isEnded = false
  void following.then(() => {
    isEnded = true
  })
  stopping.abort()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isEnded).toBe(false)
  held.get('slow@mail.example')?.resolve('sent')
  await following
  expect(await countLeft()).toBe(0)
})
