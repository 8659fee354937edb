import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StorageArea } from '../../base/storage/storageArea.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'

const minute = 60_000
const names = ['nativeBalances', 'portfolios', 'activities', 'identities'] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A visit of a page whose storage outlives it. */
async function visit(storage: StorageArea) {
  const adapter = createFakeAdapter()
  const { kit } = createTestKit({ adapter, storage })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const runtime = await kit.runtime.load()
  const { queryClient, queries } = runtime
  const network = kit.controllers.network.getActive()
  const { address = '' } = kit.controllers.account.get('eip155')
  await runtime.rememberAnswers()
  const query = {
    balance: queries.balance({ address, network }),
    holdings: queries.holdings({ address, network }),
    activity: queries.activity({ address, network }),
    identity: queries.identity({ address }),
  }
  /** The chain answers. */
  const answer = (kind: keyof typeof query, data: unknown) =>
    queryClient.fetchQuery({ queryKey: query[kind].queryKey, queryFn: () => data, staleTime: 0 })
  const state = (kind: keyof typeof query) => queryClient.getQueryState(query[kind].queryKey)
  return { kit, address, answer, state, runtime, adapter }
}

const coin = { value: 5n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
const holdings = {
  balances: [
    {
      ...{ name: 'Ether', symbol: 'ETH', chainId: mainnetId, price: 2000 },
      quantity: { amount: 5n * 10n ** 17n, decimals: 18, numeric: '0.5' },
    },
  ],
  source: 'service',
  dropped: 0,
}
const page = {
  transactions: [
    {
      id: '1',
      metadata: {
        ...{ operationType: 'send', hash: 'ab'.repeat(32), minedAt: 1_700_000_000_000 },
        ...{ sentFrom: '0x1', sentTo: '0x2', status: 'confirmed', chain: mainnetId },
      },
      transfers: [],
    },
  ],
  dropped: 0,
}
const identity = { name: 'lucy.eth', avatar: 'https://pictures.example/lucy.png' }

async function rememberAll(storage: StorageArea) {
  const first = await visit(storage)
  await first.answer('balance', coin)
  await first.answer('holdings', holdings)
  await first.answer('activity', { pages: [page, page], pageParams: [undefined, 'p2'] })
  await first.answer('identity', identity)
  return first
}

test('default: the next visit has what this one knew, as old as it is, and asks again', async () => {
  const storage = createMemoryArea()
  await rememberAll(storage)
  const then = Date.now()
  vi.setSystemTime(then + 2 * minute)
  const { state, runtime } = await visit(storage)
  expect(state('balance')?.data).toEqual(coin)
  expect(state('holdings')?.data).toEqual(holdings)
  expect(state('activity')?.data).toEqual({ pages: [page], pageParams: [undefined] })
  expect(state('identity')?.data).toEqual(identity)
  for (const kind of ['balance', 'holdings', 'activity', 'identity'] as const)
    expect(state(kind)).toMatchObject({ dataUpdatedAt: then, isInvalidated: true })
  expect(state('balance')?.dataUpdatedAt).toBeLessThan(runtime.startedAt)
})

test('behavior: disconnecting deletes what is stored of the account', async () => {
  const storage = createMemoryArea()
  const { kit } = await rememberAll(storage)
  expect(names.filter((name) => kit.storage.get(name))).toEqual([...names])
  await kit.actions.disconnect()
  await vi.waitFor(() => expect(names.filter((name) => kit.storage.get(name))).toEqual([]))
})

test('behavior: what is known of others is not stored', async () => {
  const storage = createMemoryArea()
  const { kit, runtime } = await visit(storage)
  const other = `0x${'9'.repeat(40)}`
  await runtime.queryClient.fetchQuery({
    ...{ queryKey: runtime.queries.identity({ address: other }).queryKey, staleTime: 0 },
    queryFn: () => identity,
  })
  expect(kit.storage.get('identities')).toBeUndefined()
})

test('behavior: what is a week old, or of the future, is not brought back', async () => {
  const storage = createMemoryArea()
  await rememberAll(storage)
  const then = Date.now()
  vi.setSystemTime(then - minute)
  expect((await visit(storage)).state('balance')?.data).toBeUndefined()
  vi.setSystemTime(then + 7 * 24 * 60 * minute)
  expect((await visit(storage)).state('balance')?.data).toBeUndefined()
})

test('behavior: holdings without prices because a service failed are not kept', async () => {
  const { kit, answer } = await visit(createMemoryArea())
  await answer('holdings', { ...holdings, failure: new Error('down') })
  expect(kit.storage.get('portfolios')).toBeUndefined()
})

test('behavior: stays below the limit of the storage, whatever an account holds', async () => {
  const storage = createMemoryArea()
  const { kit, answer } = await visit(storage)
  const [row] = holdings.balances
  const balances = Array.from({ length: 1000 }, (_, index) => ({
    ...row,
    name: 'N'.repeat(64),
    address: `${mainnetId}:0x${String(index).padStart(40, '0')}`,
    iconUrl: `https://pictures.example/${'p'.repeat(1000)}`,
  }))
  await answer('holdings', { ...holdings, balances })
  expect(JSON.stringify(kit.storage.get('portfolios') ?? '').length).toBeLessThan(60_000)
})

test('property: a broken storage heals, and nothing that is no answer is brought back', async () => {
  const good = createMemoryArea()
  const { address } = await rememberAll(good)
  const now = Date.now()
  const entry = fc.record(
    {
      place: fc.oneof(fc.constant([mainnetId, address]), fc.constant([address]), fc.jsonValue()),
      at: fc.oneof(fc.constant(now), fc.jsonValue()),
      answer: fc.oneof(
        fc.jsonValue(),
        fc.record({ value: fc.jsonValue(), decimals: fc.jsonValue(), symbol: fc.jsonValue() }),
        fc.record({ balances: fc.array(fc.jsonValue()), source: fc.jsonValue() }),
        fc.record({ name: fc.string(), avatar: fc.webUrl() }),
      ),
    },
    { requiredKeys: [] },
  )
  const stored = fc.oneof(
    fc.string(),
    fc.array(entry, { maxLength: 4 }).map((value) => JSON.stringify({ version: 1, value })),
  )
  await fc.assert(
    fc.asyncProperty(fc.tuple(stored, stored, stored, stored), async (texts) => {
      const storage = createMemoryArea()
      for (const [index, name] of names.entries())
        storage.setItem(`cleat.${name}`, texts[index] ?? '')
      const { state, answer, kit } = await visit(storage)
      const balance = state('balance')?.data as typeof coin | undefined
      expect(['undefined', 'bigint']).toContain(typeof balance?.value)
      const picture = (state('identity')?.data as typeof identity | undefined)?.avatar
      expect(picture ?? 'https://').toMatch(/^https:/)
      await answer('balance', coin)
      expect(kit.storage.get('nativeBalances')?.length).toBeGreaterThan(0)
      kit.destroy()
    }),
    { numRuns: 60 },
  )
})
