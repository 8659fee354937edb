import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { OpenView } from '../../features/route.ts'
import { catchError } from '../../test/catchError.ts'
import { createDeviceWindow, iPhoneSafari } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createLateKit } from '../../test/createLateKit.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { mainnet, solana, unlistedId } from '../../test/networks.ts'
import { watchRejections } from '../../test/watchRejections.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function start(): TestKit {
  const test = createTestKit()
  test.kit.start()
  return test
}

async function startConnected(): Promise<TestKit> {
  const test = start()
  await test.kit.actions.connect({ connectorId: 'a' })
  return test
}

test('default', async () => {
  const { kit, events } = start()
  const opening = kit.actions.open()
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(kit.controllers.router.current()).toEqual({ name: 'Connect' })
  await kit.actions.connect({ connectorId: 'a' })
  await expect(opening).resolves.toMatchObject({ connectorId: 'a', namespace: 'eip155' })
  expect(events).toEqual(['INITIALIZE', 'MODAL_OPEN', 'CONNECT_SUCCESS'])
})

test.each<[OpenView | undefined, boolean, string]>([
  [undefined, false, 'Connect'],
  [undefined, true, 'Account'],
  ['Connect', false, 'Connect'],
  ['Connect', true, 'Connect'],
  ['Account', false, 'Connect'],
  ['Account', true, 'Account'],
  ['Networks', false, 'Networks'],
  ['Networks', true, 'Networks'],
  ['AllWallets', false, 'AllWallets'],
  ['AllWallets', true, 'AllWallets'],
  ['AccountSettings', false, 'Connect'],
  ['AccountSettings', true, 'AccountSettings'],
  ['ProfileWallets', false, 'ProfileWallets'],
  ['ProfileWallets', true, 'ProfileWallets'],
  ['WalletReceive', false, 'Connect'],
  ['WalletReceive', true, 'WalletReceive'],
  ['WhatIsAWallet', false, 'WhatIsAWallet'],
  ['WhatIsANetwork', false, 'WhatIsANetwork'],
])('parameters: view %s, connected %s, shows %s', async (view, isConnected, name) => {
  const { kit } = isConnected ? await startConnected() : start()
  const opening = kit.actions.open({ view })
  expect(kit.controllers.router.state.history).toMatchObject([{ name }])
  kit.actions.close()
  if (name === 'Connect' || name === 'AllWallets')
    expect((await catchError(opening)).code).toBe('CONNECTION_USER_CLOSED')
  else await expect(opening).resolves.toBeUndefined()
})

test('parameters: connectorId', async () => {
  const { kit } = start()
  const opening = kit.actions.open({ connectorId: 'b' })
  expect(kit.controllers.router.current()).toEqual({
    name: 'ConnectingExternal',
    connectorId: 'b',
    wallet: 'Wallet B',
  })
  await kit.actions.connect({ connectorId: 'b' })
  await expect(opening).resolves.toMatchObject({ connectorId: 'b' })
})

test.each(['Wallet B', 'org.example.b'])('parameters: wallet %s', async (wallet) => {
  const connectors = [
    createConnector({ id: 'a' }),
    createConnector({ id: 'b', info: { rdns: 'org.example.b' } }),
  ]
  const { kit } = createTestKit({ adapter: createFakeAdapter({ connectors }) })
  kit.start()
  const opening = kit.actions.open({ wallet })
  expect(kit.controllers.router.current()).toEqual({
    name: 'ConnectingExternal',
    connectorId: 'b',
    wallet: 'Wallet B',
  })
  await kit.actions.connect({ connectorId: 'b' })
  await expect(opening).resolves.toMatchObject({ connectorId: 'b' })
})

test('parameters: wallet and namespace', () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters })
  kit.start()
  void kit.actions.open({ wallet: 'Wallet A', namespace: 'solana' })
  expect(kit.controllers.modal.state.namespace).toBe('solana')
  expect(kit.controllers.router.current().name).toBe('ConnectingExternal')
})

