import { expect, test } from 'vitest'
import { checkNetworks } from '../../../boot/checkNetworks.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import { base, mainnet } from '../../../test/networks.ts'
import { isSameSwap } from './isSameSwap.ts'

const [network, other] = checkNetworks({ networks: [mainnet, base] })
const coin = { symbol: 'A', decimals: 18 }
const swap: Swap = {
  ...{ network, address: '0x1', amount: 10n, slippageBps: 100 },
  ...{ source: { ...coin, address: '0xa' }, target: { ...coin, address: '0xb' } },
}

test('default', () => {
  expect(isSameSwap(swap, { ...swap, slippageBps: 50 })).toBe(true)
})

test.each<[string, Partial<Swap>]>([
  ['amount', { amount: 11n }],
  ['paid token', { source: { ...coin, address: '0xc' } }],
  ['coin in place of the token', { source: coin }],
  ['received token', { target: { ...coin, address: '0xa' } }],
  ['network', { network: other ?? network }],
  ['account', { address: '0x2' }],
])('behavior: another %s is another swap', (_, change) => {
  expect(isSameSwap(swap, { ...swap, ...change })).toBe(false)
})
