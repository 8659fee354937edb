import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWallets } from './findWallets.ts'

const wallets = ['Rabby', 'Rainbow', 'Coin98', 'Café Wallet', 'Trust Wallet'].map((name, at) => ({
  id: `${at}`,
  name,
  badge_type: at % 2 ? ('certified' as const) : undefined,
}))
const names = (query: Parameters<typeof findWallets>[0]['query']) =>
  findWallets({ wallets, query }).data.map(({ name }) => name)

test('default', () => {
  expect(findWallets({ wallets })).toEqual({ data: wallets, count: 5 })
})

test('parameters: page, entries', () => {
  expect(names({ page: 2, entries: 2 })).toEqual(['Coin98', 'Café Wallet'])
  expect(findWallets({ wallets, query: { page: 9, entries: 2 } })).toEqual({ data: [], count: 5 })
})

test('parameters: include, exclude, badge', () => {
  expect(names({ include: ['1', '2'], exclude: ['2'] })).toEqual(['Rainbow'])
  expect(names({ include: [] })).toHaveLength(5)
  expect(names({ badge: 'certified' })).toEqual(['Rainbow', 'Café Wallet'])
  expect(names({ badge: 'none' })).toEqual(['Rabby', 'Coin98', 'Trust Wallet'])
})

test.each([
  ['RAB', ['Rabby']],
  ['cafe', ['Café Wallet']],
  ['trustwallet', ['Trust Wallet']],
  ['in', ['Rainbow', 'Coin98']],
  ['wallet', ['Café Wallet', 'Trust Wallet']],
  ['t', ['Trust Wallet', 'Café Wallet']],
  ['zzz', []],
])('parameters: search %j', (search, expected) => {
  expect(names({ search })).toEqual(expected)
})

test('property: the pages together are the list, each wallet once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), (entries) => {
      const pages = [1, 2, 3, 4, 5, 6].flatMap((page) => names({ page, entries }))
      expect(pages).toEqual(wallets.map(({ name }) => name))
    }),
  )
})
