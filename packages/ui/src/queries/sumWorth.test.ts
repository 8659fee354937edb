// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createToken } from '../test/createToken.ts'
import { sumWorth } from './sumWorth.ts'

const toToken = (amount: bigint, decimals: number, price?: number) =>
  createToken({ amount, decimals, price })

test('default', () => {
  const tokens = [toToken(150n, 2, 2500), toToken(1n, 6, 1), toToken(5n, 0), toToken(0n, 18)]
  expect(sumWorth(tokens)).toEqual({ cents: 375_000n, priced: 2, unpriced: 1 })
})

test.each([Number.NaN, -1, Number.POSITIVE_INFINITY, undefined])(
  'behavior: %s is no price',
  (price) => {
    expect(sumWorth([toToken(7n, 0, price)])).toEqual({ cents: 0n, priced: 0, unpriced: 1 })
  },
)

test('property: a sum is that of its parts, in every order', () => {
  const anyToken = fc
    .tuple(fc.bigInt({ min: 0n, max: 2n ** 128n }), fc.nat(36), fc.double({ min: 0, max: 1e6 }))
    .map(([amount, decimals, price]) => toToken(amount, decimals, price))
  fc.assert(
    fc.property(fc.array(anyToken, { maxLength: 8 }), fc.nat(8), (tokens, at) => {
      const parts = [sumWorth(tokens.slice(at)), sumWorth(tokens.slice(0, at))]
      expect(sumWorth(tokens).cents).toBe(parts.reduce((sum, { cents }) => sum + cents, 0n))
    }),
  )
})
