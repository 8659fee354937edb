import type { DecodedExchange, Swap } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { checkOffer } from './checkOffer.ts'

const { account, dai, usdc, router, liar, offer } = swapFacts
const now = Date.now()
const minutes = 60_000
const meant: DecodedExchange = {
  ...{ type: 'exchange', router, source: dai, target: usdc, amount: swapFacts.swap.amount },
  ...{ minReceived: 9_900_000n, receiver: account, deadline: now + 20 * minutes },
}

/** The field that differs. */
function check(change: Partial<DecodedExchange>, swap: Swap = swapFacts.swap, clock = now) {
  try {
    checkOffer({ swap, offer, exchange: { ...meant, ...change }, clock })
    return undefined
  } catch (error) {
    if (isCleatError(error, 'SWAP_QUOTE_MISMATCH')) return error.context.field
    throw error
  }
}

test('default', () => {
  expect(check({})).toBeUndefined()
  expect(check({ deadline: undefined })).toBeUndefined()
  expect(check({ minReceived: 10_000_000n })).toBeUndefined()
  expect(check({ source: dai.toUpperCase().replace('X', 'x') })).toBeUndefined()
})

test.each<[string, Partial<DecodedExchange>]>([
  ['token', { source: undefined }],
  ['token', { source: liar }],
  ['target', { target: liar }],
  ['amount', { amount: meant.amount + 1n }],
  ['amount', { amount: meant.amount - 1n }],
  ['minimum', { minReceived: 9_899_999n }],
  ['minimum', { minReceived: 0n }],
  ['to', { receiver: liar }],
  ['deadline', { deadline: now - 1 }],
  ['deadline', { deadline: now + 31 * minutes }],
])('error: SWAP_QUOTE_MISMATCH by its %s', (field, change) => {
  expect(check(change)).toBe(field)
})

test('behavior: a chain without new blocks is behind, and one that is ahead counts', () => {
  expect(check({}, swapFacts.swap, now - 24 * 60 * minutes)).toBeUndefined()
  const ahead = now + 60 * minutes
  expect(check({ deadline: ahead + minutes }, swapFacts.swap, ahead)).toBeUndefined()
  expect(check({}, swapFacts.swap, ahead)).toBe('deadline')
})

test('behavior: a tolerance of half a per cent', () => {
  const swap = { ...swapFacts.swap, slippageBps: 50 }
  expect(check({}, swap)).toBe('minimum')
  expect(check({ minReceived: 9_950_000n }, swap)).toBeUndefined()
})
