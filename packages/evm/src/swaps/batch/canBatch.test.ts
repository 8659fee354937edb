import { afterEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import type { BatchMemory } from './batchMemory.ts'
import { canBatch } from './canBatch.ts'

const { swap, account } = swapFacts
afterEach(() => void vi.useRealTimers())

function open(answer: unknown, isPaired = false) {
  const { chain } = createFakeNode()
  const send = vi.fn(async (_: unknown) => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const memory: BatchMemory = new Map()
  const ask = (address = account) =>
    canBatch({ ...chain, send, isPaired: () => isPaired }, memory, { ...swap, address })
  return { send, ask }
}

test.each([
  ['supports it', { '0x1': { atomic: { status: 'supported' } } }],
  ['is ready for it', { '0x1': { atomic: { status: 'ready' } } }],
  ['supports it on every chain', { '0x0': { atomic: { status: 'supported' } } }],
])('default: a wallet that %s', async (_, answer) => {
  const { ask, send } = open(answer)
  expect(await ask()).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ method: 'wallet_getCapabilities', params: [account, ['0x1']] },
  })
})

test.each([
  ['does not', { '0x1': { atomic: { status: 'unsupported' } } }],
  ['does it elsewhere', { '0xa': { atomic: { status: 'supported' } } }],
  ['does it as in an early draft', { '0x1': { atomicBatch: { supported: true } } }],
  ['answers nothing', undefined],
  ['answers garbage', 'yes'],
  ['refuses', new Error('4200')],
])('behavior: a wallet that %s', async (_, answer) => {
  expect(await open(answer).ask()).toBe(false)
})

test('behavior: a paired wallet is not asked, because its app would open', async () => {
  const { ask, send } = open({ '0x1': { atomic: { status: 'supported' } } }, true)
  expect(await ask()).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('behavior: an answer holds for a minute, and for its account', async () => {
  vi.useFakeTimers()
  const { ask, send } = open({ '0x1': { atomic: { status: 'supported' } } })
  await Promise.all([ask(), ask()])
  expect(send).toHaveBeenCalledTimes(1)
  await ask(swapFacts.liar)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_001)
  await ask()
  expect(send).toHaveBeenCalledTimes(3)
})

test('behavior: a silent wallet cannot', async () => {
  vi.useFakeTimers()
  const { ask } = open(new Promise(() => undefined))
  const asked = ask()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toBe(false)
})
