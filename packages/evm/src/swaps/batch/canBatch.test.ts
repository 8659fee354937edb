import { expect, test, vi } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { canBatch } from './canBatch.ts'
import { toBatchKey } from './toBatchKey.ts'

const { swap, account: address } = swapFacts
const { network } = swap

test('default: what the kit knows', async () => {
  for (const can of [true, false])
    expect(await canBatch(new Set(), { address, network, ask: async () => can })).toBe(can)
})

test('behavior: a kit that does not say, or fails', async () => {
  expect(await canBatch(new Set(), { address, network })).toBe(false)
  const ask = () => Promise.reject(new Error('gone'))
  expect(await canBatch(new Set(), { address, network, ask })).toBe(false)
})

test('behavior: a wallet that refused one is not asked about again', async () => {
  const ask = vi.fn(async () => true)
  const memory = new Set([toBatchKey({ address, network })])
  expect(await canBatch(memory, { address, network, ask })).toBe(false)
  expect(ask).not.toHaveBeenCalled()
  expect(await canBatch(memory, { address: swapFacts.liar, network, ask })).toBe(true)
})
