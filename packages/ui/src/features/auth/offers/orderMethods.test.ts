import { expect, test } from 'vitest'
import { orderMethods } from './orderMethods.ts'

test('default', () => {
  expect(orderMethods({ order: undefined, hasWallet: false })).toEqual([
    'email',
    'social',
    'wallet',
  ])
  expect(orderMethods({ order: undefined, hasWallet: true })).toEqual(['wallet', 'email', 'social'])
})

test('parameters: order', () => {
  expect(orderMethods({ order: ['social'], hasWallet: true })).toEqual([
    'social',
    'wallet',
    'email',
  ])
  const odd = ['social', 'social', 'telepathy'] as never
  expect(orderMethods({ order: odd, hasWallet: false })).toEqual(['social', 'email', 'wallet'])
})
