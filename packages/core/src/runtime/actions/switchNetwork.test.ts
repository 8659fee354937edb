import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Network } from '../../base/caip/network.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import { catchError } from '../../test/catchError.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import {
  base,
  baseId,
  mainnet,
  mainnetId,
  solana,
  solanaId,
  unlistedId,
} from '../../test/networks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function startConnected(): Promise<TestKit> {
  const test = createTestKit()
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  test.events.splice(0)
  return test
}

function readActive({ kit }: TestKit): string {
  return kit.controllers.network.getActive().caipNetworkId
}

function stayOnMainnet(test: TestKit) {
  expect(readActive(test)).toBe(mainnetId)
  expect(test.kit.controllers.account.get('eip155').caipAddress).toMatch(/^eip155:1:/)
  expect(test.kit.storage.get('activeNetworkId')).toBe(mainnetId)
  expect(test.events).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
}

test('default', async () => {
  const test = await startConnected()
  const { kit, adapter, events } = test
  const switched = await kit.actions.switchNetwork({ network: base })
  expect(switched).toMatchObject({ name: 'Base', caipNetworkId: baseId })
  expect(adapter.getConnection()?.caipNetworkId).toBe(baseId)
  expect(readActive(test)).toBe(baseId)
  expect(kit.controllers.account.get('eip155').caipAddress).toMatch(/^eip155:8453:/)
  expect(kit.storage.get('activeNetworkId')).toBe(baseId)
  expect(events).toEqual(['SWITCH_NETWORK'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: an adapter that moves without reporting is followed', async () => {
  const test = await startConnected()
  const connection = createConnection()
  test.adapter.getConnection = () => connection
  test.adapter.features['network:switch'] = async () => {
    test.adapter.getConnection = () => createConnection({ caipNetworkId: baseId })
  }
  await test.kit.actions.switchNetwork({ network: base })
  expect(readActive(test)).toBe(baseId)
  expect(test.kit.controllers.account.get('eip155').caipAddress).toMatch(/^eip155:8453:/)
})

test('behavior: without a wallet the app alone switches', async () => {
  const { kit, adapter, events } = createTestKit()
  kit.start()
  await kit.actions.switchNetwork({ network: base })
  expect(kit.controllers.network.getActive().caipNetworkId).toBe(baseId)
  expect(kit.storage.get('activeNetworkId')).toBe(baseId)
  expect(adapter.calls).toEqual(['reconnect'])
  expect(events).toEqual(['INITIALIZE', 'SWITCH_NETWORK'])
})

test('behavior: a wallet that is there already is not asked, and nothing is told', async () => {
  const { kit, adapter, events } = await startConnected()
  await kit.actions.switchNetwork({ network: mainnet })
  expect(adapter.calls).not.toContain(`switch ${mainnetId}`)
  expect(events).toEqual([])
})

test('behavior: a choice without a wallet is remembered, a switch of a wallet is none', async () => {
  const { kit } = createTestKit()
  const { network } = kit.controllers
  kit.start()
  await kit.actions.switchNetwork({ network: base })
  expect(network.get('eip155')?.choice).toBe(baseId)
  await kit.actions.connect({ connectorId: 'a' })
  network.setChoice('eip155', undefined)
  await kit.actions.switchNetwork({ network: base })
  expect(network.get('eip155')?.choice).toBeUndefined()
})

test('parameters: enableNetworkSwitch off is about visitors; the app itself may switch', async () => {
  const { kit } = createTestKit({ enableNetworkSwitch: false })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  await kit.actions.switchNetwork({ network: base })
  expect(kit.controllers.network.getActive().caipNetworkId).toBe(baseId)
})

test('behavior: another namespace becomes the active one, its wallet is left alone', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters })
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.switchNetwork({ network: solana })
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
  expect(kit.storage.get('activeNetworkId')).toBe(solanaId)
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('behavior: leads out of an unsupported chain', async () => {
  const { kit, adapter } = await startConnected()
  adapter.moveTo(unlistedId)
  await kit.actions.switchNetwork({ network: mainnet })
  expect(kit.controllers.network.get('eip155')).toMatchObject({ isUnsupportedChain: false })
})

test.each<[string, unknown]>([
  ['an id that is not listed', { id: 137 }],
  ['text in the place of a number', { id: 'one' }],
  ['another namespace', { id: 1, chainNamespace: 'solana' }],
  ['no id', {}],
  ['nothing', undefined],
  ['a prototype key', { id: '__proto__' }],
])('error: NETWORK_NOT_FOUND for %s', async (_, network) => {
  const test = await startConnected()
  const error = await catchError(test.kit.actions.switchNetwork({ network: network as Network }))
  expect(error.code).toBe('NETWORK_NOT_FOUND')
  stayOnMainnet(test)
})

test.each([
  'NETWORK_SWITCH_REJECTED',
  'NETWORK_SWITCH_UNSUPPORTED',
  'NETWORK_SWITCH_FAILED',
] as const)('error: %s of the adapter passes, the network stays', async (code) => {
  const test = await startConnected()
  const failure = new CleatError(code, { context: { network: 'Base', wallet: 'Wallet A' } })
  test.adapter.features['network:switch'] = () => Promise.reject(failure)
  expect(await catchError(test.kit.actions.switchNetwork({ network: base }))).toBe(failure)
  stayOnMainnet(test)
})

test.each(createHostileValues())('error: NETWORK_SWITCH_FAILED for %s', async (_, value) => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => Promise.reject(value)
  expect(await catchError(test.kit.actions.switchNetwork({ network: base }))).toMatchObject({
    code: 'NETWORK_SWITCH_FAILED',
    context: { network: 'Base', wallet: 'Wallet A' },
  })
  stayOnMainnet(test)
})

