import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentOutcome } from '../../../contract/transfers/paymentOutcome.ts'
import type { TrackingData } from '../../../contract/transfers/trackingData.ts'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  payer,
  receiver,
  type TestSend,
} from '../../../test/createTestSend.ts'
import { baseId, mainnetId, unlistedId } from '../../../test/networks.ts'
import { createSend } from '../createSend.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const flush = () => new Promise((resolve) => setImmediate(resolve))

async function startSent(
  trackingData?: TrackingData,
): Promise<TestSend & { readonly hash: string }> {
  const test = await createTestSend()
  const { send, chain } = test
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  send.setReceiver(receiver)
  await flush()
  await send.prepare()
  const sending = send.send()
  await flush()
  chain.questions[0]?.approve(undefined, trackingData)
  return { ...test, ...(await sending) }
}

test('default', async () => {
  const { send, chain, hash } = await startSent()
  expect(send.state.sending).toMatchObject({
    status: 'pending',
    step: 'network',
    isSlow: false,
  })
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.state.sending).toMatchObject({ status: 'success', outcome: { hash } })
})

test('behavior: a hash that the wallet gave before proves nothing of another payment', async () => {
  const { send, chain, hash } = await startSent()
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  send.setReceiver(receiver)
  await flush()
  await send.prepare()
  const again = send.send()
  await flush()
  chain.questions[1]?.approve(hash)
  expect(await again).toEqual({ hash })
  const unproven = { status: 'ended', outcome: { status: 'unproven', hash } }
  expect(send.state.sending).toMatchObject(unproven)
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.state.sending).toMatchObject(unproven)
})

test('behavior: after 25 seconds it is slow, and no failure; it is followed to its end', async () => {
  const { send, chain, hash } = await startSent()
  vi.advanceTimersByTime(24_999)
  expect(send.state.sending).toMatchObject({ isSlow: false })
  vi.advanceTimersByTime(1)
  expect(send.state.sending).toMatchObject({ status: 'pending', step: 'network', isSlow: true })
  vi.advanceTimersByTime(60 * 60_000)
  await flush()
  expect(send.state.sending).toMatchObject({ status: 'pending', isSlow: true })
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.state.sending.status).toBe('success')
})

const outcomes: PaymentOutcome[] = [
  { status: 'failed', hash: '0x1', reason: 'reverted' },
  { status: 'replaced', hash: '0x2' },
  { status: 'dropped', hash: '0x1' },
  { status: 'altered', hash: '0x1' },
  { status: 'unproven', hash: '0x1' },
]

test.each(outcomes)('behavior: $status is said as it is', async (outcome) => {
  const { send, chain, hash } = await startSent()
  chain.decide(hash, outcome)
  await flush()
  expect(send.state.sending).toMatchObject({ status: 'ended', outcome })
  expect(send.pendingTransactions).toMatchObject([{ status: outcome.status, hash: outcome.hash }])
})

test.each<[string, (test: TestSend) => void]>([
  ['a closed modal', ({ kit }) => kit.actions.close()],
  ['another network', ({ adapter }) => adapter.moveTo(baseId)],
  ['a wallet that is gone', ({ adapter }) => adapter.drop()],
])('behavior: it is followed through %s', async (_, change) => {
  const test = await startSent()
  change(test)
  test.chain.decide(test.hash, { status: 'confirmed', hash: test.hash })
  await flush()
  expect(test.send.state.sending).toMatchObject({ status: 'success' })
  expect(test.send.pendingTransactions).toMatchObject([{ status: 'confirmed' }])
})

test('behavior: it is followed after a reload', async () => {
  const first = await startSent()
  first.send.destroy()
  const { kit, runtime, chain, hash } = first
  const followed = vi.spyOn(chain.transfers, 'follow')
  const send = createSend(runtime)
  await flush()
  expect(followed).toHaveBeenCalledExactlyOnceWith({
    hash,
    payment: {
      network: kit.controllers.network.find(mainnetId),
      address: payer,
      to: receiver,
      asset: { address: undefined, decimals: 18, symbol: 'ETH' },
      amount: 5n,
    },
    trackingData: undefined,
    onTrackingData: expect.any(Function),
    signal: expect.any(AbortSignal),
  })
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.pendingTransactions).toMatchObject([{ status: 'confirmed' }])
  expect(send.state.sending).toEqual({ status: 'idle' })
})

test('behavior: what was known of it at sending, and on the way, is given back after a reload', async () => {
  const trackingData = { txid: 'ab', vout: 1 }
  const { runtime, chain, send } = await startSent(trackingData)
  expect(send.pendingTransactions).toMatchObject([{ trackingData }])
  const follow = vi.spyOn(chain.transfers, 'follow')
  const reload = async (last: { destroy(): void }) => {
    last.destroy()
    const next = createSend(runtime)
    await flush()
    return next
  }
  const second = await reload(send)
  const [asked] = follow.mock.lastCall ?? []
  expect(asked?.trackingData).toEqual(trackingData)
  asked?.onTrackingData?.({ nonce: '0x7' })
  expect(second.pendingTransactions).toMatchObject([{ trackingData: { nonce: '0x7' } }])
  // Oversized data and data of an earlier visit are ignored.
  asked?.onTrackingData?.({ signed: 'A'.repeat(3000) })
  const third = await reload(second)
  asked?.onTrackingData?.({ nonce: '0x8' })
  expect(follow.mock.lastCall?.[0].trackingData).toEqual({ nonce: '0x7' })
  expect(third.pendingTransactions).toMatchObject([
    { status: 'pending', trackingData: { nonce: '0x7' } },
  ])
})

