// @vitest-environment node

import { formatAmount, parseAmount } from '@cleat/core/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAmount } from './cleanAmount.ts'
import { formatBalance } from './formatBalance.ts'
import { getNumberSigns } from './getNumberSigns.ts'

const numRuns = 100_000
/** The runs take seconds on an idle machine. */
const timeout = 300_000
const anyDecimals = fc.integer({ min: 0, max: 36 })
/** Every value of a `uint256`, with all lengths equally likely. */
const anyValue = fc
  .tuple(fc.nat(255), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
  .map(([shift, value]) => value >> BigInt(shift))
const languages = ['en', 'de', 'fr', 'pt-BR', 'ar', 'hi', 'de-CH', 'es'].map((locale) => ({
  locale,
  signs: getNumberSigns(locale),
  numbers: new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
}))

test('property: an amount reads as it was written, to the last digit', { timeout }, () => {
  fc.assert(
    fc.property(anyValue, anyDecimals, (value, decimals) => {
      const text = formatAmount(value, decimals)
      return /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/.test(text) && parseAmount(text, decimals) === value
    }),
    { numRuns },
  )
})

test('property: an amount in the form of a language is the same amount, or nothing', {
  timeout,
}, () => {
  fc.assert(
    fc.property(
      anyValue,
      anyDecimals,
      fc.constantFrom(...languages),
      (value, decimals, language) => {
        const [whole = '0', fraction] = formatAmount(value, decimals).split('.')
        const { signs, numbers } = language
        const text = numbers.format(BigInt(whole)) + (fraction ? signs.decimal + fraction : '')
        const clean = cleanAmount({ text, decimals, groupSign: signs.group })
        if (clean === null) return whole.length > 60 || text.length > 200
        return parseAmount(clean, decimals) === value || isAmbiguous(text)
      },
    ),
    { numRuns },
  )
})

test('property: a balance is never shown as more than it is', { timeout }, () => {
  fc.assert(
    fc.property(anyValue, anyDecimals, (value, decimals) => {
      const shown = formatBalance(value, { decimals }).replaceAll(',', '')
      if (shown.startsWith('<')) return value > 0n && value * 1000n < 10n ** BigInt(decimals)
      const read = parseAmount(shown, Math.max(decimals, 3))
      const scale = 10n ** BigInt(Math.max(0, 3 - decimals))
      const exact = value * scale
      return (
        read !== undefined &&
        read <= exact &&
        exact - read < 10n ** BigInt(Math.max(decimals, 3)) / 1000n
      )
    }),
    { numRuns },
  )
})

test('property: what is no amount is none, whatever it is', { timeout }, () => {
  const letters = [..."0123456789.,eExX+-_'’ /%\u00a0\u202f\u200b\u0663\u096b\uff15NaInfity"]
  const text = fc.string({ unit: fc.constantFrom(...letters), maxLength: 24 })
  let read = 0
  fc.assert(
    fc.property(
      text,
      anyDecimals,
      fc.constantFrom('.', ',', '\u202f'),
      (given, decimals, groupSign) => {
        const plain = /^\d+(?:\.\d*)?$/.test(given)
        const exact = parseAmount(given, decimals)
        if (!plain && exact !== undefined) return false
        const clean = cleanAmount({ text: given, decimals, groupSign })
        if (clean === null) return true
        read += 1
        // The field's text must parse to the amount that is sent.
        return clean === '' || parseAmount(clean, decimals) !== undefined
      },
    ),
    { numRuns },
  )
  expect(read).toBeGreaterThan(0)
})

/**
 * One separator with three digits behind it. It is read as decimals, so that the amount is never
 * larger than intended.
 */
function isAmbiguous(text: string): boolean {
  return /^\d{1,3}[.,]\d{3}$/.test(text)
}
