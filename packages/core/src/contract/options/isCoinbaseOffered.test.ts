import { expect, test } from 'vitest'
import { mainnet } from '../../test/networks.ts'
import { isCoinbaseOffered } from './isCoinbaseOffered.ts'

const options = { adapters: [], networks: [mainnet] } as const

test('default', () => {
  expect(isCoinbaseOffered(options)).toBe(false)
  expect(isCoinbaseOffered({ ...options, projectId: 'app' })).toBe(true)
})

test('parameters: enableCoinbase', () => {
  expect(isCoinbaseOffered({ ...options, enableCoinbase: true })).toBe(true)
  expect(isCoinbaseOffered({ ...options, projectId: 'app', enableCoinbase: false })).toBe(false)
})
