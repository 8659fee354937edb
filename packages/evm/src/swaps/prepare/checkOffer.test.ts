import type { DecodedExchange, Swap } from '@cleat/core/adapter'
import { isCleatError } from '@cleat/core/adapter'
import { expect, test, vi } from 'vitest'
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
function check(
  change: Partial<DecodedExchange>,
  swap: Swap = swapFacts.swap,
  clock = now,
  given = offer,
) {
  try {
    checkOffer({ swap, offer: given, exchange: { ...meant, ...change }, clock })
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

test('behavior: a deadline of this millisecond, and of half an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  try {
    const ends = (deadline: number) => check({ deadline })
    expect([ends(now), ends(now + 30 * minutes)]).toEqual([undefined, undefined])
    expect([ends(now - 1), ends(now + 30 * minutes + 1)]).toEqual(['deadline', 'deadline'])
    // By the chain, where it is ahead.
    const ahead = now + 60 * minutes
    const later = (deadline: number) => check({ deadline }, swapFacts.swap, ahead)
    expect([later(ahead), later(ahead + 30 * minutes)]).toEqual([undefined, undefined])
    expect(later(ahead + 30 * minutes + 1)).toBe('deadline')
  } finally {
    vi.useRealTimers()
  }
})

test('behavior: coins have no address, and an offer of nothing is none', () => {
  const coin = { symbol: 'ETH', decimals: 18 }
  const swap = { ...swapFacts.swap, target: coin }
  expect(check({ target: undefined }, swap)).toBeUndefined()
  expect(check({}, swap)).toBe('target')
  const nothing = { ...offer, amount: 0n }
  expect(check({ minReceived: 0n }, swapFacts.swap, now, nothing)).toBe('minimum')
  expect(check({ minReceived: 1n }, swapFacts.swap, now, nothing)).toBeUndefined()
})

test('error: the first field that differs, of a named source', () => {
  const exchange = { ...meant, target: router, amount: 1n }
  const error = catchOf(() => checkOffer({ swap: swapFacts.swap, offer, exchange, clock: now }))
  expect(error).toMatchObject({ context: { source: 'Local Exchange', field: 'target' } })
})

function catchOf(run: () => void): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
