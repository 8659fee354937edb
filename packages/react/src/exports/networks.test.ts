import { expect, test } from 'vitest'
import * as networks from './networks.ts'

test('default', () => {
  expect(networks.mainnet).toMatchObject({ id: 1 })
  expect(networks.base).toMatchObject({ id: 8453 })
  expect(networks.defineChain).toBeTypeOf('function')
})
