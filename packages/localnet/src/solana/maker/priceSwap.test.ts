import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceSwap } from './priceSwap.ts'

test.each([
  ['USDC', 1_000_000_000n, 149_700_000n],
  ['SOL', 150_300_000n, 1_000_000_000n],
  ['SOL', 1n, 6n],
  ['USDC', 6n, 0n],
] as const)('default: gives %s for %d', (sells, amount, expected) => {
  expect(priceSwap({ sells, amount })).toBe(expected)
})

test('property: there and back never gains', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n }), (amount) => {
      const dollars = priceSwap({ sells: 'USDC', amount })
      expect(priceSwap({ sells: 'SOL', amount: dollars })).toBeLessThanOrEqual(amount)
    }),
  )
})
