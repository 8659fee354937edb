import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPlainText } from './toPlainText.ts'

test('default', () => {
  expect(toPlainText('  Rabby \n Wallet ', 40)).toBe('Rabby Wallet')
})

test.each([
  ['\u202Eyksam ateM', 'yksam ateM'],
  ['Meta\u200BMask', 'MetaMask'],
  ['\u0000\u0007', ''],
  ['\uE000Frame', 'Frame'],
  ['Cafe\u0301', 'Café'],
  ['Frame\u3164\u2800', 'Frame'],
  ['\u3164\u115f\u2800', ''],
  ['\u0301\u0302', ''],
  [`Z${'\u0335'.repeat(50)}algo`, 'Z\u0335\u0335\u0335algo'],
])('behavior: %j becomes %j', (given, shown) => {
  expect(toPlainText(given, 40)).toBe(shown)
})

test('behavior: clips by characters, never inside one', () => {
  expect(toPlainText('🦊'.repeat(50), 3)).toBe('🦊🦊🦊')
})

test('property: no longer than the limit, and the same when done twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const once = toPlainText(text, limit)
      expect([...once].length).toBeLessThanOrEqual(limit)
      expect(toPlainText(once, limit).length).toBeLessThanOrEqual(once.length)
    }),
  )
})