test.each(['Rabby Wallet', 'Rabby', 'io.rabby'])(
  'behavior: the known wallet %s that is not installed is offered to be had',
  async (wallet) => {
    const { kit } = start()
    const opening = kit.actions.open({ wallet })
    await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
    expect(kit.controllers.router.state.history).toMatchObject([
      { name: 'Downloads', wallet: { rdns: 'io.rabby' } },
    ])
    await kit.actions.connect({ connectorId: 'b' })
    await expect(opening).resolves.toMatchObject({ connectorId: 'b' })
  },
)

test('behavior: a known wallet that is not installed is paired where that is offered', async () => {
  vi.stubGlobal('window', createDeviceWindow())
  const { kit } = createTestKit({ projectId: 'project' })
  kit.start()
  const opening = kit.actions.open({ wallet: 'Rainbow' })
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  expect(kit.controllers.router.state.history).toMatchObject([
    { name: 'ConnectingWalletConnect', wallet: { rdns: 'me.rainbow' } },
  ])
  await kit.actions.connect({ connectorId: 'b' })
  await expect(opening).resolves.toMatchObject({ connectorId: 'b' })
})

test.each([{ connectorId: 'pairing' }, { wallet: 'WalletConnect' }])(
  'behavior: what pairs any wallet is shown as a code: %o',
  async (parameters) => {
    vi.stubGlobal('window', createDeviceWindow())
    const pairing = createConnector({
      id: 'pairing',
      name: 'WalletConnect',
      type: 'WALLET_CONNECT',
    })
    const { kit } = createTestKit({ adapter: createFakeAdapter({ connectors: [pairing] }) })
    kit.start()
    void kit.actions.open(parameters)
    await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
    expect(kit.controllers.router.state.history).toEqual([{ name: 'ConnectingWalletConnectBasic' }])
  },
)

test('behavior: a wallet of the app that is not installed is offered too, until closed', async () => {
  const own = { id: 'own', name: 'Own Wallet' }
  const { kit } = createTestKit({ customWallets: [own] })
  kit.start()
  const opening = kit.actions.open({ wallet: 'Own Wallet' })
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  expect(kit.controllers.router.current()).toEqual({ name: 'Downloads', wallet: own })
  kit.actions.close()
  expect((await catchError(opening)).code).toBe('CONNECTION_USER_CLOSED')
})

test('error: CONNECTION_KIT_DESTROYED while the known wallets are on their way', async () => {
  const { kit } = start()
  const opening = kit.actions.open({ wallet: 'io.rabby' })
  kit.destroy()
  expect((await catchError(opening)).code).toBe('CONNECTION_KIT_DESTROYED')
})

test('error: CONNECTOR_NOT_FOUND for a known wallet that does not speak the namespace', async () => {
  const { kit } = createTestKit({ networks: [mainnet, solana] })
  kit.start()
  const opening = kit.actions.open({ wallet: 'io.rabby', namespace: 'solana' })
  expect((await catchError(opening)).code).toBe('CONNECTOR_NOT_FOUND')
})

test('error: CONNECTOR_NOT_FOUND for a wallet of another namespace, and for one that has no name', async () => {
  const { kit } = start()
  const namespace = 'solana'
  const found = [
    await catchError(kit.actions.open({ wallet: 'Wallet A', namespace })),
    await catchError(kit.actions.open({ wallet: 'undefined' })),
    await catchError(kit.actions.open({ wallet: '' })),
  ]
  expect(found.map(({ code }) => code)).toEqual(Array(3).fill('CONNECTOR_NOT_FOUND'))
})

test.each([true, false])(
  'parameters: enableNetworkSwitch off shows no networks, connected %s',
  async (isConnected) => {
    const { kit } = createTestKit({ enableNetworkSwitch: false })
    kit.start()
    if (isConnected) await kit.actions.connect({ connectorId: 'a' })
    void kit.actions.open({ view: 'Networks' })
    expect(kit.controllers.router.current().name).toBe(isConnected ? 'Account' : 'Connect')
  },
)

