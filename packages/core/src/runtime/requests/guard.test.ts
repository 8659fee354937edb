import { expect, test } from 'vitest'
import type { RequestView } from '../../contract/requests/walletRequest.ts'
import type { Payment } from '../../contract/transfers/payment.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnet, mainnetId } from '../../test/networks.ts'
import { checkView, guard } from './guard.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const view: RequestView = {
  namespace: 'eip155',
  address,
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}

function check(adapter: FakeAdapter, method = 'eth_sendTransaction'): Promise<void> {
  const { kit } = createTestKit({ adapter })
  return guard(kit, { type: 'provider:request', method, view })
}

function createConnected(connection = createConnection()): FakeAdapter {
  const adapter = createFakeAdapter()
  adapter.setConnection(connection)
  return adapter
}

test.each(['eth_sendTransaction', 'personal_sign', 'wallet_unheardOf'])(
  'default: %s asks the wallet where it is',
  async (method) => {
    const adapter = createConnected()
    await expect(check(adapter, method)).resolves.toBeUndefined()
    expect(adapter.calls).toEqual(['read'])
  },
)

test.each(['eth_call', 'eth_chainId', 'eth_sendRawTransaction'])(
  'behavior: %s passes without a look',
  async (method) => {
    const adapter = createFakeAdapter()
    await expect(check(adapter, method)).resolves.toBeUndefined()
    expect(adapter.calls).toEqual([])
  },
)

test('behavior: any of the accounts that the wallet shares will do', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () =>
    createConnection({ accounts: [{ address: other }, { address }] })
  await expect(check(adapter)).resolves.toBeUndefined()
})

test('behavior: what was reported counts where the adapter cannot ask', async () => {
  const adapter = createConnected(createConnection({ caipNetworkId: baseId }))
  adapter.features = {}
  await expect(check(adapter)).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
})

test('error: CONNECTION_NOT_CONNECTED', async () => {
  await expect(check(createFakeAdapter())).rejects.toMatchObject({
    code: 'CONNECTION_NOT_CONNECTED',
    context: { namespace: 'eip155' },
  })
})

test('error: CONNECTION_NOT_CONNECTED when the wallet goes while it is asked', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => {
    adapter.drop()
    return createConnection()
  }
  await expect(check(adapter)).rejects.toMatchObject({ code: 'CONNECTION_NOT_CONNECTED' })
})

test('error: REQUEST_ACCOUNT_CHANGED by what was reported, without asking', async () => {
  const adapter = createConnected(createConnection({ address: other }))
  await expect(check(adapter)).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
    context: { expected: address, actual: other },
  })
  expect(adapter.calls).toEqual([])
})

test('error: REQUEST_ACCOUNT_CHANGED by what the wallet says', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => createConnection({ address: other })
  await expect(check(adapter)).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
    context: { expected: address, actual: other },
  })
})

test('error: REQUEST_NETWORK_CHANGED by what the wallet says', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => createConnection({ caipNetworkId: baseId })
  await expect(check(adapter)).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
    context: { expected: mainnetId, actual: baseId },
  })
})

test.each([
  ['REQUEST_ACCOUNT_CHANGED', createConnection({ address: other })],
  ['REQUEST_NETWORK_CHANGED', createConnection({ caipNetworkId: baseId })],
] as const)('error: %s while the wallet is asked', async (code, after) => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => {
    adapter.setConnection(after)
    return createConnection()
  }
  await expect(check(adapter)).rejects.toMatchObject({ code })
})

const payment = {
  network: { ...mainnet, chainNamespace: 'eip155', caipNetworkId: mainnetId },
  address,
  to: other,
  asset: { decimals: 18, symbol: 'ETH' },
  amount: 1n,
} satisfies Payment

function checkPayment(part: Partial<Payment>, seen = view): Promise<void> {
  const { kit } = createTestKit({ adapter: createConnected() })
  const prepared = { payment: { ...payment, ...part }, payload: {}, fee: undefined, notes: [] }
  return guard(kit, { type: 'payment:send', prepared, view: seen, onDispatch: () => undefined })
}

test('behavior: a payment is one of the account and the network that the visitor saw', async () => {
  await expect(checkPayment({})).resolves.toBeUndefined()
  await expect(checkPayment({ address: other })).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
    context: { expected: other, actual: address },
  })
  const network = { ...payment.network, caipNetworkId: baseId }
  await expect(checkPayment({ network })).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
    context: { expected: baseId, actual: mainnetId },
  })
  await expect(checkPayment({}, { ...view, namespace: 'solana' })).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
  })
})

test('error: checkView says at once that the wallet is elsewhere', () => {
  const adapter = createConnected()
  const { kit } = createTestKit({ adapter })
  expect(() => checkView(kit, view)).not.toThrow()
  adapter.moveTo(baseId)
  expect(() => checkView(kit, view)).toThrow(
    expect.objectContaining({ code: 'REQUEST_NETWORK_CHANGED' }),
  )
  adapter.setConnection(createConnection({ address: other }))
  expect(() => checkView(kit, view)).toThrow(
    expect.objectContaining({ code: 'REQUEST_ACCOUNT_CHANGED' }),
  )
  adapter.drop()
  expect(() => checkView(kit, view)).toThrow(
    expect.objectContaining({ code: 'CONNECTION_NOT_CONNECTED' }),
  )
})
