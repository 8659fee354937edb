import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFiat } from './toFiat.ts'

test.each([
  [10n ** 18n, 18, 2500, 250_000n],
  [1_500_000n, 6, 1, 150n],
  [1n, 18, 2500, 0n],
  [10_000_000_123456789n, 9, 1, 1_000_000_012n],
  [10n ** 18n, 18, 0.29, 29n],
  [3n, 0, 0.1, 30n],
  [1n, 0, 1e-12, 0n],
  [10n ** 12n, 0, 1e-12, 100n],
  [10n ** 18n, 18, 0, 0n],
  // The decimal text of the price counts, not its floating-point value.
  [10n ** 30n, 0, 98765.43, 9_876_543n * 10n ** 30n],
  [10n ** 30n, 18, 0.1, 10n ** 13n],
  [10n ** 18n, 0, 1.5e-18, 150n],
  [1n, 0, 5e-324, 0n],
  [1n, 0, 1e12, 10n ** 14n],
])('default: %d with %d decimals at %d', (amount, decimals, price, hundredths) => {
  expect(toFiat({ amount, decimals, price })).toBe(hundredths)
})

test.each([undefined, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308])(
  'behavior: there is no worth at %s',
  (price) => {
    expect(toFiat({ amount: 1n, decimals: 0, price })).toBeUndefined()
  },
)

test('property: of two amounts the larger is never worth less', () => {
  const anyAmount = fc.bigInt({ min: 0n, max: 2n ** 128n })
  const anyPrice = fc.double({ min: 0, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(anyAmount, anyAmount, fc.nat({ max: 36 }), anyPrice, (a, b, decimals, price) => {
      const worth = (amount: bigint) => toFiat({ amount, decimals, price }) ?? -1n
      expect(worth(a + b)).toBeGreaterThanOrEqual(worth(a) + worth(b))
    }),
  )
})
