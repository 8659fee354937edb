import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

test.each([
  { value: 17.849, unit: 'kB', text: '17.8 kB' },
  { value: -0.5, unit: 'kB', text: '-0.5 kB' },
  { value: 1.0449, unit: '×', text: '× 1.04' },
  { value: 131.7, unit: 'ms', text: '132 ms' },
  { value: 0, unit: '', text: '0' },
  { value: 0.005, unit: '', text: '0.01' },
])('default: $text', ({ value, unit, text }) => {
  expect(formatAmount(value, unit)).toBe(text)
})
