import type { Payment, PaymentOutcome, TrackingData } from '@cleat/core/adapter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeNode, revert } from '../../test/createFakeNode.ts'
import { followPayment } from './followPayment.ts'

// It loads on demand, for which a faked clock does not wait.
await import('./classifyContents.ts')

const [from, to] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const hash = `0x${'ab'.repeat(32)}`
const faster = `0x${'cd'.repeat(32)}`
const transaction = { hash, from, to, value: '0x5', input: '0x', gas: '0x5208', nonce: '0x7' }
const receipt = {
  ...{ status: '0x1', blockHash: '0x99', blockNumber: '0x10', gasUsed: '0x1', logs: [] },
}

const transferred = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
  vi.useRealTimers()
})

function start(
  answers: Record<string, unknown>,
  trackingData?: TrackingData,
  sent = hash,
  token?: string,
) {
  const fake = createFakeNode({ eth_blockNumber: '0x11', ...answers })
  const payment: Payment = {
    ...{ network: fake.network, address: from, to, amount: 5n },
    asset: { symbol: 'ETH', decimals: 18, address: token },
  }
  const controller = new AbortController()
  const state: { outcome?: PaymentOutcome; reason?: unknown } = {}
  const reported: TrackingData[] = []
  const { signal } = controller
  const onTrackingData = (known: TrackingData) => void reported.push(known)
  void followPayment(fake.chain, {
    hash: sent,
    payment,
    trackingData,
    onTrackingData,
    signal,
  }).then(
    (outcome) => {
      state.outcome = outcome
    },
    (reason: unknown) => {
      state.reason = reason
    },
  )
  return { ...fake, state, controller, reported }
}

const waits = {
  eth_getTransactionByHash: transaction,
  eth_getTransactionReceipt: null,
  eth_getTransactionCount: '0x7',
}
const mined = { eth_getTransactionByHash: transaction, eth_getTransactionReceipt: receipt }

