import { expect, test, vi } from 'vitest'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type { PreparedSwap } from '../../contract/swaps/preparedSwap.ts'
import type { PreparedPayment } from '../../contract/transfers/preparedPayment.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeSwaps } from '../../test/createFakeSwaps.ts'
import { createFakeTransfers } from '../../test/createFakeTransfers.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnet, mainnetId } from '../../test/networks.ts'
import { requestView as view } from '../../test/requestView.ts'
import { dispatch } from './dispatch.ts'

test('default', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const request = vi.fn(async () => 'answer')
  adapter.features['provider:request'] = request
  const { kit } = createTestKit({ adapter })
  const params = [{ to: view.address }]
  await expect(
    dispatch(kit, { type: 'provider:request', method: 'eth_sendTransaction', params, view }),
  ).resolves.toBe('answer')
  expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'eth_sendTransaction', params })
})

test('behavior: a text is signed by the account that the visitor saw', async () => {
  const adapter = createFakeAdapter()
  const sign = vi.fn(async () => ({ signature: '0xab' }))
  adapter.features['message:sign'] = sign
  const { kit } = createTestKit({ adapter })
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(dispatch(kit, request)).resolves.toBe('0xab')
  expect(sign).toHaveBeenCalledExactlyOnceWith({ message: 'Hello', address: view.address })
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const adapter = createFakeAdapter()
  adapter.features = {}
  const { kit } = createTestKit({ adapter })
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'ADAPTER_FEATURE_MISSING' })
})

test('error: ADAPTER_NOT_FOUND', async () => {
  const { kit } = createTestKit()
  const request = {
    type: 'message:sign',
    message: 'Hello',
    view: { ...view, namespace: 'solana' },
  } as const
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
})

const prepared = {
  payment: {
    network: { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId },
    address: view.address,
    to: view.address,
    asset: { decimals: 18, symbol: 'ETH' },
    amount: 1n,
  },
  payload: {},
  fee: undefined,
  notes: [],
} satisfies PreparedPayment

const token = { symbol: 'DAI', decimals: 18 }
const { network, address } = prepared.payment
const exchange: PreparedSwap = {
  swap: { network, address, source: token, target: token, amount: 1n, slippageBps: 100 },
  ...{ kind: 'wrap', steps: [{ type: 'swap', payload: {} }], fee: undefined, notes: [] },
  ...{ expected: 1n, minReceived: 1n, trial: 'simulated', sourceFees: [] },
  expiresAt: Number.MAX_SAFE_INTEGER,
}

test('error: PAYMENT_EXPIRED while the wallet was asked for its account', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const send = vi.fn(async () => ({ hash: '0x5e' }))
  adapter.features['transfers:load'] = async () => createFakeTransfers({ send })
  adapter.features['swaps:load'] = async () => ({ ...createFakeSwaps().swaps, send })
  const { kit } = createTestKit({ adapter })
  const onDispatch = vi.fn()
  const expiresAt = Date.now()
  const requests = [
    { type: 'payment:send', prepared: { ...prepared, expiresAt }, view, onDispatch },
    {
      type: 'swap:send',
      prepared: { ...exchange, expiresAt },
      step: 0,
      policy: {},
      view,
      onDispatch,
    },
  ] as const
  for (const request of requests)
    await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'PAYMENT_EXPIRED' })
  expect([send, onDispatch].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('behavior: nothing happens between the last look at the wallet and the question to it', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const calls: string[] = []
  const send = async () => {
    calls.push('send')
    return { hash: '0x5e', trackingData: { nonce: '0x7' } }
  }
  const money = createFakeTransfers({ send })
  adapter.features['transfers:load'] = async () => money
  const { kit } = createTestKit({ adapter })
  const onDispatch = () => {
    calls.push('dispatch')
    void Promise.resolve().then(() => calls.push('later'))
  }
  const request = { type: 'payment:send', prepared, view, onDispatch } as const
  await expect(dispatch(kit, request)).resolves.toEqual({
    hash: '0x5e',
    trackingData: { nonce: '0x7' },
  })
  expect(calls).toEqual(['dispatch', 'send', 'later'])
})

