import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.integer({ min: 0, max: 18 }))
  .map(([atoms, scale]) => {
    const digits = String(atoms).padStart(scale + 1, '0')
    const text = `${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`
    return decimal.read(scale === 0 ? digits : text) ?? ''
  })

test.each([
  ['100.00', '100'],
  ['0.50', '0.5'],
  [0.00066413, '0.00066413'],
  [1e-7, '0.0000001'],
  ['2.5e3', '2500'],
  [50, '50'],
  ['007', '7'],
])('default: %s is %s', (given, wanted) => {
  expect(decimal.read(given)).toBe(wanted)
})

test.each([
  ['-1'],
  [-1],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  ['1,5'],
  ['0x10'],
  [''],
  ['.5'],
  [null],
  [undefined],
  [{}],
  ['1e99'],
  ['9'.repeat(41)],
])('error: %s is no amount', (given) => {
  expect(decimal.read(given)).toBeUndefined()
})

test('behavior: sums and differences are exact', () => {
  fc.assert(
    fc.property(amount, amount, (first, second) => {
      const sum = decimal.add(first, second)
      expect(decimal.subtract(sum, second)).toBe(first)
      expect(decimal.compare(sum, first)).toBe(second === '0' ? 0 : 1)
      expect(decimal.compare(first, sum)).toBe(second === '0' ? 0 : -1)
    }),
  )
  expect(decimal.add('0.1', '0.2')).toBe('0.3')
  expect(decimal.subtract('1', '1.01')).toBeUndefined()
})

test('behavior: base units are those of the text, and what is smaller is cut off', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 18 }),
      (atoms, decimals) => {
        const digits = String(atoms).padStart(decimals + 1, '0')
        const text = `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}0`
        expect(decimal.toAtoms(text, decimals)).toBe(atoms)
      },
    ),
  )
  expect(decimal.toAtoms('1.2345678', 6)).toBe(1_234_567n)
})

test('behavior: money has two digits behind the point, or more', () => {
  expect(['5', '5.5', '5.125'].map(decimal.toMoney)).toEqual(['5.00', '5.50', '5.125'])
})

test('behavior: a share is rounded down', () => {
  const share = { numerator: '100', denominator: '104.07', digits: 2 }
  expect(decimal.scale('100', share)).toBe('96.08')
  expect(decimal.scale('1', { numerator: '1', denominator: '0', digits: 2 })).toBe('0')
})
