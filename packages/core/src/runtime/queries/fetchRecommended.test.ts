import { expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { WalletsQuery } from '../wallets/findWallets.ts'
import { fetchRecommended } from './fetchRecommended.ts'
import type { WalletList } from './fetchWallets.ts'

const wallet = (id: string) => ({ id, name: id })

/** A service with more wallets than any page has. */
function createService(count = 90) {
  return vi.fn(async ({ include, exclude = [] }: WalletsQuery): Promise<WalletList> => {
    const all = include?.length ? include : ['a', 'b', 'c', 'd', 'e']
    const wallets = all.filter((id) => !exclude.includes(id)).map(wallet)
    return { wallets, count, source: 'service' }
  })
}

test('default', async () => {
  const service = createService()
  const { wallets, recommended, total, failure } = await fetchRecommended({}, service)
  expect(service).toHaveBeenCalledExactlyOnceWith({ entries: 4, include: [], exclude: [] })
  expect(wallets).toEqual(recommended)
  expect({ total, failure }).toEqual({ total: 90, failure: undefined })
})

test('behavior: wallets that the app names come first, each once, and count', async () => {
  const service = createService()
  const ids = { featuredWalletIds: ['x', 'a'], excludeWalletIds: ['b'] }
  const { wallets, recommended, total } = await fetchRecommended(ids, service)
  expect(service).toHaveBeenCalledWith({ include: ['x', 'a'], entries: 2 })
  expect(recommended?.map(({ id }) => id)).toEqual(['c', 'd', 'e'])
  expect(wallets.map(({ id }) => id)).toEqual(['x', 'a', 'c', 'd', 'e'])
  expect(total).toBe(92)
})

test('error: a failure of either page, and no wallet of the bundled list', async () => {
  const failure = new CleatError('SERVICE_BUSY', { context: { service: 'explorer', status: 503 } })
  const service = createService()
  service.mockResolvedValueOnce({ wallets: [wallet('a')], count: 1, source: 'bundled', failure })
  expect(await fetchRecommended({ includeWalletIds: ['a'] }, service)).toEqual({
    wallets: [],
    failure,
  })
})
