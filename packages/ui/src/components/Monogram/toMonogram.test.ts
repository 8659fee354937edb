import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMonogram } from './toMonogram.ts'

test.each([
  ['rabby', 'R'],
  ['  Ledger', 'L'],
  ['1inch', '1'],
  ['🦊 fox', 'F'],
  ['ßwallet', 'S'],
  ['محفظة', 'م'],
  ['\u202eevil', 'E'],
  ['<img src=x onerror=alert(1)>', 'I'],
  ['\u0301\u0302', '?'],
  ['   ', '?'],
  ['', '?'],
])('behavior: %j stands as %s', (name, letter) => {
  expect(toMonogram(name).letter).toBe(letter)
})

test('behavior: neighbours in a list differ', () => {
  const tones = ['Rabby', 'Frame', 'Ledger', 'Rainbow', 'Zerion'].map(
    (name) => toMonogram(name).tone,
  )
  expect(new Set(tones).size).toBeGreaterThan(2)
})

test('property: one letter and one of eight colours for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const { letter, tone } = toMonogram(name)
      expect([...letter]).toHaveLength(1)
      expect([0, 1, 2, 3, 4, 5, 6, 7]).toContain(tone)
      expect(toMonogram(name)).toEqual({ letter, tone })
    }),
  )
})
