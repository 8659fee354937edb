import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { CleatEvent } from '../contract/events/cleatEvent.ts'
import { createConnection, createConnector, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeWindow, createStorageEvent, type FakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { base, mainnet, mainnetId, solana, unlistedId } from '../test/networks.ts'

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

test('default', () => {
  const onEvent = vi.fn<(event: CleatEvent) => void>()
  const { adapter, kit } = createTestKit({
    metadata: { name: 'App', description: 'Text', url: 'https://app.example.org', icons: [] },
    onEvent,
  })
  kit.start()
  expect(adapter.context).toMatchObject({
    networks: [{ caipNetworkId: 'eip155:1' }, { caipNetworkId: 'eip155:8453' }],
    metadata: { name: 'App', description: 'Text', url: 'https://app.example.org', icons: [] },
    discovery: { announced: true, injected: true },
  })
  expect(kit.controllers.connectors.state.connectors.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    type: 'track',
    event: 'INITIALIZE',
    properties: { networks: ['1', '8453'], adapters: ['fake'], caipNetworkId: 'eip155:1' },
  })
})

test.each([
  [{ enableEIP6963: false }, { announced: false, injected: true }],
  [{ enableInjected: false }, { announced: true, injected: false }],
  [
    { enableEIP6963: false, enableInjected: false },
    { announced: false, injected: false },
  ],
])('parameters: %j', (options, discovery) => {
  const { adapter, kit } = createTestKit(options)
  kit.start()
  expect(adapter.context?.discovery).toEqual(discovery)
})

test('behavior: each adapter gets the networks of its own namespace', () => {
  const [evm, sol] = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana, base], adapters: [evm, sol] })
  kit.start()
  expect(evm.context?.networks.map(({ name }) => name)).toEqual(['Ethereum', 'Base'])
  expect(sol.context?.networks.map(({ name }) => name)).toEqual(['Solana'])
})

const combinations = [true, false].flatMap((enableNetworkSwitch) =>
  [true, false].flatMap((allowUnsupportedChain) =>
    [true, false].map((wcBasic) => ({ enableNetworkSwitch, allowUnsupportedChain, wcBasic })),
  ),
)

test.each(combinations)(
  'behavior: an unsupported chain is shown only when it can and must be left: $enableNetworkSwitch, $allowUnsupportedChain, $wcBasic',
  async ({ enableNetworkSwitch, allowUnsupportedChain, wcBasic }) => {
    const { adapter, kit } = createTestKit({ enableNetworkSwitch, allowUnsupportedChain })
    const { connection, modal, network, router } = kit.controllers
    kit.start()
    await kit.actions.connect({ connectorId: 'a' })
    Object.assign(connection.state, { wcBasic })
    adapter.moveTo(unlistedId)

    const isShown = enableNetworkSwitch && !allowUnsupportedChain && !wcBasic
    expect(network.get('eip155')?.isUnsupportedChain).toBe(true)
    expect(modal.state.open).toBe(isShown)
    expect(router.current().name).toBe(isShown ? 'UnsupportedChain' : 'Connect')
  },
)

test('behavior: an unsupported chain takes the place of the view that is shown', async () => {
  const { adapter, events, kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const opening = kit.actions.open({ view: 'Account' })
  adapter.moveTo(unlistedId)
  expect(kit.controllers.router.state.history).toEqual([{ name: 'UnsupportedChain' }])
  expect(events.filter((event) => event === 'MODAL_OPEN')).toHaveLength(1)
  adapter.moveTo(mainnetId)
  kit.actions.close()
  await expect(opening).resolves.toBeUndefined()
})

test('behavior: an unsupported chain of a namespace that is not active is not shown', async () => {
  const [evm, sol] = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [evm, sol] })
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  evm.moveTo(unlistedId)
  expect(kit.controllers.network.get('eip155')?.isUnsupportedChain).toBe(true)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: an unsupported chain is shown when its namespace becomes the active one', async () => {
  const evm = createFakeAdapter()
  const sol = createFakeAdapter({ id: 'sol', namespace: 'solana' })
  const { kit } = createTestKit({ networks: [solana, mainnet], adapters: [evm, sol] })
  const { modal, router } = kit.controllers
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  evm.asks = true
  const connecting = kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  evm.prompts[0]?.approve(createConnection({ caipNetworkId: unlistedId }))
  expect(modal.state.open).toBe(false)
  await connecting
  expect([modal.state.open, router.current().name]).toEqual([true, 'UnsupportedChain'])
})