test.each<[string, (adapter: FakeAdapter) => void]>([
  ['REQUEST_NETWORK_CHANGED', (adapter) => adapter.moveTo(baseId)],
  ['CONNECTION_NOT_CONNECTED', (adapter) => adapter.drop()],
])('error: %s while what a payment needs is loaded', async (code, change) => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const send = vi.fn(async () => ({ hash: '0x5e' }))
  adapter.features['transfers:load'] = async () => {
    change(adapter)
    return createFakeTransfers({ send })
  }
  const { kit } = createTestKit({ adapter })
  const onDispatch = vi.fn()
  const request = { type: 'payment:send', prepared, view, onDispatch } as const
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code })
  expect(onDispatch).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('behavior: a universal adapter asks the chain that the app names', async () => {
  const adapter = createFakeAdapter({ id: 'universal' })
  adapter.setConnection(createConnection())
  const ask = vi.fn(async () => 'answer')
  adapter.features['provider:request'] = ask
  const { kit } = createTestKit({ adapter })
  const request = { method: 'personal_sign', params: [], caipNetworkId: baseId }
  await dispatch(kit, { type: 'provider:request', ...request, view })
  expect(ask).toHaveBeenCalledExactlyOnceWith(request)
})

test.each(['personal_sign', 'eth_call'])(
  'error: REQUEST_WRONG_NETWORK for %s, because other adapters ask the active chain',
  async (method) => {
    const adapter = createFakeAdapter()
    adapter.setConnection(createConnection())
    const ask = vi.fn(async () => 'answer')
    adapter.features['provider:request'] = ask
    const { kit } = createTestKit({ adapter })
    const asked = dispatch(kit, { type: 'provider:request', method, caipNetworkId: baseId, view })
    await expect(asked).rejects.toMatchObject({ code: 'REQUEST_WRONG_NETWORK' })
    expect(ask).not.toHaveBeenCalled()
  },
)

test('error: REQUEST_WRONG_NETWORK says which chain was meant', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const { kit } = createTestKit({ adapter })
  const method = 'personal_sign'
  const asked = dispatch(kit, { type: 'provider:request', method, caipNetworkId: baseId, view })
  await expect(asked).rejects.toMatchObject({
    context: { method, field: 'caipNetworkId', expected: baseId, actual: mainnetId },
  })
})

test('behavior: the chain of the view may be named, and the connection of several', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  adapter.features['connections:list'] = () => [createConnection({ connectorId: 'b' })]
  const ask = vi.fn(async () => 'answer')
  adapter.features['provider:request'] = ask
  const { kit } = createTestKit({ adapter })
  const request = { method: 'personal_sign', params: [], caipNetworkId: mainnetId }
  const own = { ...view, connectorId: 'b' }
  await dispatch(kit, { type: 'provider:request', ...request, view: own })
  expect(ask).toHaveBeenCalledExactlyOnceWith({ ...request, connectorId: 'b' })
})

test.each([
  ['personal_sign', 0],
  ['eth_call', 1],
] as const)(
  'behavior: on another network %s reaches the wallet %i times',
  async (method, times) => {
    const adapter = createFakeAdapter()
    adapter.setConnection(createConnection({ caipNetworkId: baseId }))
    const ask = vi.fn(async () => 'answer')
    adapter.features['provider:request'] = ask
    const { kit } = createTestKit({ adapter })
    const asked = dispatch(kit, { type: 'provider:request', method, view })
    if (times === 0) await expect(asked).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
    else await asked
    expect(ask).toHaveBeenCalledTimes(times)
  },
)

