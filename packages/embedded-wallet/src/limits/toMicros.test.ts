import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMicros } from './toMicros.ts'

test.each([
  [1n, 0, 1, 1_000_000n],
  [1_500_000n, 6, 1, 1_500_000n],
  // A third of a millionth counts as one.
  [1n, 18, 3000, 1n],
  [10n ** 18n, 18, 3000.25, 3_000_250_000n],
  [10n ** 18n, 18, 1e-7, 1n],
  [3n, 0, 1.5e21, 4_500_000_000_000_000_000_000_000_000n],
  [0n, 18, 3000, 0n],
])('default: %s base units at %s decimals and %s', (amount, decimals, price, micros) => {
  expect(toMicros({ amount, decimals, price })).toBe(micros)
})

test.each([
  ['no price', 0],
  ['less than none', -1],
  ['no number', Number.NaN],
  ['no end', Number.POSITIVE_INFINITY],
])('error: %s', (_, price) => {
  expect(toMicros({ amount: 1n, decimals: 0, price })).toBeUndefined()
})

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n })
const decimals = fc.integer({ min: 0, max: 255 })
const prices = fc.double({ min: 1e-12, max: 1e12, noNaN: true, noDefaultInfinity: true })

test('behavior: never less than it is worth, and by less than a millionth more', () => {
  fc.assert(
    fc.property(amounts, decimals, prices, (amount, places, price) => {
      const micros = toMicros({ amount, decimals: places, price }) ?? -1n
      // The price as an exact fraction, read in another way.
      const [mantissa = '', exponent = '0'] = price.toExponential().split('e')
      const [whole = '', part = ''] = mantissa.split('.')
      const shift = Number(exponent) - part.length
      const up = 10n ** BigInt(Math.max(shift, 0))
      const down = 10n ** BigInt(Math.max(-shift, 0)) * 10n ** BigInt(places)
      const exact = amount * BigInt(whole + part) * up * 1_000_000n
      expect(micros * down).toBeGreaterThanOrEqual(exact)
      expect((micros - 1n) * down).toBeLessThan(exact === 0n ? 1n : exact)
    }),
  )
})

test('behavior: a payment in parts is never worth less than in one', () => {
  fc.assert(
    fc.property(fc.array(amounts, { maxLength: 5 }), decimals, prices, (parts, places, price) => {
      const worth = (amount: bigint) => toMicros({ amount, decimals: places, price }) ?? 0n
      const whole = worth(parts.reduce((sum, part) => sum + part, 0n))
      const sum = parts.reduce((all, part) => all + worth(part), 0n)
      expect(sum).toBeGreaterThanOrEqual(whole)
      expect(sum).toBeLessThanOrEqual(whole + BigInt(parts.length))
    }),
  )
})
