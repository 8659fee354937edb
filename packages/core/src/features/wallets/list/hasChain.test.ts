import { expect, test } from 'vitest'
import { baseId, mainnetId, solanaId } from '../../../test/networks.ts'
import { hasChain } from './hasChain.ts'

test('default', () => {
  expect(hasChain({ chains: ['eip155:1'] }, mainnetId)).toBe(true)
  expect(hasChain({ chains: ['eip155:1'] }, baseId)).toBe(false)
  expect(hasChain({}, mainnetId)).toBe(false)
})

test('behavior: all chains of a namespace', () => {
  expect(hasChain({ chains: ['eip155:*'] }, baseId)).toBe(true)
  expect(hasChain({ chains: ['eip155:*'] }, solanaId)).toBe(false)
})