test.each<[OpenView | undefined, string]>([
  [undefined, 'UnsupportedChain'],
  ['Account', 'UnsupportedChain'],
  ['Networks', 'UnsupportedChain'],
  ['WhatIsAWallet', 'UnsupportedChain'],
  ['Connect', 'Connect'],
  ['AllWallets', 'AllWallets'],
])('behavior: on a chain that has to be left the view %s is %s', async (view, name) => {
  const { kit, adapter } = await startConnected()
  adapter.moveTo(unlistedId)
  void kit.actions.open({ view })
  expect(kit.controllers.router.state.history).toMatchObject([{ name }])
})

test.each(['banner', 'ignore'] as const)(
  'parameters: unsupportedChain %s opens what is asked for',
  async (unsupportedChain) => {
    const { kit, adapter } = createTestKit({ unsupportedChain })
    kit.start()
    await kit.actions.connect({ connectorId: 'a' })
    adapter.moveTo(unlistedId)
    expect(kit.controllers.modal.state.open).toBe(false)
    void kit.actions.open()
    expect(kit.controllers.router.current().name).toBe('Account')
  },
)

test('parameters: namespace', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters })
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  const opening = kit.actions.open({ namespace: 'solana' })
  expect(kit.controllers.router.current().name).toBe('Connect')
  expect(kit.controllers.modal.state.namespace).toBe('solana')
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  await expect(opening).resolves.toMatchObject({ namespace: 'solana' })
})

test('behavior: opened for the account of another namespace, that namespace is the active one', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit, events } = createTestKit({ networks: [mainnet, solana], adapters })
  const { modal, network } = kit.controllers
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.disconnect({ namespace: 'solana' })
  void kit.actions.open({ namespace: 'solana' })
  // Nothing is connected there yet.
  expect(network.state.activeNamespace).toBe('eip155')
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  kit.actions.close()

  void kit.actions.open({ namespace: 'eip155' })
  expect(modal.state.namespace).toBe('eip155')
  expect(network.state.activeNamespace).toBe('eip155')
  expect(kit.storage.get('activeNetworkId')).toBe('eip155:1')
  expect(events.filter((event) => event === 'SWITCH_NETWORK')).toHaveLength(1)
  void kit.actions.open({ namespace: 'eip155' })
  expect(events.filter((event) => event === 'SWITCH_NETWORK')).toHaveLength(1)
})

test('error: CONNECTION_USER_CLOSED', async () => {
  const { kit, events } = start()
  const opening = kit.actions.open()
  kit.actions.close()
  expect((await catchError(opening)).code).toBe('CONNECTION_USER_CLOSED')
  expect(events).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
})

test('behavior: a failed attempt leaves the promise open for the next one', async () => {
  const { kit, adapter } = start()
  const opening = kit.actions.open()
  adapter.asks = true
  const first = catchError(kit.actions.connect({ connectorId: 'a' }))
  adapter.prompts[0]?.reject(new Error('Locked'))
  await first
  adapter.asks = false
  await kit.actions.connect({ connectorId: 'b' })
  await expect(opening).resolves.toMatchObject({ connectorId: 'b' })
})

test('behavior: an account that was connected stays the result when the modal closes later', async () => {
  const { kit } = start()
  const opening = kit.actions.open()
  await kit.actions.connect({ connectorId: 'a' })
  kit.actions.close()
  await expect(opening).resolves.toMatchObject({ connectorId: 'a' })
})

test('behavior: each call has its own result', async () => {
  const { kit, events } = await startConnected()
  const networks = kit.actions.open({ view: 'Networks' })
  const connect = catchError(kit.actions.open({ view: 'Connect' }))
  expect(kit.controllers.router.current().name).toBe('Connect')
  kit.actions.close()
  await expect(networks).resolves.toBeUndefined()
  expect((await connect).code).toBe('CONNECTION_USER_CLOSED')
  expect(events.filter((event) => event === 'MODAL_OPEN')).toHaveLength(1)
})

