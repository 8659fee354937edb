import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { createSettlement } from './createSettlement.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const block = { blockHash: '0x99', blockNumber: 16n }

test('default: a block stays once it has a successor', async () => {
  const { node, answers } = createFakeNode({ eth_blockNumber: '0x10' })
  const settlement = createSettlement(node)
  expect(await settlement.isSettled(block)).toBe(false)
  answers.eth_blockNumber = '0x11'
  expect(await settlement.isSettled(block)).toBe(true)
})

test('default: or after two seconds', async () => {
  const { node } = createFakeNode({ eth_blockNumber: '0x10' })
  const settlement = createSettlement(node)
  expect(await settlement.isSettled(block)).toBe(false)
  await vi.advanceTimersByTimeAsync(1999)
  expect(await settlement.isSettled(block)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await settlement.isSettled(block)).toBe(true)
})

test('behavior: another block, or none in between, begins again', async () => {
  const { node } = createFakeNode({ eth_blockNumber: '0x10' })
  const settlement = createSettlement(node)
  await settlement.isSettled(block)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await settlement.isSettled({ ...block, blockHash: '0x98' })).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(settlement.foundAt).toBeDefined()
  settlement.forget()
  expect(settlement.foundAt).toBeUndefined()
  expect(await settlement.isSettled({ ...block, blockHash: '0x98' })).toBe(false)
})
