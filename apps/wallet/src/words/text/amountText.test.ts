import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { amountText } from './amountText.ts'

const ether = (value: bigint) => amountText({ value, symbol: 'ETH', decimals: 18 })

test('default', () => {
  expect(ether(parseEther('9999.5'))).toBe('9,999.5 ETH')
  expect(ether(parseEther('1000000'))).toBe('1,000,000 ETH')
  expect(ether(0n)).toBe('0 ETH')
  expect(ether(parseEther('1.00000001'))).toBe('1 ETH')
})

test('behavior: a tiny amount is not nothing', () => {
  expect(ether(1n)).toBe('<0.000001 ETH')
  expect(ether(parseEther('0.000001'))).toBe('0.000001 ETH')
})