test('behavior: what nobody can follow stays pending', async () => {
  const { kit, runtime, chain } = await createTestSend({
    chain: createFakeChain({ follow: () => Promise.reject(new Error('Boom')) }),
  })
  const entry: PendingTransaction = {
    hash: '0x1',
    caipNetworkId: mainnetId,
    from: payer,
    to: receiver,
    symbol: 'ETH',
    decimals: 18,
    amount: '1',
    sentAt: Date.now(),
    status: 'pending',
  }
  kit.storage.set('sentPayments', [entry, { ...entry, hash: '0x2', caipNetworkId: unlistedId }])
  const send = createSend(runtime)
  await flush()
  expect(send.pendingTransactions).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
  expect(chain.questions).toEqual([])
})

const days = 86_400_000

/** A payment of an earlier visit, so many milliseconds ago, that the chain does not decide. */
async function restore(age: number, parts: Partial<PendingTransaction> = {}) {
  const { kit, runtime, chain } = await createTestSend()
  const sentAt = Date.now() - age
  const asset = { symbol: 'ETH', decimals: 18, amount: '1' }
  const entry: PendingTransaction = {
    ...{ hash: '0x1', caipNetworkId: mainnetId, from: payer, to: receiver, ...asset },
    ...{ sentAt, status: 'pending', trackingData: { asked: '0x5' }, ...parts },
  }
  kit.storage.set('sentPayments', [entry])
  const send = createSend(runtime)
  await flush()
  const read = () => send.pendingTransactions.map(({ status }) => status)
  return { kit, runtime, send, chain, read }
}

test('behavior: what many owners sign is followed for 30 days, and is then open in the wallet', async () => {
  const { read, send, chain } = await restore(29 * days)
  await vi.advanceTimersByTimeAsync(days - 1)
  await flush()
  expect(read()).toEqual(['pending'])
  await vi.advanceTimersByTimeAsync(1)
  await flush()
  expect(read()).toEqual(['open'])
  expect(send.pendingTransactions).toMatchObject([{ trackingData: { asked: '0x5' } }])
  chain.decide('0x1', { status: 'confirmed', hash: '0x1' })
  await flush()
  expect(read()).toEqual(['open'])
})

test.each(['pending', 'open'] as const)(
  'behavior: one of long ago that is %s is looked for once more on each visit',
  async (status) => {
    const { read, chain } = await restore(90 * days, { status })
    await vi.advanceTimersByTimeAsync(59_999)
    await flush()
    expect(read()).toEqual([status])
    chain.decide('0x1', { status: 'confirmed', hash: '0x1' })
    await flush()
    // So old, the history has it.
    expect(read()).toEqual([])
    const other = await restore(90 * days, { status })
    await vi.advanceTimersByTimeAsync(60_000)
    await flush()
    expect(other.read()).toEqual(['open'])
  },
)

test('behavior: no timer is longer than timers can be', async () => {
  const { read } = await restore(5 * days)
  await vi.advanceTimersByTimeAsync(2 ** 31)
  await flush()
  expect(read()).toEqual(['pending'])
})

test('behavior: with the payments ends the following', async () => {
  const { send, chain, hash, cache } = await startSent()
  send.destroy()
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.state.sending).toMatchObject({ status: 'pending' })
  expect(cache.stale).toEqual([])
})

test('behavior: a new form is a new form, and what is on its way is told by what was sent', async () => {
  const { send, chain, hash } = await startSent()
  send.start()
  expect(send.state.sending).toEqual({ status: 'idle' })
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(send.state.sending).toEqual({ status: 'idle' })
  expect(send.pendingTransactions).toMatchObject([{ status: 'confirmed' }])
})

test('behavior: what is known of the account is old afterwards, and its service is told so', async () => {
  const { chain, hash, cache, queries, kit } = await startSent()
  const forced = vi.spyOn(queries, 'forceUpdate')
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  expect(cache.stale).toEqual(['holdings', 'activity', 'balance'])
  expect(forced).toHaveBeenCalledExactlyOnceWith({
    address: payer,
    network: kit.controllers.network.find(mainnetId),
    tokens: ['eip155:1:native'],
  })
})

test('behavior: a page that is left alone asks nobody for anything', async () => {
  const { chain, hash, adapter } = await startSent()
  chain.decide(hash, { status: 'confirmed', hash })
  await flush()
  const before = adapter.calls.length
  const spies = (['prepare', 'check', 'getMaxSendable', 'follow', 'decode'] as const).map((name) =>
    vi.spyOn(chain.transfers, name),
  )
  for (let minute = 0; minute < 10; minute++) {
    vi.advanceTimersByTime(60_000)
    await flush()
  }
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(adapter.calls.length).toBe(before)
})
