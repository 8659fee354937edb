import { toFiat } from '@cleat/core/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromFiat } from './fromFiat.ts'

test('default', () => {
  expect(fromFiat({ hundredths: 250_000n, decimals: 18, price: 2500 })).toBe(10n ** 18n)
  expect(fromFiat({ hundredths: 1n, decimals: 6, price: 0.29 })).toBe(34_482n)
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e13])(
  'behavior: nothing is bought at %s',
  (price) => {
    expect(fromFiat({ hundredths: 100n, decimals: 6, price })).toBeUndefined()
  },
)

test('property: what is bought is never worth more than was typed', () => {
  const anyPrice = fc.double({ min: 1e-6, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.nat({ max: 36 }),
      anyPrice,
      (hundredths, decimals, price) => {
        const amount = fromFiat({ hundredths, decimals, price }) ?? 0n
        expect(toFiat({ amount, decimals, price })).toBeLessThanOrEqual(hundredths)
        expect(toFiat({ amount: amount + 1n, decimals, price })).toBeGreaterThanOrEqual(hundredths)
      },
    ),
  )
})
