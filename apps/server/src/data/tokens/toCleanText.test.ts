import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { toCleanText } from './toCleanText.ts'

test.each([
  ['  USD \n Coin ', 'USD Coin'],
  ['<b>USD</b> Coin', 'USD Coin'],
  ['<img src=x onerror=alert(1)', undefined],
  ['<<b>script>alert(1)</script>', 'scriptalert(1)'],
  ['\u202eCDSU\u202c', 'CDSU'],
  ['U\u200bS\u0000D\ud800C', 'USDC'],
  ['ＵＳＤＣ', 'USDC'],
  [`Z${'\u0335'.repeat(50)}`, 'Z\u0335\u0335\u0335'],
  ['\u3164\u2800', undefined],
])('behavior: %j becomes %j', (given, shown) => {
  expect(toCleanText(given, 20)).toBe(shown)
})

test('property: short, on one line, and without markup', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 300 }), (text) => {
      const shown = toCleanText(text, 20)
      expect([...(shown ?? 'x')].length).toBeLessThanOrEqual(20)
      expect(shown ?? 'x').toMatch(/^[^<>\n\r\0]+$/)
    }),
  )
})
