import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode } from '../test/createFakeNode.ts'
import { followTransaction } from './followTransaction.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const address = `0x${'a1'.repeat(20)}`
const hash = `0x${'12'.repeat(32)}`
const pending = {
  ...{ hash, from: address, to: address, value: '0x0', input: '0x', gas: '0x1', nonce: '0x7' },
}
const mined = {
  ...{ status: '0x1', blockHash: '0x99', blockNumber: '0x9', gasUsed: '0x1', logs: [] },
}
const known = {
  eth_blockNumber: '0xa',
  eth_getTransactionByHash: pending,
  eth_getTransactionReceipt: mined,
  eth_getTransactionCount: '0x7',
}

function follow(
  given: Record<string, unknown>,
  change: Partial<followTransaction.Parameters<string>> = {},
) {
  const { node, answers, requests } = createFakeNode({ ...known, ...given })
  const { signal } = new AbortController()
  const classify = vi.fn(async () => 'judged')
  const outcome = followTransaction({ node, hash, address, classify, signal, ...change })
  outcome.catch(() => undefined)
  return { outcome, answers, requests, classify }
}

test('default: what is in a block with a successor is judged', async () => {
  const { outcome, classify } = follow({})
  expect(await outcome).toBe('judged')
  expect(classify).toHaveBeenCalledWith({
    ...{ transaction: expect.objectContaining({ hash }), isSuccessor: false },
    receipt: expect.objectContaining({ blockHash: '0x99' }),
  })
})

test('behavior: a node that is down is asked again, ever less often', async () => {
  const { outcome, answers, requests } = follow({ eth_blockNumber: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
  const early = requests.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests.length - early).toBeLessThan(early)
  expect(requests.length).toBeGreaterThan(early)
  answers.eth_blockNumber = '0xa'
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBe('judged')
})

test('behavior: a pending one is remembered by its nonce, with what is known of it', async () => {
  const onTrackingData = vi.fn()
  const { outcome, answers } = follow(
    { eth_getTransactionReceipt: null },
    { onTrackingData, trackingData: { asked: '0x1' } },
  )
  await vi.advanceTimersByTimeAsync(5000)
  expect(onTrackingData.mock.calls).toEqual([[{ asked: '0x1', nonce: '0x7', since: '0xa' }]])
  answers.eth_getTransactionReceipt = mined
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBe('judged')
})

test('behavior: of an earlier visit, its nonce tells that another took its place', async () => {
  const gone = { eth_getTransactionByHash: null, eth_getTransactionReceipt: null }
  const { outcome, classify } = follow(
    { ...gone, eth_getTransactionCount: '0x8' },
    { trackingData: { nonce: '0x7', since: '0x5' } },
  )
  await vi.advanceTimersByTimeAsync(150_000)
  expect(await outcome).toEqual({ status: 'replaced', hash })
  expect(classify).not.toHaveBeenCalled()
})

test('error: the reason of the signal, at once', async () => {
  const controller = new AbortController()
  const { outcome } = follow({ eth_getTransactionReceipt: null }, { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(2000)
  controller.abort(new Error('gone'))
  await expect(outcome).rejects.toThrow('gone')
})
