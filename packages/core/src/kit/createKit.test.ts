import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaipNetwork, Network } from '../base/caip/network.ts'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { catchError } from '../test/catchError.ts'
import { createConnection, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeWindow, createStorageEvent, type FakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { base, baseId, deepFreeze, mainnet, mainnetId } from '../test/networks.ts'
import { createKit } from './createKit.ts'

let page: FakeWindow

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakeWindow()
  vi.stubGlobal('window', page)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0)
}

test('default', async () => {
  const { kit } = createTestKit()
  kit.start()
  const account = await kit.actions.connect({ connectorId: 'a' })
  expect(account.caipAddress).toMatch(/^eip155:1:0x/)
  await kit.actions.switchNetwork({ network: base })
  await kit.actions.signMessage({ message: 'Hello' })
  await kit.actions.disconnect()
  kit.destroy()
})

test.each<[string, unknown]>([
  ['CONFIG_NO_NETWORKS', undefined],
  ['CONFIG_NO_NETWORKS', {}],
  ['CONFIG_NO_NETWORKS', { networks: [], adapters: [] }],
  ['CONFIG_NETWORK_INVALID', { networks: [null], adapters: [] }],
  ['CONFIG_NETWORK_INVALID', { networks: [{ ...mainnet, id: '1' }], adapters: [] }],
  ['CONFIG_NETWORK_INVALID', { networks: [{ ...mainnet, id: Number.NaN }], adapters: [] }],
  ['CONFIG_NETWORK_DUPLICATE', { networks: [mainnet, mainnet], adapters: [] }],
  [
    'CONFIG_RPC_URL_INVALID',
    { networks: [{ ...mainnet, rpcUrls: { default: { http: ['nonsense'] } } }], adapters: [] },
  ],
  [
    'CONFIG_RPC_URL_INVALID',
    { networks: [mainnet], adapters: [], customRpcUrls: { 'eip155:1': [{ url: 'nonsense' }] } },
  ],
  ['CONFIG_ADAPTER_INVALID', { networks: [mainnet], adapters: null }],
  ['CONFIG_ADAPTER_INVALID', { networks: [mainnet], adapters: [{}] }],
  [
    'CONFIG_ADAPTER_DUPLICATE',
    { networks: [mainnet], adapters: [createFakeAdapter(), createFakeAdapter()] },
  ],
  [
    'CONFIG_ADAPTER_WITHOUT_NETWORK',
    { networks: [mainnet], adapters: [createFakeAdapter({ namespace: 'solana' })] },
  ],
])('error: %s', (code, options) => {
  const { kit } = createTestKit()
  kit.start()
  const before = page.countListeners()
  expect(() => createKit(options as KitOptions)).toThrow(expect.objectContaining({ code }))
  expect(page.countListeners()).toBe(before)
})

test('behavior: creating a kit listens to nothing, asks nothing and stores nothing', () => {
  const storage = createMemoryArea()
  const setItem = vi.spyOn(storage, 'setItem')
  const { adapter } = createTestKit({ storage })
  expect(page.countListeners()).toBe(0)
  expect(adapter.liveStarts).toBe(0)
  expect(adapter.calls).toEqual([])
  expect(setItem).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: options that the app passes are neither changed nor wrapped', async () => {
  const options = deepFreeze({
    networks: [structuredClone(mainnet), structuredClone(base)] as const,
    customRpcUrls: { 'eip155:1': [{ url: 'https://own.example.org' }] },
    chainImages: { 1: 'https://app.example.org/1.svg' },
    themeVariables: { '--cleat-accent': 'teal' },
    metadata: { name: 'App', icons: ['https://app.example.org/icon.svg'] },
  } as const)
  const { kit } = createTestKit(options)
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  await kit.actions.switchNetwork({ network: options.networks[1] })
  expect(options.networks[0]).toEqual(mainnet)
  const active: CaipNetwork = kit.controllers.network.getActive()
  expect(active.nativeCurrency).toBe((options.networks[1] as Network).nativeCurrency)
})

test('behavior: starting twice starts once', async () => {
  const { kit, adapter, events } = createTestKit()
  kit.start()
  const listeners = page.countListeners()
  kit.start()
  await settle()
  expect(adapter.liveStarts).toBe(1)
  expect(adapter.calls).toEqual(['reconnect'])
  expect(page.countListeners()).toBe(listeners)
  expect(events).toEqual(['INITIALIZE'])
})

test('behavior: outside of a browser starting does nothing', () => {
  vi.stubGlobal('window', undefined)
  const { kit, adapter, events } = createTestKit()
  kit.start()
  expect(adapter.liveStarts).toBe(0)
  expect(events).toEqual([])
})

test('behavior: destroying leaves no listener, no timer and no start', async () => {
  const { kit, adapter } = createTestKit()
  kit.start()
  expect(page.countListeners()).toBeGreaterThan(0)
  adapter.asks = true
  const opening = catchError(kit.actions.open())
  const connecting = catchError(kit.actions.connect({ connectorId: 'a' }))
  kit.controllers.snackbar.show({ message: 'Copied', variant: 'success' })
  kit.controllers.modal.shake()
  kit.destroy()
  kit.destroy()
  expect((await opening).code).toBe('CONNECTION_KIT_DESTROYED')
  expect((await connecting).code).toBe('CONNECTION_KIT_DESTROYED')
  expect(page.countListeners()).toBe(0)
  expect(adapter.liveStarts).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: destroyed, a kit hears nothing and cannot be started again', async () => {
  const { kit, adapter, statuses } = createTestKit()
  kit.start()
  const { context } = adapter
  kit.destroy()
  kit.start()
  context?.emit({ type: 'accountChanged', connection: createConnection() })
  await settle()
  expect(adapter.liveStarts).toBe(0)
  expect(statuses).toEqual(['disconnected'])
})