test.each(['Connect', 'Networks'] as const)(
  'error: UI_LOAD_FAILED on the view %s',
  async (view) => {
    const { kit } = start()
    const opening = catchError(kit.actions.open({ view }))
    const failure = new CleatError('UI_LOAD_FAILED')
    kit.controllers.modal.close(failure)
    expect(await opening).toBe(failure)
    const again = catchError(kit.actions.open())
    kit.actions.close()
    expect((await again).code).toBe('CONNECTION_USER_CLOSED')
  },
)

test.each(['missing', '__proto__', ''])(
  'error: CONNECTOR_NOT_FOUND for %j leaves the modal closed',
  async (connectorId) => {
    const { kit, events } = start()
    const error = await catchError(kit.actions.open({ connectorId }))
    expect(error).toMatchObject({ code: 'CONNECTOR_NOT_FOUND', context: { connectorId } })
    expect(kit.controllers.modal.state.open).toBe(false)
    expect(events).toEqual(['INITIALIZE'])
  },
)

test.each(['Connect', 'Networks'] as const)(
  'error: CONNECTION_KIT_DESTROYED on the view %s',
  async (view) => {
    const { kit } = start()
    const opening = catchError(kit.actions.open({ view }))
    kit.destroy()
    expect((await opening).code).toBe('CONNECTION_KIT_DESTROYED')
    expect((await catchError(kit.actions.open())).code).toBe('CONNECTION_KIT_DESTROYED')
    expect(kit.controllers.modal.state.open).toBe(false)
  },
)

test('behavior: a rejection that nobody handles is reported to nobody', async () => {
  const stopWatching = watchRejections()
  const { kit } = start()
  void kit.actions.open()
  kit.actions.close()
  void kit.actions.open({ connectorId: 'missing' })
  void kit.actions.open()
  kit.destroy()
  void kit.actions.open()
  expect(await stopWatching()).toEqual([])
})

test('behavior: a restored session is a result too', async () => {
  const session = createConnection({ connectorId: 'b' })
  const { kit } = createTestKit({ adapter: createFakeAdapter({ session }) })
  kit.start()
  await expect(kit.actions.open()).resolves.toMatchObject({ connectorId: 'b' })
})

test('behavior: the list of wallets knows that a session is coming back', async () => {
  const adapter = createFakeAdapter({ session: createConnection({ connectorId: 'b' }) })
  const { kit } = createTestKit({ adapter })
  kit.start()
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  void kit.actions.open()
  const list = { name: 'Connect', wasReconnecting: true }
  expect(kit.controllers.router.current()).toEqual(list)
  void kit.actions.open({ view: 'Connect' })
  expect(kit.controllers.router.current()).toEqual(list)
  void kit.actions.open({ view: 'WalletSend' })
  expect(kit.controllers.router.current()).toEqual({ ...list, next: { name: 'WalletSend' } })
  await vi.waitFor(() => expect(kit.controllers.account.get('eip155').status).toBe('connected'))
  void kit.actions.open({ view: 'Connect' })
  expect(kit.controllers.router.current()).toEqual({ name: 'Connect' })
})

