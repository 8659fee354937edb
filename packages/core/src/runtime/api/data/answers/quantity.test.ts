import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { quantity } from './quantity.ts'

test.each([
  ['6', '1.50', { amount: 1_500_000n, decimals: 6, numeric: '1.5' }],
  ['1', '0.1', { amount: 1n, decimals: 1, numeric: '0.1' }],
  ['18', '0', { amount: 0n, decimals: 18, numeric: '0' }],
  ['30', '0', { amount: 0n, decimals: 30, numeric: '0' }],
  ['36', '1', { amount: 10n ** 36n, decimals: 36, numeric: '1' }],
])('default: %s decimals and %s', (decimals, numeric, read) => {
  expect(parse(quantity, { decimals, numeric })).toEqual(read)
})

test.each([
  ['37', '1'],
  ['99', '1'],
  ['0', '1'],
  ['01', '1'],
  ['40', '1'],
  ['100', '1'],
  ['10x', '1'],
  ['3 6', '1'],
  ['1x', '1'],
  ['x1', '1'],
  ['-1', '1'],
  ['', '1'],
  [6, '1'],
  [undefined, '1'],
  ['6', '1.1234567'],
  ['6', '-1'],
  ['6', '1e3'],
  ['6', 1],
  ['6', undefined],
])('behavior: %j decimals and %j are no amount', (decimals, numeric) => {
  const { success, issues = [] } = safeParse(quantity, { decimals, numeric })
  expect(success).toBe(false)
  expect(issues[0]?.message).toMatch(/^Invalid |^no amount of this token$/)
})

test.each([undefined, null, 'x', []])('behavior: %j is no quantity', (value) => {
  expect(safeParse(quantity, value).success).toBe(false)
})
