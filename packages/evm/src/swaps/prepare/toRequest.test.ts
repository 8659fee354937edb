import type { Swap } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { toRequest } from './toRequest.ts'

const { swap } = swapFacts
const chain = { toAddress: (address: string): string => getAddress(address) }
const coin = { symbol: 'ETH', decimals: 18 }

function codeOf(change: object) {
  try {
    return toRequest(chain, { ...swap, ...change } as Swap)
  } catch (error) {
    return isCleatError(error) ? error.code : error
  }
}

test('default', () => {
  const token = { ...coin, address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' }
  expect(codeOf({ source: coin, target: token })).toMatchObject({
    source: coin,
    target: { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
  })
})

test.each([
  ['nothing', { amount: 0n }],
  ['less than nothing', { amount: -1n }],
  ['more than there can be', { amount: 2n ** 256n }],
  ['an amount that is rounded', { amount: 5 }],
  ['an amount as text', { amount: '0x5' }],
  ['no tolerance', { slippageBps: 0 }],
  ['more than half', { slippageBps: 5001 }],
  ['half a basis point', { slippageBps: 0.5 }],
  ['no number', { slippageBps: Number.NaN }],
  ['a tolerance as text', { slippageBps: '1e2' }],
  ['a token for itself', { target: swap.source }],
  ['coins for coins', { source: coin, target: coin }],
])('error: REQUEST_NOT_ALLOWED for %s', (_, change) => {
  expect(codeOf(change)).toBe('REQUEST_NOT_ALLOWED')
})

test.each([
  { address: '0x12' },
  { address: swap.address.slice(2) },
  { source: { ...swap.source, address: 'dai' } },
  { target: { ...swap.target, address: `0x${'0'.repeat(40)}` } },
  { target: { ...swap.target, address: '0xD8da6BF26964aF9D7eEd9e03E53415D37aA96045' } },
])('error: CAIP_ADDRESS_INVALID for %o', (change) => {
  expect(codeOf(change)).toBe('CAIP_ADDRESS_INVALID')
})

test('behavior: the least and the most', () => {
  const most = 2n ** 256n - 1n
  for (const change of [
    { amount: 1n },
    { amount: most },
    { slippageBps: 1 },
    { slippageBps: 5000 },
  ])
    expect(codeOf(change)).toMatchObject(change)
})

test('behavior: the account, too, has its checksum', () => {
  const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  expect(codeOf({ address })).toMatchObject({ address: getAddress(address) })
})

test('error: a token whose address does not start as one', () => {
  const address = `x${swap.address}`
  expect(codeOf({ source: { ...swap.source, address } })).toBe('CAIP_ADDRESS_INVALID')
  const spaced = { ...swap.source, address: ` ${swap.source.address}` }
  expect(codeOf({ source: spaced })).toBe('CAIP_ADDRESS_INVALID')
})

test('error: REQUEST_NOT_ALLOWED says what was asked for', () => {
  expect(() => toRequest(chain, { ...swap, amount: 0n })).toThrow(
    expect.objectContaining({ context: { method: 'swap:send' } }),
  )
})
