import { expect, test } from 'vitest'
import { getAmountOut } from './getAmountOut.ts'
import { getPriceImpactBps } from './getPriceImpactBps.ts'

const even = { reserveIn: 10n ** 24n, reserveOut: 10n ** 24n }

test.each([
  ['a thousandth of the pool', 10n ** 21n, [even], 10],
  ['half of the pool', 10n ** 24n, [even], 5000],
  ['next to nothing', 10n ** 15n, [even], 1],
  ['two pools', 10n ** 22n, [even, even], 196],
])('%s', (_, amount, hops, bps) => {
  const amountOut = getAmountOut({ amount, hops, feeBps: 30 })
  const impact = getPriceImpactBps({ amount, hops, feeBps: 30, amountOut })
  expect(impact).toBeGreaterThanOrEqual(bps - 9)
  expect(impact).toBeLessThanOrEqual(bps + 9)
})

test('behavior: the fee is no part of it', () => {
  const amount = 10n ** 20n
  const read = (feeBps: number) => {
    const amountOut = getAmountOut({ amount, hops: [even], feeBps })
    return getPriceImpactBps({ amount, hops: [even], feeBps, amountOut })
  }
  expect([read(0), read(30), read(1000)]).toEqual([1, 1, 1])
})

test('behavior: nothing for something, and for nothing', () => {
  const given = { hops: [even], feeBps: 30, amountOut: 0n }
  expect(getPriceImpactBps({ ...given, amount: 1n })).toBe(10_000)
  expect(getPriceImpactBps({ ...given, amount: 0n })).toBe(10_000)
})