test('behavior: an unsupported chain that a wallet is connected on is shown', async () => {
  const { adapter, kit } = createTestKit()
  adapter.asks = true
  kit.start()
  const opening = kit.actions.open({ connectorId: 'a' })
  const connecting = kit.actions.connect({ connectorId: 'a' })
  adapter.prompts[0]?.approve(createConnection({ caipNetworkId: unlistedId }))
  await connecting
  await expect(opening).resolves.toMatchObject({ connectorId: 'a' })
  expect(kit.controllers.router.state.history).toEqual([{ name: 'UnsupportedChain' }])
})

test('behavior: an unsupported chain that a session is restored on is shown, told by an event or not', async () => {
  const session = createConnection({ caipNetworkId: unlistedId })
  const told = createFakeAdapter({ session })
  const untold = createFakeAdapter({ session })
  untold.overrides.reconnect = async () => session
  untold.getConnection = () => session
  for (const adapter of [told, untold]) {
    const { kit } = createTestKit({ adapter })
    kit.start()
    await vi.advanceTimersByTimeAsync(0)
    const { modal, router } = kit.controllers
    expect([modal.state.open, router.current().name]).toEqual([true, 'UnsupportedChain'])
  }
})

test('behavior: an unsupported chain is shown once, and once more when it is come back to', async () => {
  const { adapter, events, kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  adapter.moveTo(unlistedId)
  kit.controllers.router.push({ name: 'SwitchNetwork', caipNetworkId: mainnetId })
  adapter.moveTo(toCaipNetworkId('eip155:4243'))
  expect(kit.controllers.router.current().name).toBe('SwitchNetwork')
  adapter.moveTo(mainnetId)
  kit.actions.close()
  adapter.moveTo(unlistedId)
  expect(kit.controllers.router.current().name).toBe('UnsupportedChain')
  expect(events.filter((event) => event === 'MODAL_OPEN')).toHaveLength(2)
})

test('behavior: an unsupported chain is not shown after disconnecting, nor by a kit that is gone', async () => {
  const { adapter, kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  adapter.moveTo(unlistedId)
  await kit.actions.disconnect()
  kit.actions.close()
  await vi.runAllTimersAsync()
  expect(kit.controllers.modal.state.open).toBe(false)
  await kit.actions.connect({ connectorId: 'a' })
  kit.destroy()
  kit.controllers.network.setNetwork(unlistedId)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: follows another tab while no wallet is connected', async () => {
  const storage = createMemoryArea()
  const { adapter, kit } = createTestKit({ storage })
  const { kit: tab } = createTestKit({ storage })
  kit.start()
  const notify = (key: string | null) => page.dispatchEvent(createStorageEvent(key, null))

  tab.storage.set('activeNetworkId', 'eip155:8453')
  notify('cleat.activeNetworkId')
  expect(kit.controllers.network.getActive().name).toBe('Base')
  tab.storage.set('activeNetworkId', 'eip155:137')
  notify('cleat.activeNetworkId')
  expect(kit.controllers.network.getActive().name).toBe('Base')

  tab.storage.set('recentWallets', [{ id: 'z', name: 'Wallet Z' }])
  notify('cleat.recentWallets')
  expect(kit.controllers.connectors.state.recentWallets).toEqual([{ id: 'z', name: 'Wallet Z' }])
  tab.storage.remove('recentWallets')
  notify(null)
  expect(kit.controllers.connectors.state.recentWallets).toEqual([])

  adapter.setConnection(createConnection())
  tab.storage.set('activeNetworkId', 'eip155:8453')
  notify('cleat.activeNetworkId')
  expect(kit.controllers.network.getActive().name).toBe('Ethereum')
})

test('behavior: a wallet that connects by itself is followed', () => {
  const { adapter, kit, statuses } = createTestKit()
  kit.start()
  adapter.setConnection(createConnection())
  adapter.drop()
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(statuses).toEqual(['disconnected', 'connected', 'disconnected'])
})

test('behavior: a wallet that appears late is listed', () => {
  const { adapter, kit } = createTestKit({ adapter: createFakeAdapter({ connectors: [] }) })
  kit.start()
  const connectors = [createConnector({ id: 'late', name: 'Late' })]
  adapter.emit({ type: 'connectorsChanged', connectors })
  expect(kit.controllers.connectors.find({ connectorId: 'late' })?.name).toBe('Late')
})

test('parameters: enableReconnect off survives an adapter that fails', async () => {
  const adapter = createFakeAdapter()
  adapter.overrides.disconnect = () => Promise.reject(new Error('No'))
  const { kit } = createTestKit({ adapter, enableReconnect: false })
  kit.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(adapter.calls).toEqual(['disconnect'])
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})
