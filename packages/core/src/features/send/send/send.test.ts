import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createFakeChain, type FakePayload } from '../../../test/createFakeChain.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import {
  createCoin,
  createTestSend,
  receiver,
  type TestSend,
} from '../../../test/createTestSend.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const flush = () => new Promise((resolve) => setImmediate(resolve))
const rejected = new CleatError('REQUEST_USER_REJECTED', {
  context: { method: 'payment:send', wallet: 'A' },
})
const lost = new CleatError('WALLET_ERROR', { context: { method: 'payment:send', wallet: 'A' } })

async function startReady(parts: Parameters<typeof createFakeChain>[0] = {}): Promise<TestSend> {
  const test = await createTestSend({ chain: createFakeChain(parts) })
  await fill(test)
  return test
}

async function fill({ send }: TestSend): Promise<void> {
  send.setToken(createCoin(mainnetId))
  send.setAmount(5n)
  send.setReceiver(receiver)
  await flush()
  await send.prepare()
}

test('default', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  chain.questions[0]?.approve('0xabc')
  await expect(sending).resolves.toEqual({ hash: '0xabc' })
})

test('behavior: calls at the same time, and after it, are one', async () => {
  const { send, chain } = await startReady()
  const calls = [send.send(), send.send()]
  await flush()
  calls.push(send.send())
  chain.questions[0]?.approve('0xabc')
  await flush()
  calls.push(send.send())
  await expect(Promise.all(calls)).resolves.toEqual(calls.map(() => ({ hash: '0xabc' })))
  expect(chain.questions).toHaveLength(1)
})

test('behavior: what was sent is not there to be sent again', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  chain.questions[0]?.approve()
  await sending
  expect(send.state).toMatchObject({
    token: undefined,
    receiverText: '',
    preparing: { status: 'idle' },
  })
  await send.prepare()
  expect(send.state.preparing).toEqual({ status: 'idle' })
})

test('behavior: a form that was changed meanwhile stays', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  send.setAmount(6n)
  chain.questions[0]?.approve()
  await sending
  expect(send.state.sendTokenAmount).toBe(6n)
  expect(send.state.sending).toMatchObject({ payment: { amount: 5n } })
})

test('behavior: after a refusal it is prepared anew, and can be sent again', async () => {
  const { send, chain, events } = await startReady()
  const first = send.send()
  await flush()
  chain.questions[0]?.reject(rejected)
  await expect(first).rejects.toBe(rejected)
  expect(send.state).toMatchObject({
    sending: { status: 'error', isUnknown: false, error: { code: 'REQUEST_USER_REJECTED' } },
    preparing: { status: 'idle' },
  })
  expect(events.at(-1)).toBe('SEND_REJECTED')
  await send.prepare()
  const second = send.send()
  await flush()
  chain.questions[1]?.approve('0xdef')
  await expect(second).resolves.toEqual({ hash: '0xdef' })
  expect(chain.prepared).toHaveLength(2)
})

test('behavior: what the chain undid at once is listed as failed, also where the wallet says so late', async () => {
  const { send, chain, cache } = await startReady()
  const context = { reason: 'out of gas', hash: '0xdead' }
  const sending = send.send()
  await flush()
  chain.questions[0]?.reject(new CleatError('TRANSACTION_FAILED', { context }))
  await expect(sending).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(send.pendingTransactions).toMatchObject([
    { hash: '0xdead', status: 'failed', symbol: 'ETH' },
  ])
  expect(cache.stale).toContain('activity')
  await send.prepare()
  const second = send.send()
  await flush()
  vi.advanceTimersByTime(300_000)
  await expect(second).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  const late = { reason: 'out of gas', hash: '0xbeef' }
  chain.questions[1]?.reject(new CleatError('TRANSACTION_FAILED', { context: late }))
  await flush()
  expect(send.pendingTransactions.map(({ hash, status }) => `${hash} ${status}`).sort()).toEqual([
    ...['0xbeef failed', '0xdead failed'],
  ])
})

test('behavior: what the chain refused without taking it is not listed', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  const context = { reason: 'intrinsic gas too low', hash: undefined }
  chain.questions[0]?.reject(new CleatError('TRANSACTION_FAILED', { context }))
  await expect(sending).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(send.pendingTransactions).toEqual([])
})

test('behavior: an answer that says nothing for certain leaves it open', async () => {
  const { send, chain, events } = await startReady()
  const sending = send.send()
  await flush()
  chain.questions[0]?.reject(lost)
  await expect(sending).rejects.toBe(lost)
  expect(send.state.sending).toMatchObject({ status: 'error', isUnknown: true })
  expect(events.at(-1)).toBe('SEND_ERROR')
})

test('error: REQUEST_TIMEOUT leaves it open, and a late answer is still heard', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  vi.advanceTimersByTime(300_000)
  await expect(sending).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  expect(send.state.sending).toMatchObject({ status: 'error', isUnknown: true })
  chain.questions[0]?.approve('0xabc')
  await flush()
  expect(send.state.sending).toMatchObject({
    status: 'pending',
    step: 'network',
    hash: '0xabc',
  })
  expect(send.pendingTransactions).toMatchObject([{ hash: '0xabc' }])
  expect(send.state.token).toBeUndefined()
})

