import { encodeAbiParameters, parseAbiParameters } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { tradeEvent } from '../orders/readTrade.ts'
import { followOrder } from './followOrder.ts'

const { account, dai, usdc, router: settlement, liar, swap } = swapFacts
const id = `0x${'ab'.repeat(56)}` as const
const hash = `0x${'12'.repeat(32)}`
const validTo = 4_000_000_000
const trade = parseAbiParameters('address, address, uint256, uint256, uint256, bytes')

function log(parts: { id?: `0x${string}`; owner?: string; address?: string; sold?: bigint } = {}) {
  const { owner = account, address = settlement, sold = swap.amount } = parts
  const amounts = [sold, 9_950_000n, 0n] as const
  return {
    ...{ address, transactionHash: hash, topics: [tradeEvent, `0x${toWord(owner)}`] },
    data: encodeAbiParameters(trade, [dai, usdc, ...amounts, parts.id ?? id]),
  }
}

/** A chain whose block of the trade has the given log. */
function answers(found: ReturnType<typeof log>, others: Record<string, unknown> = {}) {
  return {
    eth_getBlockByNumber: { timestamp: '0x1', hash: '0x99', transactions: [] },
    eth_getLogs: ({ address }: { address: string }) =>
      address === settlement ? [found] : [{ transactionHash: hash }],
    eth_getTransactionByHash: {
      ...{ hash, from: liar, to: settlement, value: '0x0', input: '0x', gas: '0x1', nonce: '0x1' },
    },
    eth_getTransactionReceipt: {
      ...{ status: '0x1', blockHash: '0x99', blockNumber: '0x9', gasUsed: '0x1', logs: [found] },
    },
    eth_call({ to }: { to: string }, block: string) {
      const [before, after] = to === dai ? [swap.amount, 0n] : [7n, 9_950_007n]
      return `0x${toWord(block === '0x9' ? after : before)}`
    },
    ...others,
  }
}

const toTime = (seconds: number) => `0x${seconds.toString(16)}`

