// @vitest-environment node
import type { Holdings } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { createToken } from '../test/createToken.ts'
import { withChainCoin } from './withChainCoin.ts'

const coin = createToken({ symbol: 'ETH', amount: 1n, decimals: 2, price: 2500 })
const token = createToken({ place: 1 })
const holdings: Holdings = { balances: [coin, token], source: 'service', dropped: 0 }

test('default', () => {
  const { balances } = withChainCoin(holdings, { value: 250n, decimals: 2, symbol: 'ETH' })
  expect(balances).toEqual([
    { ...coin, quantity: { amount: 250n, decimals: 2, numeric: '2.5' } },
    token,
  ])
})

test('behavior: unknown, or counted in other units, it changes nothing', () => {
  expect(withChainCoin(holdings, undefined)).toBe(holdings)
  expect(withChainCoin(holdings, { value: 5n, decimals: 18, symbol: 'ETH' })).toEqual(holdings)
})