test('behavior: a late refusal makes it certain that nothing was sent', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  vi.advanceTimersByTime(300_000)
  await expect(sending).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  chain.questions[0]?.reject(rejected)
  await flush()
  expect(send.state.sending).toMatchObject({ status: 'error', isUnknown: false })
})

test('error: WALLET_DISCONNECTED, the wallet goes while it is asked', async () => {
  const { send, adapter } = await startReady()
  const sending = send.send()
  await flush()
  adapter.drop()
  await expect(sending).rejects.toMatchObject({ code: 'WALLET_DISCONNECTED' })
  expect(send.state.sending).toMatchObject({ status: 'error', isUnknown: true })
})

test('behavior: another account or network in the wallet leaves the question as it is', async () => {
  const { send, adapter, chain } = await startReady()
  const sending = send.send()
  await flush()
  adapter.moveTo(baseId)
  expect(send.state.sending).toMatchObject({ status: 'pending', step: 'wallet' })
  chain.questions[0]?.approve('0xabc')
  await expect(sending).resolves.toEqual({ hash: '0xabc' })
})

test('behavior: a closed modal leaves it as it is', async () => {
  const { send, kit, chain } = await startReady()
  kit.controllers.modal.open()
  const sending = send.send()
  await flush()
  kit.actions.close()
  chain.questions[0]?.approve('0xabc')
  await expect(sending).resolves.toEqual({ hash: '0xabc' })
})

test.each<[string, Parameters<typeof createFakeChain>[0], string]>([
  [
    'the payload is another',
    {
      decode: async () => ({ from: undefined, to: receiver, amount: 6n, chain: '1', feeLimit: 1n }),
    },
    'PAYMENT_ALTERED',
  ],
  [
    'it cannot be paid any more',
    {
      check: () =>
        Promise.reject(
          new CleatError('PAYMENT_FUNDS_INSUFFICIENT', {
            context: { symbol: 'ETH', available: '0' },
          }),
        ),
    },
    'PAYMENT_FUNDS_INSUFFICIENT',
  ],
  [
    'nobody can say',
    {
      check: () =>
        Promise.reject(new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })),
    },
    'NETWORK_RPC_FAILED',
  ],
])(
  'error: before the wallet is asked, nothing was sent for certain: %s',
  async (_, parts, code) => {
    const { send, chain } = await startReady(parts)
    await expect(send.send()).rejects.toMatchObject({ code })
    expect(send.state.sending).toMatchObject({ status: 'error', isUnknown: false })
    expect(chain.questions).toEqual([])
  },
)

test('behavior: the view is that of the preview, and not that of the press', async () => {
  const { send, adapter, chain } = await startReady()
  adapter.features['connection:read'] = async () => {
    const connection = adapter.getConnection()
    if (!connection) throw lost
    return { ...connection, caipNetworkId: baseId }
  }
  await expect(send.send()).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
    context: { expected: mainnetId, actual: baseId },
  })
  expect(chain.questions).toEqual([])
})

test('behavior: given up before the wallet is asked, it never is', async () => {
  let check: () => void = () => undefined
  const { send, chain } = await startReady({
    check: () =>
      new Promise((resolve) => {
        check = resolve
      }),
  })
  const sending = send.send()
  await flush()
  vi.advanceTimersByTime(300_000)
  await expect(sending).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' })
  expect(send.state.sending).toMatchObject({ isUnknown: false })
  check()
  await flush()
  expect(chain.questions).toEqual([])
})

test('behavior: what was prepared while the wallet was asked is not sent after it', async () => {
  const { send, chain } = await startReady()
  const sending = send.send()
  await flush()
  await send.prepare()
  chain.questions[0]?.reject(lost)
  await expect(sending).rejects.toBe(lost)
  expect(send.state.preparing).toEqual({ status: 'idle' })
})

test('behavior: events say what was sent, and nobody’s address', async () => {
  const seen: unknown[] = []
  const { send, kit, chain } = await startReady()
  kit.controllers.events.subscribe(({ event, properties }) => seen.push([event, properties]))
  const sending = send.send()
  await flush()
  chain.questions[0]?.approve('0xabc')
  await sending
  const facts = {
    isSmartAccount: false,
    caipNetworkId: 'eip155:1',
    network: 'eip155:1',
    token: 'ETH',
    amount: '0.000000000000000005',
  }
  expect(seen).toEqual([
    ['SEND_INITIATED', facts],
    ['SEND_SUCCESS', { ...facts, hash: '0xabc' }],
  ])
})

test('behavior: a fee that is higher in the payload than on the screen is refused', async () => {
  const { send, chain } = await startReady({
    prepare: async (payment) => ({
      payment,
      payload: {
        from: payment.address,
        to: payment.to,
        amount: 5n,
        chain: '1',
        feeLimit: 43_000n,
      } satisfies FakePayload,
      fee: { expected: 1n, limit: 42_000n },
      notes: [],
    }),
  })
  await expect(send.send()).rejects.toMatchObject({
    code: 'PAYMENT_ALTERED',
    context: { field: 'fee' },
  })
  expect(chain.questions).toEqual([])
})

test('behavior: destroyed while the wallet is asked, it ends', async () => {
  const { send, kit } = await startReady()
  const sending = send.send()
  await flush()
  kit.destroy()
  await expect(sending).rejects.toMatchObject({ code: 'CONNECTION_KIT_DESTROYED' })
})
