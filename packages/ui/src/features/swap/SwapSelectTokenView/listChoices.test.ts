import type { CaipAddress } from '@cleat/core'
import { expect, test } from 'vitest'
import { ether, usdc } from '../../../test/sendStates.ts'
import { toCaipNetwork } from '../../../test/toCaipNetwork.ts'
import { listChoices } from './listChoices.ts'

const toListed = (symbol: string, end: string) => ({
  name: symbol,
  symbol,
  decimals: 18,
  address: `eip155:1:0x${end.padStart(40, '0')}` as CaipAddress,
  logoUri: `https://icons.example/${symbol}`,
})
const listed = [toListed('wbtc', 'B'), toListed('DAI', 'A'), toListed('USDC', '1')]
const network = toCaipNetwork()
const list = (parts: Partial<Parameters<typeof listChoices>[0]> = {}) =>
  listChoices({ network, held: [ether, usdc], listed, judge: () => 'listed', ...parts })
const symbolsOf = (choices: readonly { token: { symbol: string } }[]) =>
  choices.map(({ token }) => token.symbol)

test('default: what is held, then the others by symbol, each once', () => {
  const { own, others } = list()
  expect(symbolsOf(own)).toEqual(['ETH', 'USDC'])
  expect(symbolsOf(others)).toEqual(['DAI', 'wbtc'])
  expect(others[0]?.token).toEqual({
    name: 'DAI',
    symbol: 'DAI',
    chainId: 'eip155:1',
    address: listed[1]?.address,
    quantity: { amount: 0n, decimals: 18, numeric: '0' },
    iconUrl: 'https://icons.example/DAI',
  })
})

test('behavior: the native coin is always there', () => {
  expect(symbolsOf(list({ held: [] }).others)).toEqual(['ETH', 'DAI', 'USDC', 'wbtc'])
})

test('behavior: what is held is compared with the list', () => {
  const { own } = list({ judge: ({ symbol }) => (symbol === 'USDC' ? 'imitation' : 'listed') })
  expect(own.map(({ trust }) => trust)).toEqual(['listed', 'imitation'])
})

test('behavior: without a list, nothing held is called unknown', () => {
  const { own } = list({ listed: [], judge: () => 'unknown' })
  expect(own.map(({ trust }) => trust)).toEqual(['listed', 'listed'])
})
