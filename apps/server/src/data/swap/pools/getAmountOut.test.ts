import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAmountOut, type Hop } from './getAmountOut.ts'
import { getPriceImpactBps } from './getPriceImpactBps.ts'

const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const amounts = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })
const pool = fc.record({ reserveIn: reserve, reserveOut: reserve })
const path = fc.array(pool, { minLength: 1, maxLength: 3 })

test('default: known answers of the local exchange', () => {
  const hops = [{ reserveIn: 10n ** 24n, reserveOut: 10n ** 12n }]
  const read = (amount: bigint) => getAmountOut({ amount, hops, feeBps: 30 })
  expect([read(10n ** 19n), read(10n ** 22n)]).toEqual([9_969_900n, 9_871_580_343n])
})

test('parameters: feeBps', () => {
  const hops = [{ reserveIn: 1000n, reserveOut: 1000n }]
  expect(getAmountOut({ amount: 1000n, hops, feeBps: 0 })).toBe(500n)
  expect(getAmountOut({ amount: 1000n, hops, feeBps: 25 })).toBe(499n)
})

test('behavior: empty pools pay nothing', () => {
  const hops = [{ reserveIn: 0n, reserveOut: 0n }]
  expect(getAmountOut({ amount: 0n, hops, feeBps: 30 })).toBe(0n)
})

test('property: what the contract pays, pool by pool', () => {
  fc.assert(
    fc.property(amounts, path, (amount, hops) => {
      // As the contracts of Uniswap v2 write it.
      const wanted = hops.reduce(
        (amountIn, { reserveIn, reserveOut }) =>
          (amountIn * 997n * reserveOut) / (reserveIn * 1000n + amountIn * 997n),
        amount,
      )
      expect(getAmountOut({ amount, hops, feeBps: 30 })).toBe(wanted)
    }),
  )
})

test('property: never more than there is, and the product of reserves never falls', () => {
  fc.assert(
    fc.property(amounts, pool, fc.integer({ min: 0, max: 1000 }), (amount, hop, feeBps) => {
      const { reserveIn, reserveOut } = hop
      const out = getAmountOut({ amount, hops: [hop], feeBps })
      expect(out >= 0n && out < reserveOut).toBe(true)
      expect((reserveIn + amount) * (reserveOut - out) >= reserveIn * reserveOut).toBe(true)
    }),
  )
})

test('property: more pays more, and there and back loses', () => {
  fc.assert(
    fc.property(amounts, amounts, pool, (one, more, hop) => {
      const read = (amount: bigint, hops: Hop[]) => getAmountOut({ amount, hops, feeBps: 30 })
      expect(read(one + more, [hop]) >= read(one, [hop])).toBe(true)
      const out = read(one, [hop])
      const after = { reserveIn: hop.reserveOut - out, reserveOut: hop.reserveIn + one }
      expect(read(out, [after]) <= one).toBe(true)
    }),
  )
})

test('property: a price impact from none to all', () => {
  fc.assert(
    fc.property(amounts, path, (amount, hops) => {
      const amountOut = getAmountOut({ amount, hops, feeBps: 30 })
      const impact = getPriceImpactBps({ amount, hops, feeBps: 30, amountOut })
      expect(Number.isInteger(impact) && impact >= 0 && impact <= 10_000).toBe(true)
    }),
  )
})
