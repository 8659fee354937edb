import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'
import { createWalletQueries } from './createWalletQueries.ts'

const service = startFakeApi()
const context = () => ({ signal: new AbortController().signal })
const create = (explorer?: string) =>
  createWalletQueries(createTestKit({ services: { explorer } }).kit)

test('default', async () => {
  const { wallets, count, source, failure } = await create().wallets().queryFn(context())
  expect(wallets.length).toBe(Math.min(40, count))
  expect(source).toBe('bundled')
  expect(failure).toBeUndefined()
})

test('behavior: asks the service where there is one', async () => {
  service.answer('/getWallets', () => json({ data: [{ id: '1', name: 'Rabby' }], count: 90 }))
  const list = await create(serviceUrl).wallets({ entries: 4 }).queryFn(context())
  expect(list).toMatchObject({ wallets: [{ name: 'Rabby' }], count: 90, source: 'service' })
})

test.each([
  ['403', () => json({}, 403), 'SERVICE_FORBIDDEN'],
  ['429', () => json({}, 429), 'SERVICE_BUSY'],
  ['500', () => json({}, 500), 'SERVICE_FAILED'],
  ['503', () => json({}, 503), 'SERVICE_BUSY'],
  ['garbage', () => new HttpResponse('<html>'), 'SERVICE_BAD_ANSWER'],
  ['a dead line', () => HttpResponse.error(), 'SERVICE_UNREACHABLE'],
])('behavior: on %s the bundled list stands in, and says why', async (_, answer, code) => {
  service.answer('/getWallets', answer)
  const list = await create(serviceUrl).wallets().queryFn(context())
  expect(list.source).toBe('bundled')
  expect(list.wallets.length).toBeGreaterThan(0)
  expect(list.failure).toMatchObject({ code })
})

test('behavior: pages of the service, until all are there', async () => {
  const page = (...ids: string[]) => json({ data: ids.map((id) => ({ id, name: id })), count: 3 })
  const answers = [page('a', 'b'), page('c')]
  service.answer('/getWallets', () => answers.shift() as Response)
  const query = create(serviceUrl).walletPages({ search: 'x' })
  const first = await query.queryFn({ ...context(), pageParam: query.initialPageParam })
  expect(query.getNextPageParam(first, [first])).toBe(2)
  const second = await query.queryFn({ ...context(), pageParam: 2 })
  expect(query.getNextPageParam(second, [first, second])).toBeUndefined()
})

test('behavior: G08, a service that repeats its wallets is not asked without end', async () => {
  const data = ['a', 'b', 'a'].map((id) => ({ id, name: id }))
  service.answer('/getWallets', () => json({ data, count: 1_000_000_000 }))
  const query = create(serviceUrl).walletPages()
  const first = await query.queryFn({ ...context(), pageParam: 1 })
  expect(query.getNextPageParam(first, [first])).toBe(2)
  const second = await query.queryFn({ ...context(), pageParam: 2 })
  expect(query.getNextPageParam(second, [first, second])).toBeUndefined()
})

test('behavior: the bundled list is one page', async () => {
  const query = create().walletPages()
  const first = await query.queryFn({ ...context(), pageParam: 1 })
  expect(first.wallets.length).toBe(first.count)
  expect(query.getNextPageParam(first, [first])).toBeUndefined()
})

test('error: a later page that does not come', async () => {
  service.answer('/getWallets', () => json({}, 403))
  await expect(
    create(serviceUrl)
      .walletPages()
      .queryFn({ ...context(), pageParam: 2 }),
  ).rejects.toMatchObject({ code: 'SERVICE_FORBIDDEN' })
})
