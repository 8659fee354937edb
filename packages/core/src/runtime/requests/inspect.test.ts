import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'
import type { RequestView } from '../../contract/requests/walletRequest.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { runRequest } from './runRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const view: RequestView = {
  namespace: 'eip155',
  address,
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}

function prepare() {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const dispatched: ProviderRequest[] = []
  adapter.features['provider:request'] = async (request) => {
    dispatched.push(request)
    return 'answer'
  }
  const { kit } = createTestKit({ adapter })
  const run = (method: string, params?: unknown, seen = view) =>
    runRequest(kit, { type: 'provider:request', method, params, view: seen })
  return { adapter, dispatched, run }
}

test('default: the adapter judges a frozen copy, and the wallet gets what it returns', async () => {
  const { adapter, dispatched, run } = prepare()
  const judged: unknown[] = []
  adapter.features['request:check'] = async ({ request, connection }) => {
    judged.push(request.params, connection.connectorId)
    return { method: request.method, params: ['rewritten'] }
  }
  const params = [{ to: '0x01' }]
  const answer = run('eth_sendTransaction', params)
  params[0] = { to: 'changed' }
  expect(await answer).toBe('answer')
  expect(judged).toEqual([[{ to: '0x01' }], createConnection().connectorId])
  expect(Object.isFrozen(judged[0])).toBe(true)
  expect(dispatched).toEqual([{ method: 'eth_sendTransaction', params: ['rewritten'] }])
})

test('behavior: a later change never reaches the wallet, also without a check', async () => {
  const { dispatched, run } = prepare()
  const params = [{ to: '0x01' }]
  const answer = run('eth_sendTransaction', params)
  Object.assign(params[0] ?? {}, { to: 'changed' })
  await answer
  expect(dispatched).toEqual([{ method: 'eth_sendTransaction', params: [{ to: '0x01' }] }])
})

test('behavior: reads are not judged', async () => {
  const { adapter, run } = prepare()
  adapter.features['request:check'] = () => Promise.reject(new Error('judged'))
  expect(await run('eth_call', [{}])).toBe('answer')
})

test('behavior: an app with several wallets asks the one that it names', async () => {
  const { adapter, dispatched, run } = prepare()
  const other = createConnection({ connectorId: 'b' })
  const read: unknown[] = []
  adapter.features['connections:list'] = () => [createConnection(), other]
  adapter.features['connection:read'] = async (parameters) => {
    read.push(parameters)
    return other
  }
  await run('personal_sign', ['0x00'], { ...view, connectorId: 'b' })
  expect(read).toEqual([{ connectorId: 'b' }])
  expect(dispatched).toEqual([{ method: 'personal_sign', params: ['0x00'], connectorId: 'b' }])
  await expect(
    run('personal_sign', ['0x00'], { ...view, connectorId: 'gone' }),
  ).rejects.toMatchObject({ code: 'CONNECTION_NOT_CONNECTED' })
})

test('error: what the check refuses, before the wallet is asked anything', async () => {
  const { adapter, dispatched, run } = prepare()
  const refusal = new CleatError('REQUEST_NOT_ALLOWED', { context: { method: 'eth_sign' } })
  adapter.features['request:check'] = () => Promise.reject(refusal)
  await expect(run('wallet_invokeMethod', [])).rejects.toBe(refusal)
  expect([adapter.calls, dispatched]).toEqual([[], []])
})

test('error: REQUEST_UNREADABLE, before the wallet is asked anything', async () => {
  const { adapter, dispatched, run } = prepare()
  await expect(run('personal_sign', [() => 'text'])).rejects.toMatchObject({
    code: 'REQUEST_UNREADABLE',
  })
  const { kit } = createTestKit({ adapter })
  const message = { toString: () => 'Hello' } as never
  await expect(runRequest(kit, { type: 'message:sign', message, view })).rejects.toMatchObject({
    code: 'REQUEST_UNREADABLE',
    context: { method: 'message:sign', reason: 'no text' },
  })
  expect([adapter.calls, dispatched]).toEqual([[], []])
})
