import { expect, test } from 'vitest'
import { drawCurrency } from './drawCurrency.ts'

test.each([
  ['usd', '>$<'],
  ['EUR', '>€<'],
  ['chf', '>CHF<'],
])('default: %s', (code, expected) => {
  expect(drawCurrency(code)).toContain(expected)
})

test.each(['', 'xyz', 'us', 'dollar', '__proto__', '<b>'])(
  'behavior: %j is no currency',
  (code) => {
    expect(drawCurrency(code)).toBeUndefined()
  },
)
