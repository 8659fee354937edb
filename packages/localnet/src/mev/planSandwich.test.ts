import fc from 'fast-check'
import { formatEther, formatUnits, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { getAmountOut } from '../exchange/getAmountOut.ts'
import { planSandwich } from './planSandwich.ts'

const pool = { reserveIn: parseEther('1000000'), reserveOut: 1_000_000_000_000n }
const amountIn = parseEther('10000')
const capital = parseEther('1000000')
const quoted = getAmountOut({ amountIn, ...pool })

test.each([
  [100n, '5070.44', '9772.864555', '70.16'],
  [50n, '2525.66', '9822.222449', '35.10'],
  [10n, '503.61', '9861.708765', '7.02'],
])('default: at %d basis points', (bps, spent, received, profit) => {
  const amountOutMin = (quoted * (10_000n - bps)) / 10_000n
  const plan = planSandwich({ amountIn, amountOutMin, capital, ...pool })
  expect(plan && formatUnits(plan.victimReceives, 6)).toBe(received)
  expect(plan && formatEther(plan.amountIn).slice(0, spent.length)).toBe(spent)
  expect(plan && formatEther(plan.profit).slice(0, profit.length)).toBe(profit)
})

test('behavior: nothing is to be had from an exact minimum', () => {
  expect(planSandwich({ amountIn, amountOutMin: quoted, capital, ...pool })).toBeUndefined()
})

test('behavior: a small swap is not worth the fee of the pool', () => {
  const small = parseEther('10')
  expect(planSandwich({ amountIn: small, amountOutMin: 0n, capital, ...pool })).toBeUndefined()
})

test('behavior: spends no more than it has', () => {
  const less = parseEther('1000')
  const plan = planSandwich({ amountIn, amountOutMin: 0n, capital: less, ...pool })
  expect(plan?.amountIn).toBeLessThanOrEqual(less)
  expect(plan?.amountIn).toBeGreaterThan(parseEther('999'))
})

test('property: the victim receives its minimum', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 24n })
  const swap = fc.record({ amountIn: amount, reserveIn: amount, reserveOut: amount })
  let found = 0
  fc.assert(
    fc.property(swap, fc.bigInt({ min: 0n, max: 10_000n }), (sides, bps) => {
      const amountOutMin = (getAmountOut(sides) * (10_000n - bps)) / 10_000n
      const plan = planSandwich({ ...sides, amountOutMin, capital })
      if (!plan) return
      expect(plan.victimReceives).toBeGreaterThanOrEqual(amountOutMin)
      expect(plan.profit).toBeGreaterThan(0n)
      found++
    }),
    { numRuns: 1000 },
  )
  expect(found).toBeGreaterThan(100)
})
