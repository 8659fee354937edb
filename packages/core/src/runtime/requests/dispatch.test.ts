import { expect, test, vi } from 'vitest'
import type { RequestView } from '../../contract/requests/walletRequest.ts'
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
import { dispatch } from './dispatch.ts'

const view: RequestView = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}

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

test('error: PAYMENT_EXPIRED while the wallet was asked for its account', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const send = vi.fn(async () => ({ hash: '0x5e' }))
  adapter.features['transfers:load'] = async () => createFakeTransfers({ send })
  adapter.features['swaps:load'] = async () => ({ ...createFakeSwaps().swaps, send })
  const { kit } = createTestKit({ adapter })
  const onDispatch = vi.fn()
  const expiresAt = Date.now()
  const { network, address } = prepared.payment
  const token = { symbol: 'DAI', decimals: 18 }
  const swap = { network, address, source: token, target: token, amount: 1n, slippageBps: 100 }
  const exchange: PreparedSwap = {
    ...{ swap, kind: 'wrap', steps: [{ type: 'swap', payload: {} }], fee: undefined, notes: [] },
    ...{ expected: 1n, minReceived: 1n, trial: 'simulated', sourceFees: [], expiresAt },
  }
  const requests = [
    { type: 'payment:send', prepared: { ...prepared, expiresAt }, view, onDispatch },
    { type: 'swap:send', prepared: exchange, step: 0, policy: {}, view, onDispatch },
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
