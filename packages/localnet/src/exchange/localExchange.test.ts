import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { localTokens } from '../tokens/localTokens.ts'
import { liarModes } from './liarModes.ts'
import { localExchange } from './localExchange.ts'

const { tokens, pools, liars, router, guard, batch, thief } = localExchange

test('default', () => {
  expect(liars.nothing).toBe('0x7300000000000000000000000000000000000001')
  expect(liars.falseTransfer).toBe('0x7300000000000000000000000000000000000011')
  expect(pools.WETH).toEqual({
    address: '0x7200000000000000000000000000000000000002',
    tokens: [tokens.WETH, tokens.USDC],
    reserves: [400n * 10n ** 18n, 1_000_000_000_000n],
  })
})

test('behavior: every address is another one and has its checksum', () => {
  const addresses = [
    ...[router, guard, batch, thief],
    ...[tokens, pools].flatMap((table) => Object.values(table).map(({ address }) => address)),
    ...liarModes.map((mode) => liars[mode]),
  ]
  expect(new Set(addresses).size).toBe(4 + 12 + 11 + 11)
  expect(addresses.map((address) => getAddress(address))).toEqual(addresses)
})

test('behavior: the local tokens are traded', () => {
  expect([tokens.DAI, tokens.USDC, tokens.OUSD]).toEqual(localTokens)
})

test('behavior: two tokens share a symbol, and decimals range from 0 to 24', () => {
  const list = Object.values(tokens)
  expect(list.filter(({ symbol }) => symbol === 'USDC')).toHaveLength(2)
  const decimals = [...new Set(list.map((token) => token.decimals))]
  expect(decimals.sort((a, b) => a - b)).toEqual([0, 6, 8, 18, 24])
})