test('error: NETWORK_SWITCH_FAILED when the adapter throws', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => {
    throw new Error('Boom')
  }
  const error = await catchError(test.kit.actions.switchNetwork({ network: base }))
  expect(error.code).toBe('NETWORK_SWITCH_FAILED')
  stayOnMainnet(test)
})

test('error: NETWORK_SWITCH_FAILED when the wallet says yes and stays', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = async () => undefined
  const error = await catchError(test.kit.actions.switchNetwork({ network: base }))
  expect(error.code).toBe('NETWORK_SWITCH_FAILED')
  stayOnMainnet(test)
})

test('error: NETWORK_SWITCH_TIMEOUT', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => new Promise(() => undefined)
  const switching = catchError(test.kit.actions.switchNetwork({ network: base, timeoutMs: 1000 }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await switching).toMatchObject({
    code: 'NETWORK_SWITCH_TIMEOUT',
    context: { network: 'Base', wallet: 'Wallet A', timeoutMs: 1000 },
  })
  stayOnMainnet(test)
})

test('error: CONNECTION_USER_CLOSED when the modal that it was started from closes', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => new Promise(() => undefined)
  void test.kit.actions.open({ view: 'Networks' })
  const switching = catchError(test.kit.actions.switchNetwork({ network: base }))
  test.kit.actions.close()
  expect((await switching).code).toBe('CONNECTION_USER_CLOSED')
  expect(readActive(test)).toBe(mainnetId)
})

test('parameters: signal', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => new Promise(() => undefined)
  const controller = new AbortController()
  const { signal } = controller
  const switching = catchError(test.kit.actions.switchNetwork({ network: base, signal }))
  controller.abort()
  const error = await switching
  expect(error).toMatchObject({ code: 'NETWORK_SWITCH_FAILED', cause: signal.reason })
  stayOnMainnet(test)
})

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = () => new Promise(() => undefined)
  const switching = catchError(test.kit.actions.switchNetwork({ network: base }))
  test.kit.destroy()
  expect((await switching).code).toBe('CONNECTION_KIT_DESTROYED')
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const test = await startConnected()
  test.adapter.features = {}
  expect(await catchError(test.kit.actions.switchNetwork({ network: base }))).toMatchObject({
    code: 'ADAPTER_FEATURE_MISSING',
    context: { adapter: 'fake', feature: 'network:switch' },
  })
  stayOnMainnet(test)
})

test('behavior: a wallet that moves by itself meanwhile is believed', async () => {
  const test = await startConnected()
  test.adapter.features['network:switch'] = async () => test.adapter.moveTo(unlistedId)
  const error = await catchError(test.kit.actions.switchNetwork({ network: base }))
  expect(error.code).toBe('NETWORK_SWITCH_FAILED')
  expect(readActive(test)).toBe(unlistedId)
})
