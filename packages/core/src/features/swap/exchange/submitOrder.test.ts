import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkNetworks } from '../../../boot/checkNetworks.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { mainnet } from '../../../test/networks.ts'
import { submitOrder } from './submitOrder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [network] = checkNetworks({ networks: [mainnet] })
const swap: Swap = {
  ...{ network, address: '0x1', amount: 5n, slippageBps: 100 },
  source: { address: '0x2', symbol: 'DAI', decimals: 18 },
  target: { address: '0x3', symbol: 'USDC', decimals: 6 },
}
const prepared: PreparedSwap = {
  ...{ swap, kind: 'order', source: { id: 'cow', name: 'CoW' }, router: '0x4', spender: '0x5' },
  ...{ steps: [], expected: 10n, minReceived: 9n, trial: 'none', sourceFees: [], notes: [] },
  ...{ fee: undefined, expiresAt: 1 },
}
const order = { message: { sellAmount: '5' }, signature: '0x12', expiresAt: 2 }

/** @param answers - whether it refuses, in turn, or how it fails; the last one again */
function start(
  answers: readonly (boolean | Error | Promise<boolean>)[],
  { from = prepared }: { from?: PreparedSwap } = {},
) {
  const asked: unknown[] = []
  const controller = new AbortController()
  const api = {
    async submitOrder(...given: unknown[]) {
      const answer = answers[Math.min(asked.length, answers.length - 1)] ?? false
      asked.push(given)
      if (answer instanceof Error) throw answer
      return { isRefused: await answer }
    },
  }
  const lifetime = controller.signal
  const done = submitOrder({ api, lifetime }, { prepared: from, order })
  done.catch(() => undefined)
  return { done, asked, controller, lifetime }
}

const down = new Error('down')

test('default: taken by the source that offered it', async () => {
  const { done, asked, lifetime } = start([false])
  expect(await done).toEqual({ isRefused: false })
  expect(asked).toEqual([[{ swap, source: 'cow', order }, { signal: lifetime }]])
})

test('behavior: refused, and not handed in again', async () => {
  const { done, asked } = start([true])
  expect(await done).toEqual({ isRefused: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})

test('behavior: where it does not answer, it is asked four times', async () => {
  const { done, asked } = start([down])
  const counts: number[] = []
  for (const ms of [0, 999, 1, 3999, 1, 14_999, 1]) {
    await vi.advanceTimersByTimeAsync(ms)
    counts.push(asked.length)
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4])
  // It may be there, and nothing is waited for.
  expect(await done).toEqual({ isRefused: false })
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: what it refuses the second time, it has since the first', async () => {
  const { done, asked } = start([down, true])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await done).toEqual({ isRefused: false })
  expect(asked).toHaveLength(2)
})

test('behavior: without a source, or a service, there is none to take it', async () => {
  const { source: _, ...from } = prepared
  const { done, asked } = start([false], { from })
  expect(await done).toEqual({ isRefused: true })
  expect(asked).toEqual([])
  const context = { api: undefined, lifetime: new AbortController().signal }
  expect(await submitOrder(context, { prepared, order })).toEqual({ isRefused: true })
})

test('error: the reason of the lifetime, while it waits and while it asks', async () => {
  const waiting = start([down])
  await vi.advanceTimersByTimeAsync(500)
  waiting.controller.abort('left')
  await expect(waiting.done).rejects.toBe('left')
  expect(vi.getTimerCount()).toBe(0)
  const asking = start([down])
  asking.controller.abort('left')
  await expect(asking.done).rejects.toBe('left')
  expect([waiting.asked, asking.asked].map(({ length }) => length)).toEqual([1, 1])
})

test('error: the reason of the lifetime, also while it is asked for the last time', async () => {
  const { promise, reject } = createDeferred<boolean>()
  const { done, asked, controller } = start([down, down, down, promise])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(4)
  controller.abort('left')
  reject(down)
  await expect(done).rejects.toBe('left')
})