test('default', async () => {
  const { state } = start(mined)
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: 25 seconds and more until the block', async () => {
  const { state, answers, requests } = start(waits)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(state).toEqual({})
  // Every 15 seconds in the end, four questions each.
  expect(requests.length).toBeLessThan(220)
  Object.assign(answers, mined)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: unknown for two minutes, then there', async () => {
  const { state, answers } = start({
    ...{ eth_getTransactionByHash: null, eth_getTransactionReceipt: null },
  })
  await vi.advanceTimersByTimeAsync(120_000)
  expect(state).toEqual({})
  Object.assign(answers, mined)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test.each([
  ['is down', {}],
  ['answers with garbage', { eth_getTransactionByHash: 5, eth_getTransactionReceipt: 'x' }],
  ['refuses', { eth_getTransactionByHash: () => Promise.reject(revert()) }],
  ['never answers', { eth_blockNumber: () => new Promise(() => undefined) }],
  ['is pruned', { eth_getTransactionByHash: null, eth_getTransactionReceipt: receipt }],
])('behavior: an RPC that %s decides nothing', async (_, answers) => {
  const { state, controller } = start(answers)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(state).toEqual({})
  const reason = new Error('Nobody waits')
  controller.abort(reason)
  await vi.advanceTimersByTimeAsync(0)
  expect(state.reason).toBe(reason)
})

test('behavior: a block that nothing stands on is waited for, no longer than two seconds', async () => {
  const { state } = start({ ...mined, eth_blockNumber: '0x10' })
  await vi.advanceTimersByTimeAsync(1500)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(1000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: a block that is taken back', async () => {
  const { state, answers } = start({ ...mined, eth_blockNumber: '0x10' })
  await vi.advanceTimersByTimeAsync(500)
  Object.assign(answers, waits)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toEqual({})
})

test.each([
  ['the same again', { ...transaction, hash: faster }, { status: 'confirmed', hash: faster }],
  [
    'something else',
    { ...transaction, hash: faster, to: from },
    { status: 'replaced', hash: faster },
  ],
])('behavior: its number was used by %s', async (_, successor, outcome) => {
  const { state, answers, requests } = start(waits)
  await vi.advanceTimersByTimeAsync(2000)
  Object.assign(answers, {
    eth_blockNumber: '0x100',
    // It was used in block 0x41.
    eth_getTransactionCount: (_: string, block: string) =>
      block === 'latest' || Number(block) >= 0x41 ? '0x8' : '0x7',
    eth_getBlockByNumber: { transactions: [{ ...transaction, hash: '0x1', from: to }, successor] },
    eth_getTransactionByHash: (asked: string) => (asked === faster ? successor : null),
    eth_getTransactionReceipt: (asked: string) => (asked === faster ? receipt : null),
  })
  await vi.advanceTimersByTimeAsync(6000)
  expect(state.outcome).toEqual(outcome)
  expect(requests.find(({ method }) => method === 'eth_getBlockByNumber')?.params).toEqual([
    ...['0x41', true],
  ])
})

test('behavior: a node without the block’s state proves nothing, and is asked again for a minute', async () => {
  const batch = { ...transaction, to: from, input: '0x1234' }
  const { state, answers } = start({
    ...mined,
    ...{ eth_getTransactionByHash: batch, eth_getCode: '0x60' },
  })
  await vi.advanceTimersByTimeAsync(50_000)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state.outcome).toEqual({ status: 'unproven', hash })
  expect(answers).not.toHaveProperty('eth_getBalance')
})

test('behavior: its number was used, and nobody can tell by what', async () => {
  const { state, answers } = start(waits)
  await vi.advanceTimersByTimeAsync(2000)
  Object.assign(answers, {
    eth_getTransactionCount: (_: string, block: string) => (block === 'latest' ? '0x8' : null),
    eth_blockNumber: '0x100',
    eth_getTransactionByHash: null,
  })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.outcome).toEqual({ status: 'replaced', hash })
})

test.each<[string, TrackingData, object]>([
  ['what took its place', { nonce: '0x7', since: '0x11' }, { status: 'replaced', hash: faster }],
  ['nothing by nonsense', { nonce: 'seven', since: -1 }, {}],
])('behavior: after a reload, its number tells %s', async (_, trackingData, outcome) => {
  const successor = { ...transaction, hash: faster, to: from }
  const { state } = start(
    {
      eth_blockNumber: '0x100',
      eth_getTransactionCount: (_: string, block: string) =>
        block === 'latest' || Number(block) >= 0x41 ? '0x8' : '0x7',
      eth_getBlockByNumber: { transactions: [successor] },
      eth_getTransactionByHash: (asked: string) => (asked === faster ? successor : null),
      eth_getTransactionReceipt: (asked: string) => (asked === faster ? receipt : null),
    },
    trackingData,
  )
  await vi.advanceTimersByTimeAsync(300_000)
  expect(state.outcome ?? {}).toEqual(outcome)
})

test('behavior: a transaction older than the request is not this payment, however equal it is', async () => {
  const { state } = start(mined, { asked: '0x25' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(state.outcome).toEqual({ status: 'unproven', hash })
})

test.each(['0x24', '0x10', '0x1', 'nonsense', -1])(
  'behavior: a transaction in block 0x10 is confirmed where the wallet was asked at %s',
  async (asked) => {
    const { state } = start(mined, { asked })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.outcome).toEqual({ status: 'confirmed', hash })
  },
)

test.each<[TrackingData, string]>([
  [{ next: '0x8' }, 'unproven'],
  [{ next: '0x8', asked: '0x10' }, 'unproven'],
  [{ next: '0x7', asked: '0x10' }, 'confirmed'],
  [{ next: '0x6' }, 'confirmed'],
  [{ next: 'nonsense' }, 'confirmed'],
])(
  'behavior: the account’s transaction 0x7, asked when it was at %j, is %s',
  async (known, status) => {
    const { state } = start(mined, known)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.outcome).toEqual({ status, hash })
  },
)

test('behavior: the block of the request stays when its number is told', async () => {
  const { reported } = start(waits, { asked: '0x10' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([{ asked: '0x10', nonce: '0x7', since: '0x11' }])
})

test('behavior: its number is told once it is known, once', async () => {
  const { reported, answers } = start({ ...waits, eth_getTransactionByHash: null })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([])
  Object.assign(answers, waits)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reported).toEqual([{ nonce: '0x7', since: '0x11' }])
})

test('behavior: a number of another transaction is forgotten when its own is seen', async () => {
  const { reported } = start(waits, { nonce: '0x5', since: '0x1' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reported).toEqual([{ nonce: '0x7', since: '0x1' }])
})

const named = `0x${'ef'.repeat(32)}`
const operation = {
  address: '0x0000000071727de22e5e9d8baf0edac6f37da032',
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    ...[named, `0x${'0'.repeat(24)}${from.slice(2)}`, `0x${'0'.repeat(64)}`],
  ],
  data: `0x${'0'.repeat(127)}1`,
  transactionHash: hash,
}

/** A wallet that answers with the hash of an operation, which is in no block yet. */
function startOperation(answers: Record<string, unknown> = {}) {
  const carrier = { ...transaction, from: to, to: operation.address, input: '0x1234' }
  const of = (value: unknown) => (asked: string) => (asked === hash ? value : null)
  return start(
    {
      ...{ eth_getCode: '0x60', eth_getLogs: [], debug_traceTransaction: payingTrace },
      eth_getTransactionByHash: of(carrier),
      eth_getTransactionReceipt: of({ ...receipt, logs: [operation] }),
      ...answers,
    },
    { asked: '0x10' },
    named,
  )
}

const payingTrace = {
  ...{ type: 'CALL', from: to, to: operation.address, value: '0x5', input: '0x1234' },
  calls: [
    {
      ...{ type: 'CALL', from: operation.address, to: operation.address },
      input: `0x12345678${'0'.repeat(64)}${operation.topics[2]?.slice(2)}${named.slice(2)}`,
      calls: [{ type: 'CALL', from, to, value: '0x5', input: '0x' }],
    },
  ],
}

test('default: the hash of an operation leads to its transaction, after ten seconds', async () => {
  const { state, answers, requests } = startOperation()
  const searches = () => requests.filter(({ method }) => method === 'eth_getLogs').length
  await vi.advanceTimersByTimeAsync(9000)
  expect(searches()).toBe(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(searches()).toBeGreaterThan(2)
  expect(state).toEqual({})
  answers.eth_getLogs = [operation]
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: the transaction of an operation has replaced nothing', async () => {
  const [run] = payingTrace.calls
  const prefund = { ...run, calls: [{ type: 'CALL', from, to: operation.address, value: '0x5' }] }
  const elsewhere = {
    ...run,
    calls: [{ type: 'CALL', from, to: `0x${'9'.repeat(40)}`, value: '0x5' }],
  }
  for (const [inner, status] of [
    [prefund, 'unproven'],
    [elsewhere, 'altered'],
  ] as const) {
    const { state } = startOperation({
      eth_getLogs: [operation],
      debug_traceTransaction: { ...payingTrace, calls: [inner] },
    })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(state.outcome).toEqual({ status, hash })
  }
})

test('behavior: what is not found has not failed, however long it takes', async () => {
  const { state } = startOperation()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(state).toEqual({})
})

test('behavior: a log only finds the transaction, and evidence decides', async () => {
  const { state } = startOperation({ eth_getLogs: [operation], debug_traceTransaction: null })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(state.outcome).toEqual({ status: 'unproven', hash })
})

test('behavior: the transaction of an operation may be reorganized into another', async () => {
  const { state, answers } = startOperation({ eth_getLogs: [operation], eth_blockNumber: '0x10' })
  await vi.advanceTimersByTimeAsync(14_000)
  const [found, mined] = [answers.eth_getTransactionByHash, answers.eth_getTransactionReceipt]
  Object.assign(answers, { eth_getTransactionByHash: null, eth_getTransactionReceipt: null })
  expect(state).toEqual({})
  await vi.advanceTimersByTimeAsync(30_000)
  expect(state).toEqual({})
  Object.assign(answers, { eth_getTransactionByHash: found, eth_getTransactionReceipt: mined })
  await vi.advanceTimersByTimeAsync(40_000)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})

test('behavior: of a token that keeps a part, what was shown is known after a reload', async () => {
  const wrapped = { ...transaction, from: to, to: operation.address, input: '0x1234' }
  const token = `0x${'7'.repeat(40)}`
  const word = (address: string) => `0x${'0'.repeat(24)}${address.slice(2)}`
  const moved = {
    address: token,
    topics: [transferred, word(from), word(to)],
    data: `0x${'0'.repeat(63)}4`,
  }
  for (const [arrives, status] of [
    ['0x4', 'confirmed'],
    ['0x3', 'altered'],
    [4, 'altered'],
  ] as const) {
    const { state } = start(
      {
        ...{ eth_getCode: '0x60', eth_getTransactionByHash: wrapped },
        eth_getTransactionReceipt: { ...receipt, logs: [moved] },
      },
      { arrives },
      hash,
      token,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(state.outcome).toEqual({ status, hash })
  }
})

test('behavior: nobody looks at the page, and nobody is asked', async () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  Object.assign(globalThis, { document: page })
  const { state, answers, requests } = start(waits)
  await vi.advanceTimersByTimeAsync(1500)
  page.hidden = true
  await vi.advanceTimersByTimeAsync(2000)
  const before = requests.length
  Object.assign(answers, mined)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect([requests.length, state]).toEqual([before, {}])
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state.outcome).toEqual({ status: 'confirmed', hash })
})
