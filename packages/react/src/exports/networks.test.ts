import * as others from '@cleat/core/networks'
import { expect, test } from 'vitest'
import * as networks from './networks.ts'

test('default', () => {
  expect(networks.mainnet).toMatchObject({ id: 1 })
  expect(networks.base).toMatchObject({ id: 8453 })
  expect(networks.defineChain).toBeTypeOf('function')
})

test('behavior: the networks of other chains stand beside those of viem', () => {
  expect(networks).toMatchObject(others)
})