test('behavior: a sign-in is signed by the account that the visitor saw, on its network', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const sign = vi.fn(async () => ({ signature: '0xab' }))
  adapter.features['message:sign'] = sign
  const { kit } = createTestKit({ adapter })
  const request: WalletRequest = {
    ...{ type: 'signIn:sign', text: 'Sign in', terms: {} as never, isFreeForm: true, view },
  }
  await expect(dispatch(kit, request)).resolves.toBe('0xab')
  expect(sign).toHaveBeenCalledExactlyOnceWith({ message: 'Sign in', address: view.address })
  adapter.moveTo(baseId)
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
  expect(sign).toHaveBeenCalledTimes(1)
})

test('behavior: coins are sent on a network of the app alone', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const send = vi.fn(async () => ({ hash: '0x5e' }))
  adapter.features['transfer:send'] = send
  const { kit } = createTestKit({ adapter })
  const request = { type: 'transfer:send', to: view.address, value: 5n, view } as const
  await expect(dispatch(kit, request)).resolves.toBe('0x5e')
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ to: view.address, value: 5n, address: view.address },
    network: expect.objectContaining({ caipNetworkId: mainnetId }),
  })
  const id = 'eip155:999' as typeof mainnetId
  const elsewhere = { ...request, view: { ...view, caipNetworkId: id } }
  await expect(dispatch(kit, elsewhere)).rejects.toMatchObject({
    ...{ code: 'NETWORK_NOT_FOUND', context: { id } },
  })
  expect(send).toHaveBeenCalledTimes(1)
})

test('behavior: what does not expire, and what expires later, is sent', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const send = vi.fn(async () => ({ hash: '0x5e' }))
  adapter.features['transfers:load'] = async () => createFakeTransfers({ send })
  const { kit } = createTestKit({ adapter })
  for (const expiresAt of [undefined, Date.now() + 60_000]) {
    const timed = { ...prepared, expiresAt }
    const request = { prepared: timed, view, onDispatch: () => undefined }
    await dispatch(kit, { type: 'payment:send', ...request })
    expect(send).toHaveBeenLastCalledWith(timed)
  }
})

test('behavior: a step of a swap is sent in one tick after the last look', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const order: string[] = []
  const send = vi.fn(async () => {
    order.push('send')
    return { hash: '0x5e' }
  })
  adapter.features['swaps:load'] = async () => ({ ...createFakeSwaps().swaps, send })
  const { kit } = createTestKit({ adapter })
  const policy = { maxSlippageBps: 100 } as never
  const onDispatch = () => {
    order.push('dispatch')
    void Promise.resolve().then(() => order.push('later'))
  }
  const request = {
    type: 'swap:send',
    prepared: exchange,
    step: 1,
    policy,
    view,
    onDispatch,
  } as const
  await expect(dispatch(kit, request)).resolves.toEqual({ hash: '0x5e' })
  expect(send).toHaveBeenCalledExactlyOnceWith({ prepared: exchange, step: 1, policy })
  expect(order).toEqual(['dispatch', 'send', 'later'])
  adapter.moveTo(baseId)
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
  expect(order).toEqual(['dispatch', 'send', 'later'])
})

test('behavior: calls of an app go to the connection that was asked', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  adapter.features['connections:list'] = () => [createConnection({ connectorId: 'b' })]
  const send = vi.fn(async () => ({ id: '0x1' }) as never)
  adapter.features['calls:send'] = send
  const { kit } = createTestKit({ adapter })
  const calls = { id: '0x1', calls: [], from: view.address, isAtomic: true } as never
  const own = { ...view, connectorId: 'b' }
  await dispatch(kit, { type: 'calls:send', calls, view: own })
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ id: '0x1', calls: [], from: view.address, isAtomic: true, connectorId: 'b' },
  })
  const gone = dispatch(kit, { type: 'calls:send', calls, view: { ...view, connectorId: 'c' } })
  await expect(gone).rejects.toMatchObject({ code: 'CONNECTION_NOT_CONNECTED' })
  expect(send).toHaveBeenCalledTimes(1)
})
