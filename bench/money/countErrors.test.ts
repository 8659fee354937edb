import { expect, test } from 'vitest'
import { formatAmount } from '../../packages/core/src/base/amounts/formatAmount.ts'
import { parseAmount } from '../../packages/core/src/base/amounts/parseAmount.ts'
import { toFiat } from '../../packages/core/src/base/amounts/toFiat.ts'
import { cleanAmount } from '../../packages/ui/src/format/cleanAmount.ts'
import { countErrors } from './countErrors.ts'

const functions = { formatAmount, parseAmount, cleanAmount, toFiat }

test('default: of 100,000 amounts none is off by one', { timeout: 60_000 }, () => {
  expect(countErrors({ count: 100_000 })).toEqual({ written: 0, typed: 0, fiat: 0 })
})

test('behavior: what goes through floating-point numbers is found', () => {
  const parseFloatly = (text: string, decimals: number) =>
    BigInt(Math.round(Number(text) * 10 ** decimals))
  const broken = { ...functions, parseAmount: parseFloatly }
  expect(countErrors({ count: 1000, functions: broken }).written).toBeGreaterThan(100)
})

test('behavior: what rounds is found', () => {
  const clean = (parameters: Parameters<typeof cleanAmount>[0]) =>
    cleanAmount({ ...parameters, decimals: Math.max(0, parameters.decimals - 1) })
  expect(
    countErrors({ count: 1000, functions: { ...functions, cleanAmount: clean } }).typed,
  ).toBeGreaterThan(100)
  const fiat = (parameters: Parameters<typeof toFiat>[0]) => (toFiat(parameters) ?? 0n) + 1n
  expect(countErrors({ count: 1000, functions: { ...functions, toFiat: fiat } }).fiat).toBe(1000)
})
