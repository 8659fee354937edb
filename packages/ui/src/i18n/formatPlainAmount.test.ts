// @vitest-environment node
import { expect, test } from 'vitest'
import { formatPlainAmount } from './formatPlainAmount.ts'
import { createFormat } from './language/createFormat.ts'

const format = createFormat({ tag: 'de' })

test('default', () => {
  expect(formatPlainAmount('1234.5', { format, of: 'token' })).toBe('1.234,5')
})

test.each([
  ['1234567.000000000000000089', '1.234.567,000000000000000089', '1.230.000'],
  ['0.000234567890123456', '0,000234567890123456', '0,000235'],
  ['0.00000021', '0,00000021', '0,00000021'],
  ['12345.6', '12.345,6', '12.300'],
  ['0', '0', '0'],
  ['10.00', '10', '10'],
])('behavior: %s of a token and as a fee', (amount, token, fee) => {
  expect(formatPlainAmount(amount, { format, of: 'token' })).toBe(token)
  expect(formatPlainAmount(amount, { format, of: 'fee' })).toBe(fee)
})

test.each([
  ['10.00', '10,00'],
  ['1500.50', '1.500,50'],
  ['1500', '1.500'],
])('behavior: %s of money keeps its decimals', (amount, money) => {
  expect(formatPlainAmount(amount, { format, of: 'money' })).toBe(money)
})

test.each([
  ...['', '1e3', '-5', '0x10', '1,5', 'much', '.5', '5.', '1.2.3', ' 1', '٣', 'Infinity'],
  '9'.repeat(81),
  `0.${'9'.repeat(81)}`,
])('behavior: %s is no plain number and stays', (amount) => {
  for (const of of ['token', 'fee', 'money'] as const)
    expect(formatPlainAmount(amount, { format, of })).toBe(amount)
})
