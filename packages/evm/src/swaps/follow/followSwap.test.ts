import type { SwapOutcome, TrackingData } from '@cleat/core/adapter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toWord } from '../../abi/toWord.ts'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { followSwap } from './followSwap.ts'

const { account, dai, usdc, router, swap } = swapFacts
const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'cd'.repeat(32)}`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A chain with transactions that are mined, and succeed or fail. */
function start(parameters: {
  hash?: string
  isExchange?: boolean
  trackingData?: TrackingData
  /** What the wallet says of a batch, in turn. */
  says?: readonly unknown[]
  failed?: readonly string[]
  received?: bigint
  fetchOrder?: () => Promise<undefined>
  /** Answers of the node, by method. */
  answers?: Record<string, unknown>
}) {
  const { says = [], failed = [], received = 9_900_000n, answers, ...given } = parameters
  const left = [...says]
  const held = { [dai]: [swap.amount, 0n], [usdc]: [0n, received] }
  const mined = { from: account, value: '0x0', input: '0x', gas: '0x64', nonce: '0x7' }
  const fake = createFakeNode({
    eth_blockNumber: '0x20',
    eth_getTransactionByHash: (asked: string) => ({ ...mined, to: router, hash: asked }),
    eth_getTransactionReceipt: (asked: string) => ({
      ...{ blockHash: '0x99', blockNumber: '0x10', gasUsed: '0x1', logs: [] },
      status: failed.includes(asked) ? '0x0' : '0x1',
    }),
    eth_getLogs: [],
    eth_call({ to, data }: { to: string; data: string }, block: string) {
      if (data === '0x') throw revert('Router: EXPIRED')
      if (data.startsWith('0xdd62ed3e')) return `0x${toWord(swap.amount)}`
      return `0x${toWord(held[to]?.[block === '0x10' ? 1 : 0] ?? 0n)}`
    },
    ...answers,
  })
  const asked: unknown[] = []
  fake.chain.send = async (request) => {
    asked.push(request)
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return answer
  }
  const state: { outcome?: SwapOutcome; reason?: unknown } = {}
  const reported: TrackingData[] = []
  const controller = new AbortController()
  void followSwap(fake.chain, {
    ...{ hash, isExchange: true, swap, minReceived: 9_900_000n, ...given },
    onTrackingData: (known) => void reported.push(known),
    signal: controller.signal,
  }).then(
    (outcome) => {
      state.outcome = outcome
    },
    (reason: unknown) => {
      state.reason = reason
    },
  )
  return { ...fake, state, reported, asked, controller }
}

test('default: an exchange', async () => {
  const { state } = start({})
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'confirmed', hash, received: 9_900_000n })
})

test('default: an allowance, by what was stored of it', async () => {
  const allowed = `0x${swap.amount.toString(16)}`
  const { state } = start({ isExchange: false, trackingData: { spender: router, allowed } })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

const allowed = '0x1'
test.each([
  ...[{ spender: 5, allowed }, { spender: router, allowed: 'all' }, {}],
  ...[
    { spender: `${router}0`, allowed },
    { spender: `of ${router}`, allowed },
  ],
  ...[
    { spender: [router], allowed },
    { spender: router, allowed: ['0x1'] },
  ],
  ...[
    { spender: router, allowed: `0x${'1'.repeat(65)}` },
    { spender: router, allowed: '1 0x1' },
  ],
  { spender: router, allowed: '0x1g' },
])('behavior: an allowance of which %o is stored proves nothing', async (stored) => {
  const { state } = start({
    isExchange: false,
    trackingData: JSON.parse(JSON.stringify(stored)),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'unproven', hash })
})

const order = { router, asked: '0x5', validTo: 1000 }
test('default: an order, until its end', async () => {
  const fetchOrder = vi.fn(async () => undefined)
  const id = `0x${'ab'.repeat(56)}`
  const { state, requests } = start({
    ...{ hash: id, trackingData: order, fetchOrder },
    answers: { eth_getBlockByNumber: { timestamp: '0x3e9' } },
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.outcome).toEqual({ status: 'dropped', hash: id })
  expect(fetchOrder).toHaveBeenCalledTimes(2)
  const [searched] = requests.filter(({ method }) => method === 'eth_getLogs')
  const topics = [expect.any(String), `0x${toWord(account)}`]
  expect(searched?.params).toEqual([{ address: router, fromBlock: '0x5', topics }])
})

test.each([
  ...[
    { ...order, router: `${router}0` },
    { ...order, router: [router] },
  ],
  ...[
    { ...order, asked: 5 },
    { ...order, asked: '' },
  ],
  ...[
    { ...order, validTo: '1000' },
    { router, asked: '0x5' },
    { router, validTo: 1000 },
  ],
])('behavior: %o is not that of an order', async (stored) => {
  const { state } = start({ trackingData: JSON.parse(JSON.stringify(stored)) })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toMatchObject({ status: 'confirmed', hash })
})

test('behavior: what waits is remembered to find its replacement, except of a batch', async () => {
  const waiting = { eth_getTransactionReceipt: null, eth_getTransactionCount: '0x7' }
  const single = start({ trackingData: { router }, answers: waiting })
  await vi.advanceTimersByTimeAsync(0)
  expect(single.reported).toEqual([{ router, nonce: '0x7', since: '0x20' }])
  const several = start({ ...batch, says: [done(200, hash)], answers: waiting })
  await vi.advanceTimersByTimeAsync(0)
  expect(several.reported).toEqual([{ ...batch.trackingData, mined: hash }])
  for (const { controller } of [single, several]) controller.abort()
  await vi.advanceTimersByTimeAsync(0)
})

const batch = { hash: '0xb47c4', trackingData: { router: account, batch: 1 } }
const done = (status: number, ...hashes: readonly string[]) => ({
  ...{ status, receipts: hashes.map((transactionHash) => ({ transactionHash })) },
})

test('default: a batch, by the transaction that the wallet names', async () => {
  const { state, asked, reported } = start({ ...batch, says: [{ status: 100 }, done(200, hash)] })
  await vi.advanceTimersByTimeAsync(0)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash, received: 9_900_000n })
  expect(asked[0]).toEqual({ method: 'wallet_getCallsStatus', params: ['0xb47c4'] })
  expect(reported).toEqual([{ ...batch.trackingData, mined: hash }])
})

test('behavior: a batch that is not known yet, and a wallet that is silent, are asked again', async () => {
  const unknown = Object.assign(new Error('No such bundle.'), { code: 5730 })
  const says = [unknown, null, { status: 'pending' }, done(200, hash)]
  const { state } = start({ ...batch, says })
  await vi.advanceTimersByTimeAsync(3000)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.outcome).toMatchObject({ status: 'confirmed' })
})

test('behavior: what a wallet named in an earlier visit is followed without it', async () => {
  const trackingData = { ...batch.trackingData, mined: hash }
  const { state, asked } = start({ ...batch, trackingData })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toMatchObject({ status: 'confirmed', hash })
  expect(asked).toEqual([])
})

test.each<[string, unknown, readonly string[], object]>([
  ['that failed', done(500, hash), [hash], { status: 'failed', hash, reason: 'Router: EXPIRED' }],
  ['of several transactions', done(200, other, hash), [other], { status: 'confirmed', hash }],
  ['that failed in part', done(600, hash, other), [hash, other], { status: 'failed' }],
  ['that will not be sent', done(400), [], { status: 'dropped', hash: '0xb47c4' }],
  ['without a transaction', done(200), [], { status: 'unproven', hash: '0xb47c4' }],
  ['with garbage for one', done(200, 'text'), [], { status: 'unproven' }],
])('behavior: a batch %s', async (_, says, failed, outcome) => {
  const { state } = start({ ...batch, says: [says], failed })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toMatchObject(outcome)
})

test('behavior: the chain decides, and not the wallet', async () => {
  const { state } = start({ ...batch, says: [done(200, hash)], received: 9_899_999n })
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'altered', hash })
})

test('error: the reason of the signal', async () => {
  const { state, controller, asked } = start({ ...batch, says: [{ status: 100 }] })
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort('over')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toEqual({ reason: 'over' })
  expect(asked.length).toBeLessThan(4)
  expect(vi.getTimerCount()).toBe(0)
})
