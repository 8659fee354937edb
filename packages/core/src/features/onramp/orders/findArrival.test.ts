import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrder } from '../../../test/createOrder.ts'
import { findArrival } from './findArrival.ts'

test('default', () => {
  const order = createOrder({ amount: '97.02' })
  expect(findArrival(order, 5_000_000n)).toBeUndefined()
  expect(findArrival(order, 102_020_000n)).toBe('97.02')
})

test('behavior: 98 % is enough, and what arrived is what is said', () => {
  const order = createOrder({ amount: '100' })
  expect(findArrival(order, 103_000_000n)).toBe('98')
  expect(findArrival(order, 102_999_999n)).toBeUndefined()
  // The surplus belongs to another sender.
  expect(findArrival(order, 905_000_000n)).toBe('100')
})

test('behavior: what the quote said counts where the provider says nothing', () => {
  expect(findArrival(createOrder(), 102_000_000n)).toBe('97')
})

test('behavior: decimals that the token does not have are cut', () => {
  expect(findArrival(createOrder({ amount: '97.0200009' }), 102_020_000n)).toBe('97.02')
})

test.each([
  ['an amount', { expected: undefined }],
  ['the balance before', { atomsBefore: undefined }],
  ['the decimals', { asset: { symbol: 'USDC' } }],
  ['an amount above nothing', { expected: '0.0000001' }],
])('behavior: without %s nothing is proven', (_, parts) => {
  expect(findArrival(createOrder(parts), 10n ** 30n)).toBeUndefined()
})

test('property: less than 98 % is never enough, for any token', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 36 }),
      fc.bigInt(1n, 10n ** 40n),
      fc.bigInt(0n, 10n ** 40n),
      fc.bigInt(0n, 10n ** 40n),
      (decimals, promised, before, arrived) => {
        const text = promised.toString().padStart(decimals + 1, '0')
        const at = text.length - decimals
        const order = createOrder({
          asset: { symbol: 'ANY', decimals },
          amount: decimals === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`,
          atomsBefore: before.toString(),
        })
        const isEnough = arrived * 100n >= promised * 98n
        expect(findArrival(order, before + arrived) !== undefined).toBe(isEnough)
      },
    ),
  )
})
