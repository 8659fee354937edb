import { expect, test } from 'vitest'
import { getSolanaSwaps } from './getSolanaSwaps.ts'

test('default: one for each session', () => {
  const [first, second] = [{}, {}] as Parameters<typeof getSolanaSwaps>[0][]
  if (!first || !second) throw new Error('There are two.')
  const swaps = getSolanaSwaps(first, { mayAddBudget: false })
  expect(getSolanaSwaps(first, { mayAddBudget: false })).toBe(swaps)
  expect(getSolanaSwaps(second, { mayAddBudget: false })).not.toBe(swaps)
})
