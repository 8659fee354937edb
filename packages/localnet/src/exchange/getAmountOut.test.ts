import { expect, test } from 'vitest'
import { getAmountOut } from './getAmountOut.ts'

test.each([
  [10n * 10n ** 18n, 9_969_900n],
  [10_000n * 10n ** 18n, 9_871_580_343n],
  [1n, 0n],
])('default: %s', (amountIn, expected) => {
  const [reserveIn, reserveOut] = [10n ** 24n, 10n ** 12n]
  expect(getAmountOut({ amountIn, reserveIn, reserveOut })).toBe(expected)
})
