import { expect, test } from 'vitest'
import { registry } from '../../../runtime/registry/registry.ts'
import { isListed } from './isListed.ts'

const binance = registry.find(({ name }) => name === 'Binance Wallet')
const rabby = registry.find(({ rdns }) => rdns === 'io.rabby')
const alias = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'

test('default', () => {
  expect(isListed({ wallet: rabby, options: {} })).toBe(true)
  expect(isListed({ wallet: rabby, options: { includeWalletIds: ['other'] } })).toBe(false)
})

test('behavior: a wallet is also known by its second id', () => {
  expect(isListed({ wallet: binance, options: { includeWalletIds: [alias] } })).toBe(true)
  expect(isListed({ wallet: binance, options: { excludeWalletIds: [alias] } })).toBe(false)
  expect(isListed({ wallet: rabby, options: { includeWalletIds: [alias] } })).toBe(false)
  expect(isListed({ wallet: rabby, options: { excludeWalletIds: [alias] } })).toBe(true)
})