/** Searches single blocks only. */
const silent = {
  async eth_getLogs({ fromBlock }: { fromBlock?: string }) {
    if (fromBlock !== undefined) throw new Error('too many blocks')
    return [{ transactionHash: hash }]
  },
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function follow(
  given: Record<string, unknown>,
  change: Partial<Parameters<typeof followOrder>[1]> = {},
) {
  const { chain, requests } = createFakeNode(given)
  const { signal } = new AbortController()
  const outcome = followOrder(chain, {
    ...{ id, settlement, validTo, fromBlock: '0x5', swap, minReceived: 9_900_000n, signal },
    ...change,
  })
  return { outcome, requests }
}

test('default: the trade that the chain logs, and what arrived', async () => {
  const { outcome, requests } = follow(answers(log()))
  expect(await outcome).toEqual({ status: 'confirmed', hash, received: 9_950_000n })
  const topics = [tradeEvent, `0x${toWord(account)}`]
  expect(requests.filter(({ method }) => method === 'eth_getLogs')[0]?.params).toEqual([
    { address: settlement, topics, fromBlock: '0x5' },
  ])
})

test('behavior: where it is, its source knows, too', async () => {
  const fetchOrder = async () => ({ status: 'filled', hash }) as const
  const { outcome } = follow(answers(log(), silent), { fetchOrder })
  expect(await outcome).toMatchObject({ status: 'confirmed' })
})

test.each<[string, bigint, bigint]>([
  ['as the contract says', swap.amount + 1n, swap.amount],
  ['as the balance says', swap.amount, swap.amount + 1n],
])('behavior: more than the amount is altered, %s', async (_, sold, before) => {
  const given = answers(log({ sold }), {
    eth_call({ to }: { to: string }, block: string) {
      const [first, last] = to === dai ? [before, 0n] : [7n, 9_950_007n]
      return `0x${toWord(block === '0x9' ? last : first)}`
    },
  })
  const { outcome } = follow(given)
  expect(await outcome).toEqual({ status: 'altered', hash })
})

test('behavior: less than the least is altered', async () => {
  const { outcome } = follow(answers(log()), { minReceived: 9_950_001n })
  expect(await outcome).toEqual({ status: 'altered', hash })
})

test.each([
  ['of another order', { id: `0x${'cd'.repeat(56)}` as const }],
  ['of another account', { owner: liar }],
  ['of another contract', { address: liar }],
])('behavior: a trade %s proves nothing, and the order ends with its time', async (_, parts) => {
  const over = { timestamp: toTime(validTo + 1) }
  const given = answers(log(parts), { eth_getBlockByNumber: over })
  const fetchOrder = async () => ({ status: 'filled', hash }) as const
  const { outcome } = follow(given, { fetchOrder })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toEqual({ status: 'dropped', hash: id })
})

test.each(['cancelled', 'expired'] as const)(
  'behavior: an order that its source calls %s is watched until its end',
  async (status) => {
    let isOver = false
    const { chain } = createFakeNode(
      answers(log({ owner: liar }), {
        eth_getBlockByNumber: () => ({ timestamp: toTime(validTo + (isOver ? 1 : 0)) }),
      }),
    )
    const { signal } = new AbortController()
    const outcome = vi.fn()
    const fetchOrder = async () => ({ status }) as const
    void followOrder(chain, {
      ...{ id, settlement, validTo, fromBlock: '0x5', swap, minReceived: 9_900_000n, signal },
      fetchOrder,
    }).then(outcome)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(outcome).not.toHaveBeenCalled()
    isOver = true
    // The first block after its end is looked at twice.
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(outcome).toHaveBeenCalledWith({ status: 'dropped', hash: id })
  },
)

test('behavior: one that its source calls cancelled is filled all the same', async () => {
  let isFilled = false
  const given = answers(log(), {
    eth_getLogs: ({ address }: { address: string }) =>
      address !== settlement ? [{ transactionHash: hash }] : isFilled ? [log()] : [],
  })
  const { outcome } = follow(given, { fetchOrder: async () => ({ status: 'cancelled' }) })
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  isFilled = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toEqual({ status: 'confirmed', hash, received: 9_950_000n })
})

test('behavior: a chain that cannot be searched proves nothing', async () => {
  const fetchOrder = () => Promise.reject(new Error('down'))
  const { outcome } = follow(answers(log(), silent), { validTo: 1000, fetchOrder })
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  expect(await outcome).toEqual({ status: 'unproven', hash: id })
})

test('behavior: a chain that cannot be searched is asked for ten minutes after the end', async () => {
  vi.setSystemTime(1_000_000 + 10 * 60_000)
  const outcome = vi.fn()
  void follow(answers(log(), silent), { validTo: 1000 }).outcome.then(outcome)
  await vi.advanceTimersByTimeAsync(1999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith({ status: 'unproven', hash: id })
})

test('error: aborted before the first look', async () => {
  const fetchOrder = vi.fn(async () => undefined)
  const { outcome, requests } = follow(answers(log()), {
    ...{ fetchOrder, signal: AbortSignal.abort(new Error('gone')) },
  })
  await expect(outcome).rejects.toThrow('gone')
  expect([fetchOrder.mock.calls, requests]).toEqual([[], []])
})

test('error: aborted while a node is asked, long after the end', async () => {
  const controller = new AbortController()
  const never = { eth_getBlockByNumber: () => new Promise(() => undefined) }
  const { outcome } = follow(never, { validTo: 1, signal: controller.signal })
  outcome.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1)
  controller.abort(new Error('gone'))
  await expect(outcome).rejects.toThrow('gone')
})

test('error: aborted', async () => {
  const controller = new AbortController()
  const { outcome } = follow(answers(log({ owner: liar })), { signal: controller.signal })
  outcome.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(3000)
  controller.abort(new Error('gone'))
  await expect(outcome).rejects.toThrow('gone')
})