test('behavior: destroyed, a kit tells nobody anything any more', async () => {
  const { kit, events } = createTestKit()
  kit.start()
  const onOpen = vi.fn()
  kit.controllers.modal.onOpen(onOpen)
  const disconnecting = kit.actions.disconnect()
  kit.destroy()
  await disconnecting
  kit.controllers.modal.open()
  expect(events).toEqual(['INITIALIZE'])
  expect(onOpen).not.toHaveBeenCalled()
})

test('behavior: destroying a kit that was never started', () => {
  const { kit } = createTestKit()
  expect(() => kit.destroy()).not.toThrow()
  expect(kit.lifetime.aborted).toBe(true)
})

test('behavior: start, destroy and start of new kits leave one listener set', async () => {
  const adapter = createFakeAdapter()
  const { kit: first } = createTestKit({ adapter })
  first.start()
  const listeners = page.countListeners()
  for (let times = 0; times < 100; times += 1) {
    const { kit } = createTestKit({ adapter })
    first.destroy()
    kit.start()
    await settle()
    expect(adapter.liveStarts).toBe(1)
    expect(page.countListeners()).toBe(listeners)
    kit.destroy()
  }
  expect(adapter.liveStarts).toBe(0)
  expect(page.countListeners()).toBe(0)
})

test('behavior: two kits of one page do not know each other', async () => {
  const storage = createMemoryArea()
  const one = createTestKit({ storage })
  const other = createTestKit({ storage, id: 'other' })
  one.kit.start()
  other.kit.start()
  await one.kit.actions.connect({ connectorId: 'a' })
  await one.kit.actions.switchNetwork({ network: base })
  void one.kit.actions.open()
  expect(other.statuses).toEqual(['disconnected'])
  expect(other.events).toEqual(['INITIALIZE'])
  expect(other.kit.controllers.modal.state.open).toBe(false)
  expect(other.kit.controllers.network.getActive().caipNetworkId).toBe(mainnetId)
  expect(other.kit.storage.get('activeNetworkId')).toBeUndefined()

  const { kit: next } = createTestKit({ storage, id: 'other' })
  expect(next.controllers.network.getActive().caipNetworkId).toBe(mainnetId)
  one.kit.destroy()
  await other.kit.actions.connect({ connectorId: 'b' })
  expect(other.statuses.at(-1)).toBe('connected')
})

test('behavior: the next visit begins with the network of this one', async () => {
  const storage = createMemoryArea()
  const { kit } = createTestKit({ storage })
  kit.start()
  await kit.actions.switchNetwork({ network: base })
  kit.destroy()
  const { kit: next } = createTestKit({ storage })
  expect(next.controllers.network.getActive().caipNetworkId).toBe(baseId)
})

test('behavior: the provider of a namespace is always the same one', () => {
  const { kit } = createTestKit()
  expect(kit.getProvider('eip155')).toBeDefined()
  expect(kit.getProvider('eip155')).toBe(kit.getProvider('eip155'))
  expect(kit.getProvider('solana')).toBeUndefined()
})

test('behavior: a blocked storage is noted once, for the developer alone', async () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  const { kit } = createTestKit({ storage, debug: true })
  const { alerts } = kit.controllers
  expect(alerts.state.open).toBe(false)
  kit.start()
  expect(alerts.state).toMatchObject({ open: true, alert: { variant: 'warning' } })
  alerts.hide()
  await kit.actions.connect({ connectorId: 'a' })
  expect(kit.storage.get('activeNetworkId')).toBe(mainnetId)
  expect(alerts.state.open).toBe(false)
})

test('behavior: a storage that fills up later is noted too', async () => {
  const storage = createMemoryArea()
  const { kit } = createTestKit({ storage, debug: true })
  kit.start()
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  await kit.actions.switchNetwork({ network: base })
  expect(kit.controllers.alerts.state.alert?.message).toContain('Browser storage is full')
})

test('behavior: hostile storage does not stop a kit', async () => {
  const storage = createMemoryArea()
  for (const key of ['activeNetworkId', 'isExternal', 'recentWallets'])
    storage.setItem(`cleat.${key}`, '{"version":1,"value":{"__proto__":{"polluted":true}}}')
  const { kit } = createTestKit({ storage })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  expect(kit.storage.get('activeNetworkId')).toBe(mainnetId)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('behavior: what another tab stores reaches this one', async () => {
  const storage = createMemoryArea()
  const { kit } = createTestKit({ storage })
  const { kit: tab } = createTestKit({ storage })
  kit.start()
  tab.storage.set('activeNetworkId', baseId)
  page.dispatchEvent(createStorageEvent('cleat.activeNetworkId', 'read anew'))
  expect(kit.controllers.network.getActive().caipNetworkId).toBe(baseId)
})
