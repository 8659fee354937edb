import { expect, test } from 'vitest'
import { formatCoin } from './formatCoin.ts'

test('default: to the last digit, in the decimals of the coin', () => {
  expect(formatCoin(10_000_000_000_000_001n, { symbol: 'ETH', decimals: 18 })).toBe(
    '0.010000000000000001 ETH',
  )
  expect(formatCoin(1_500_000n, { symbol: 'USDC', decimals: 6 })).toBe('1.5 USDC')
  expect(formatCoin(0n, { symbol: 'SOL', decimals: 9 })).toBe('0 SOL')
})

test('behavior: base units where the coin is not known', () => {
  expect(formatCoin(7n, undefined)).toBe('7 base units of the native coin')
})
