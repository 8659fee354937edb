import { expect, test } from 'vitest'
import { isImitation } from './isImitation.ts'

const usdc = { address: '0x1', name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const chain = {
  tokens: new Map([[usdc.address, usdc]]),
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

test.each([
  ['USDC', 'Anything'],
  ['usdc', 'Anything'],
  ['U.S.D.C', 'Anything'],
  ['X', 'USD  Coin'],
  ['X', 'USD C0in'],
  ['UЅDC', 'Anything'],
  ['ETH', 'Anything'],
  ['X', 'ether'],
])('behavior: %s, %s imitates a known token', (symbol, name) => {
  expect(isImitation({ token: { symbol, name }, chain })).toBe(true)
})

test.each([
  ['USDX', 'Another Dollar'],
  ['ДЕЛЬТА', 'Δέλτα'],
  [undefined, undefined],
])('behavior: %s, %s does not', (symbol, name) => {
  expect(isImitation({ token: { symbol, name }, chain })).toBe(false)
})
