import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { wallets } from '../test/wallets.ts'
import { answerWallets } from './answerWallets.ts'
import { type WalletsRequest, walletsQuery } from './walletsQuery.ts'

const ids = wallets.map(({ id }) => id)
const [metamask, phantom, third, fourth] = ids as [string, string, string, string]

function answer(request: Partial<WalletsRequest> = {}) {
  return answerWallets({ wallets, request: { page: 1, entries: 40, ...request } })
}

function idsOf(request: Partial<WalletsRequest>): string[] {
  return answer(request).data.map(({ id }) => id)
}

test('default', () => {
  const { data, count } = answer()
  expect(data).toEqual(wallets.slice(0, 40))
  expect(count).toBe(120)
})

test.each([4, 40, 100])('behavior: pages of %i are all wallets, each once, in order', (entries) => {
  const pages = Array.from({ length: Math.ceil(120 / entries) }, (_, index) =>
    idsOf({ entries, page: index + 1 }),
  )
  expect(pages.flat()).toEqual(ids)
})

test('behavior: a page after the last is empty and still says how many there are', () => {
  expect(answer({ page: 1_000_000 })).toEqual({ data: [], count: 120 })
})

test('parameters: include, in the order of the registry, and unknown ids left out', () => {
  expect(idsOf({ include: [third, 'unknown', metamask] })).toEqual([metamask, third])
})

test('parameters: exclude', () => {
  const { data, count } = answer({ exclude: [metamask, third], entries: 2 })
  expect(data.map(({ id }) => id)).toEqual([phantom, fourth])
  expect(count).toBe(118)
})

test('parameters: exclude wins over include', () => {
  expect(idsOf({ include: [metamask, phantom], exclude: [metamask] })).toEqual([phantom])
})

test('parameters: search', () => {
  expect(idsOf({ search: ' mÉTA mask ' })).toEqual([metamask])
  expect(answer({ search: 'wallet 1' }).count).toBe(31)
  expect(answer({ search: '.*' }).count).toBe(0)
})

test('parameters: badge_type', () => {
  expect(idsOf({ badge_type: 'certified' })).toEqual([metamask])
  expect(answer({ badge_type: 'none' }).count).toBe(119)
})

test('parameters: badge, the other name of badge_type', () => {
  expect(idsOf({ badge: 'certified' })).toEqual([metamask])
  expect(answer({ badge: 'certified', badge_type: 'none' }).count).toBe(119)
})

test('parameters: chains', () => {
  expect(idsOf({ chains: ['eip155:137'] })).toEqual([metamask])
  expect(answer({ chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }).count).toBe(
    120,
  )
  expect(answer({ chains: ['eip155:10'] }).count).toBe(0)
})

test('behavior: a wallet whose chains are not known is not known to support one', () => {
  const request = { page: 1, entries: 40, chains: ['eip155:1'] }
  expect(answerWallets({ wallets: [{ id: 'a', name: 'A' }], request }).count).toBe(0)
})

test('parameters: names', () => {
  expect(idsOf({ names: ['phantom', 'METAMASK', 'Meta'] })).toEqual([metamask, phantom])
})

test('parameters: rdns', () => {
  expect(idsOf({ rdns: ['app.phantom', 'app.unknown'] })).toEqual([phantom])
})

test('parameters: all conditions must hold', () => {
  expect(idsOf({ chains: ['eip155:1'], search: 'phantom', badge_type: 'none' })).toEqual([phantom])
  expect(idsOf({ chains: ['eip155:137'], search: 'phantom' })).toEqual([])
})

test('parameters: sv html-core-… hides the wallets that need more than WalletConnect', () => {
  const first = { entries: 2 }
  expect(idsOf({ ...first, sv: 'html-core-1.8.0' })).toEqual([metamask, third])
  expect(idsOf({ ...first, sv: 'html-core-1.8.0', include: [phantom] })).toEqual([])
  expect(idsOf({ ...first, sv: 'react-html-core-1.8.0' })).toEqual([metamask, phantom])
})

test('behavior: an empty list asks for everything', () => {
  const empty = { include: '', exclude: ',', chains: ' , ', names: '', rdns: '' }
  const parsed = safeParse(walletsQuery, empty)
  expect(parsed.success && answer(parsed.output).count).toBe(120)
})
