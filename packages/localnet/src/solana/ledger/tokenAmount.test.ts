import { expect, test } from 'vitest'
import { tokenAmount } from './tokenAmount.ts'

test.each([
  { amount: 0n, decimals: 0, text: '0' },
  { amount: 0n, decimals: 9, text: '0' },
  { amount: 1n, decimals: 9, text: '0.000000001' },
  { amount: 2_010_000n, decimals: 6, text: '2.01' },
  { amount: 18_446_744_073_709_551_615n, decimals: 6, text: '18446744073709.551615' },
])('behavior: $amount with $decimals is $text', ({ amount, decimals, text }) => {
  expect(tokenAmount({ amount, decimals })).toEqual({
    amount: String(amount),
    decimals,
    uiAmount: Number(text),
    uiAmountString: text,
  })
})