test('behavior: choosing the wallet that is connected already is a result too', async () => {
  const { kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const opening = kit.actions.open({ view: 'Connect' })
  await kit.actions.connect({ connectorId: 'a' })
  kit.actions.close()
  expect(await opening).toMatchObject({ connectorId: 'a' })
})

test('behavior: closing without choosing is none, though somebody is connected', async () => {
  const { kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const opening = kit.actions.open({ view: 'Connect' })
  kit.actions.close()
  await expect(opening).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
})

const sending = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: '1' }

test('parameters: arguments', async () => {
  const { kit } = await startConnected()
  const intent = { to: 'vitalik.eth', amount: '1.5', namespace: 'eip155', chainId: 1 }
  void kit.actions.open({ view: 'WalletSend', arguments: intent })
  expect(kit.controllers.router.current()).toEqual({ name: 'WalletSend', intent })
})

test('behavior: opened to send, it resolves as soon as the network has the transaction', async () => {
  const { kit } = await startConnected()
  const opening = kit.actions.open({ view: 'WalletSend' })
  kit.controllers.events.track('SEND_SUCCESS', { ...sending, hash: '0x5e' })
  kit.actions.close()
  await expect(opening).resolves.toEqual({ hash: '0x5e' })
})

test('behavior: who came to send and has to connect first is still on the way to that', async () => {
  const { kit } = start()
  const intent = { to: 'vitalik.eth' }
  const opening = kit.actions.open({ view: 'WalletSend', arguments: intent })
  const next = { name: 'WalletSend', intent }
  expect(kit.controllers.router.current()).toEqual({ name: 'Connect', next })
  await kit.actions.connect({ connectorId: 'a' })
  kit.controllers.events.track('SEND_SUCCESS', { ...sending, hash: '0x5e' })
  await expect(opening).resolves.toEqual({ hash: '0x5e' })
})

test.each([[{ to: 'vitalik.eth' }], [undefined]])(
  'error: CONNECTION_USER_CLOSED when it is closed before %j is sent',
  async (intent) => {
    const { kit } = await startConnected()
    const opening = kit.actions.open({ view: 'WalletSend', arguments: intent })
    kit.controllers.events.track('SEND_REJECTED', { ...sending, message: 'No.' })
    kit.actions.close()
    await expect(opening).rejects.toMatchObject({ code: 'CONNECTION_USER_CLOSED' })
  },
)

test.each(['SwapPreview', 'ConnectingFarcaster', 'SwitchNetwork', 'constructor'])(
  'error: CONFIG_VIEW_UNKNOWN for %s, which leaves the modal as it is',
  async (name) => {
    const { kit } = start()
    const view = name as OpenView
    expect(await catchError(kit.actions.open({ view }))).toMatchObject({
      code: 'CONFIG_VIEW_UNKNOWN',
      context: { name },
    })
    expect(kit.controllers.modal.state.open).toBe(false)
    void kit.actions.open({ view: 'Networks' })
    await catchError(kit.actions.open({ view }))
    expect(kit.controllers.modal.state.open).toBe(true)
    expect(kit.controllers.router.current()).toEqual({ name: 'Networks' })
  },
)

test('error: CONFIG_VIEW_UNKNOWN before the runtime is there closes what it opened', async () => {
  const { kit, arrive } = createLateKit()
  kit.start()
  const opening = kit.actions.open({ view: 'SwapPreview' as OpenView })
  expect(kit.controllers.modal.state.open).toBe(true)
  arrive()
  expect(await catchError(opening)).toMatchObject({ code: 'CONFIG_VIEW_UNKNOWN' })
  expect(kit.controllers.modal.state.open).toBe(false)
})

test("parameters: uri, the app's own pairing", async () => {
  const { kit } = start()
  void kit.actions.open({ uri: 'wc:1@2' })
  expect(kit.controllers.connection.state.wcUri).toBe('wc:1@2')
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  expect(kit.controllers.router.current()).toMatchObject({ name: 'ConnectingWalletConnectBasic' })
  kit.controllers.modal.close()
  expect(kit.controllers.connection.state.wcUri).toBeUndefined()
})

test('parameters: uri, on a phone, which cannot scan its own screen', async () => {
  vi.stubGlobal('window', createDeviceWindow(iPhoneSafari))
  const { kit } = start()
  void kit.actions.open({ uri: 'wc:1@2' })
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  expect(kit.controllers.router.current()).toMatchObject({ name: 'AllWallets' })
})

const projectId = 'project'

test.each<[string, Parameters<typeof createTestKit>[0], string[]]>([
  ['no adapter', { projectId, adapters: [] }, ['Connect', 'ConnectingWalletConnectBasic']],
  ['no adapter and no relay', { adapters: [] }, ['Connect']],
  ['an adapter', { projectId }, ['Connect']],
])('behavior: an app with %s', async (_, options, views) => {
  const { kit } = createTestKit(options)
  void kit.actions.open()
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  expect(kit.controllers.router.state.history.map(({ name }) => name)).toEqual(views)
})
