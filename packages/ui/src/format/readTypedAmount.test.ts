import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAmount } from './cleanAmount.ts'
import { findAmountRefusal } from './findAmountRefusal.ts'
import { getNumberSigns } from './getNumberSigns.ts'
import { readTypedAmount } from './readTypedAmount.ts'

const locales = ['en', 'de', 'fr', 'pt-BR', 'hi', 'ar'] as const

/** Types a text key by key. Keys that are refused are not in the field. */
function type(keys: string, { locale = 'en', decimals = 6 } = {}) {
  const signs = getNumberSigns(locale)
  let text = ''
  let read: ReturnType<typeof readTypedAmount> = { value: '', isAmbiguous: false }
  const refusals: string[] = []
  for (const key of keys) {
    const next = readTypedAmount({ text: text + key, decimals, signs, symbol: 'USDC' })
    if ('refusal' in next) refusals.push(`${key}: ${next.refusal}`)
    else [text, read] = [text + key, next]
  }
  return { text, read, refusals }
}

test.each([
  ['1,234.5', 'en', '1234.5'],
  ['1,234,567.25', 'en', '1234567.25'],
  ['1.234,5', 'de', '1234.5'],
  ['1.234.567,25', 'de', '1234567.25'],
  ['1 234,5', 'fr', '1234.5'],
  ['12,34,567.5', 'hi', '1234567.5'],
  ['1.5', 'de', '1.5'],
  ['1,5', 'en', '1.5'],
  ['1,2345', 'en', '1.2345'],
  ['0,123', 'en', '0.123'],
  [',5', 'en', '0.5'],
])('default: %s, typed in %s, is %s', (keys, locale, value) => {
  expect(type(keys, { locale })).toEqual({
    text: keys,
    read: { value, isAmbiguous: false },
    refusals: [],
  })
})

test.each([
  ['1,234', 'en'],
  ['1.234', 'de'],
  ['12.345', 'fr'],
])('behavior: %s has two readings in %s, and has no value', (keys, locale) => {
  expect(type(keys, { locale }).read).toEqual({ value: '', isAmbiguous: true })
})

test('behavior: a group that is not complete has no value', () => {
  for (const keys of ['1,234,', '1,234,5', '1,234,56'])
    expect(type(keys).read).toEqual({ value: '', isAmbiguous: false })
})

test('behavior: each key that is refused has a reason', () => {
  expect(type('1x2.5.3-4')).toEqual({
    text: '12.534',
    read: { value: '12.534', isAmbiguous: false },
    refusals: ['x: invalid', '.: invalid', '-: invalid'],
  })
  expect(type('1.1234567').refusals).toEqual(['7: precise'])
  expect(type('1.1234560').refusals).toEqual(['0: precise'])
  expect(type('15.5', { decimals: 0 }).refusals).toEqual(['5: precise'])
})

test('property: what can be typed to its end is worth what it is worth pasted', () => {
  const amounts = fc.record({
    locale: fc.constantFrom(...locales),
    whole: fc.bigInt({ min: 0n, max: 10n ** 24n }),
    fraction: fc.stringMatching(/^\d{0,6}$/),
    isGrouped: fc.boolean(),
  })
  fc.assert(
    fc.property(amounts, ({ locale, whole, fraction, isGrouped }) => {
      const signs = getNumberSigns(locale)
      const groups = isGrouped ? signs.group : ''
      const head = whole.toString().replace(/\B(?=(\d{3})+$)/g, groups)
      const text = fraction ? `${head}${signs.decimal}${fraction}` : head
      const pasted = { text, decimals: 6, signs, symbol: 'USDC' }
      const { read, refusals } = type(text, { locale })
      expect(refusals).toEqual([])
      if (findAmountRefusal(pasted)) expect(read).toEqual({ value: '', isAmbiguous: true })
      else
        expect(read).toEqual({
          value: cleanAmount({ ...pasted, groupSign: signs.group }),
          isAmbiguous: false,
        })
    }),
  )
})
