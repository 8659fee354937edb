import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { catchError } from '../../test/catchError.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { baseId, mainnet, solana, unlistedId } from '../../test/networks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** A started kit whose wallets hold their prompt open until the test answers it. */
function start(options: Parameters<typeof createTestKit>[0] = {}): TestKit {
  const test = createTestKit(options)
  test.kit.start()
  test.adapter.asks = true
  return test
}

function readState({ kit }: TestKit) {
  const { account, connection } = kit.controllers
  return { status: account.get('eip155').status, flow: connection.state.flow.status }
}

test('default', async () => {
  const test = start()
  const { kit, adapter, events, statuses } = test
  const connecting = kit.actions.connect({ connectorId: 'a' })
  expect(readState(test)).toEqual({ status: 'connecting', flow: 'pending' })
  adapter.prompts[0]?.approve()
  await expect(connecting).resolves.toEqual({
    namespace: 'eip155',
    address,
    caipAddress: `eip155:1:${address}`,
    connectorId: 'a',
  })
  expect(readState(test)).toEqual({ status: 'connected', flow: 'success' })
  expect(statuses).toEqual(['disconnected', 'connecting', 'connected'])
  expect(events).toEqual(['INITIALIZE', 'CONNECT_SUCCESS'])
  expect(kit.attempts.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: an adapter that resolves without reporting is taken at its word', async () => {
  const test = start()
  const connection = createConnection({ caipNetworkId: baseId })
  test.adapter.getConnection = () => connection
  test.adapter.overrides.connect = async () => connection
  await test.kit.actions.connect({ connectorId: 'a' })
  expect(test.kit.controllers.account.get('eip155')).toMatchObject({
    status: 'connected',
    caipAddress: `eip155:8453:${address}`,
    connectedWalletInfo: { name: 'Wallet A', type: 'ANNOUNCED' },
  })
  expect(test.kit.controllers.network.getActive().name).toBe('Base')
})

test('behavior: remembers the wallet for the next visit', async () => {
  const { kit, adapter } = start()
  adapter.asks = false
  await kit.actions.connect({ connectorId: 'a' })
  await kit.actions.connect({ connectorId: 'b' })
  const recent = [
    { id: 'b', name: 'Wallet B' },
    { id: 'a', name: 'Wallet A' },
  ]
  expect(kit.controllers.connectors.state.recentWallets).toEqual(recent)
  expect(kit.storage.get('recentWallets')).toEqual(recent)
})

test('parameters: namespace', async () => {
  const solanaAdapter = createFakeAdapter({ id: 'sol', namespace: 'solana' })
  const adapter = createFakeAdapter()
  const { kit } = start({
    adapter,
    networks: [mainnet, solana],
    adapters: [adapter, solanaAdapter],
  })
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
  expect(kit.controllers.account.get('solana').status).toBe('connected')
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(adapter.calls).not.toContain('connect a')
})

test('behavior: a wallet that moves on right after it answered is followed', async () => {
  const { kit, adapter } = start()
  const connecting = kit.actions.connect({ connectorId: 'a' })
  adapter.prompts[0]?.approve()
  adapter.moveTo(baseId)
  await expect(connecting).resolves.toMatchObject({ caipAddress: `eip155:8453:${address}` })
  expect(kit.controllers.network.getActive().name).toBe('Base')
})

test('error: CONNECTION_FAILED when the wallet goes right after it answered', async () => {
  const test = start()
  const connecting = catchError(test.kit.actions.connect({ connectorId: 'a' }))
  test.adapter.prompts[0]?.approve()
  test.adapter.drop()
  expect((await connecting).code).toBe('CONNECTION_FAILED')
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
})

test('behavior: a second call for the same wallet joins the first', async () => {
  const { kit, adapter } = start()
  const first = kit.actions.connect({ connectorId: 'a' })
  const second = kit.actions.connect({ connectorId: 'a' })
  expect(second).toBe(first)
  expect(adapter.prompts).toHaveLength(1)
  adapter.prompts[0]?.approve()
  await expect(second).resolves.toMatchObject({ connectorId: 'a' })
})

test('behavior: a wallet that is connected is not asked again', async () => {
  const { kit, adapter } = start()
  adapter.asks = false
  const first = await kit.actions.connect({ connectorId: 'a' })
  await expect(kit.actions.connect({ connectorId: 'a' })).resolves.toEqual(first)
  expect(adapter.prompts).toHaveLength(1)
})

test('behavior: a wallet that is connected on another namespace makes it the active one', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ id: 'sol', namespace: 'solana' })]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters })
  kit.start()
  const first = await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
  await expect(kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })).resolves.toEqual(
    first,
  )
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test('error: CONNECTION_REPLACED by another wallet', async () => {
  const test = start()
  const { kit, adapter } = test
  const first = catchError(kit.actions.connect({ connectorId: 'a' }))
  const second = kit.actions.connect({ connectorId: 'b' })
  expect(await first).toMatchObject({
    code: 'CONNECTION_REPLACED',
    context: { wallet: 'Wallet A' },
  })
  expect(readState(test)).toEqual({ status: 'connecting', flow: 'pending' })
  expect(adapter.prompts[0]?.signal.aborted).toBe(true)
  adapter.prompts[0]?.approve()
  expect(readState(test).status).toBe('connecting')
  adapter.prompts[1]?.approve()
  await expect(second).resolves.toMatchObject({ connectorId: 'b' })
  expect(readState(test)).toEqual({ status: 'connected', flow: 'success' })
})

test('behavior: replaced right after it was approved, it leaves the flow to the next', async () => {
  const test = start()
  const first = test.kit.actions.connect({ connectorId: 'a' })
  test.adapter.prompts[0]?.approve()
  const second = test.kit.actions.connect({ connectorId: 'b' })
  await expect(first).resolves.toMatchObject({ connectorId: 'a' })
  expect(readState(test)).toEqual({ status: 'connected', flow: 'pending' })
  test.adapter.prompts[1]?.approve()
  await expect(second).resolves.toMatchObject({ connectorId: 'b' })
  expect(readState(test)).toEqual({ status: 'connected', flow: 'success' })
})

test('behavior: going back to the connected wallet ends the other attempt', async () => {
  const test = start()
  const { kit, adapter } = test
  adapter.asks = false
  await kit.actions.connect({ connectorId: 'a' })
  adapter.asks = true
  const other = catchError(kit.actions.connect({ connectorId: 'b' }))
  await expect(kit.actions.connect({ connectorId: 'a' })).resolves.toMatchObject({
    connectorId: 'a',
  })
  expect((await other).code).toBe('CONNECTION_REPLACED')
  expect(readState(test)).toEqual({ status: 'connected', flow: 'success' })
})

test('error: CONNECTION_USER_REJECTED', async () => {
  const test = start()
  const { kit, adapter, events } = test
  const connecting = catchError(kit.actions.connect({ connectorId: 'a' }))
  const reason = new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Wallet A' } })
  adapter.prompts[0]?.reject(reason)
  expect(await connecting).toBe(reason)
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
  expect(kit.controllers.connection.state.flow).toMatchObject({ connectorId: 'a', error: reason })
  expect(events).toEqual(['INITIALIZE', 'USER_REJECTED'])
})

test('error: CONNECTION_USER_CLOSED when the modal that it was started from closes', async () => {
  const test = start()
  const { kit, adapter } = test
  const opening = catchError(kit.actions.open())
  const connecting = catchError(kit.actions.connect({ connectorId: 'a' }))
  expect(kit.actions.close()).toBe(true)
  expect((await connecting).code).toBe('CONNECTION_USER_CLOSED')
  expect((await opening).code).toBe('CONNECTION_USER_CLOSED')
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'idle' })
  adapter.prompts[0]?.approve()
  await vi.advanceTimersByTimeAsync(0)
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'idle' })
})

test('behavior: started without the modal, it does not end with it', async () => {
  const { kit, adapter } = start()
  const connecting = kit.actions.connect({ connectorId: 'a' })
  kit.actions.open().catch(() => undefined)
  kit.actions.close()
  adapter.prompts[0]?.approve()
  await expect(connecting).resolves.toMatchObject({ connectorId: 'a' })
})

test('error: CONNECTION_TIMEOUT', async () => {
  const test = start()
  const connecting = catchError(test.kit.actions.connect({ connectorId: 'a' }))
  await vi.advanceTimersByTimeAsync(299_999)
  expect(readState(test).status).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await connecting).toMatchObject({
    code: 'CONNECTION_TIMEOUT',
    context: { wallet: 'Wallet A', timeoutMs: 300_000 },
  })
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
  test.adapter.prompts[0]?.approve()
  expect(readState(test).status).toBe('disconnected')
})

test('parameters: timeoutMs, with an adapter that ignores the signal', async () => {
  const test = start()
  test.adapter.overrides.connect = () => new Promise(() => undefined)
  const connecting = catchError(test.kit.actions.connect({ connectorId: 'a', timeoutMs: 2000 }))
  await vi.advanceTimersByTimeAsync(2000)
  expect((await connecting).code).toBe('CONNECTION_TIMEOUT')
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
  expect(test.kit.attempts.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a second attempt works after the first was given up', async () => {
  const { kit, adapter } = start()
  const first = catchError(kit.actions.connect({ connectorId: 'a', timeoutMs: 1000 }))
  await vi.advanceTimersByTimeAsync(1000)
  await first
  const second = kit.actions.connect({ connectorId: 'a' })
  adapter.prompts[0]?.approve(createConnection({ address: `0x${'00'.repeat(20)}` }))
  adapter.prompts[1]?.approve()
  await expect(second).resolves.toMatchObject({ address })
})

test('parameters: signal', async () => {
  const test = start()
  const controller = new AbortController()
  const { signal } = controller
  const connecting = catchError(test.kit.actions.connect({ connectorId: 'a', signal }))
  controller.abort()
  const error = await connecting
  expect(error.code).toBe('CONNECTION_FAILED')
  expect(error.cause).toBe(signal.reason)
  expect(readState(test).status).toBe('disconnected')
  test.adapter.prompts[0]?.approve()
  expect(readState(test).status).toBe('disconnected')
})

test('parameters: signal that has aborted already asks no wallet', async () => {
  const test = start()
  const signal = AbortSignal.abort()
  await catchError(test.kit.actions.connect({ connectorId: 'a', signal }))
  expect(test.adapter.calls).not.toContain('connect a')
  expect(readState(test).status).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a call after giving up starts anew, in the same tick', async () => {
  const test = start()
  const { kit, adapter } = test
  kit.actions.open()
  const first = catchError(kit.actions.connect({ connectorId: 'a' }))
  kit.actions.close()
  const second = kit.actions.connect({ connectorId: 'a' })
  expect((await first).code).toBe('CONNECTION_USER_CLOSED')
  expect(readState(test)).toEqual({ status: 'connecting', flow: 'pending' })
  adapter.prompts[1]?.approve()
  await expect(second).resolves.toMatchObject({ connectorId: 'a' })
})

test('behavior: the connection of before survives a failed attempt', async () => {
  const test = start()
  const { kit, adapter, statuses } = test
  adapter.asks = false
  await kit.actions.connect({ connectorId: 'a' })
  adapter.asks = true
  const connecting = catchError(kit.actions.connect({ connectorId: 'b' }))
  expect(readState(test)).toEqual({ status: 'connected', flow: 'pending' })
  adapter.prompts[1]?.reject(new Error('Locked'))
  expect((await connecting).code).toBe('CONNECTION_FAILED')
  expect(readState(test)).toEqual({ status: 'connected', flow: 'error' })
  expect(kit.controllers.account.get('eip155').connectorId).toBe('a')
  expect(statuses).toEqual(['disconnected', 'connecting', 'connected'])
})

test.each(createHostileValues())('error: CONNECTION_FAILED for %s', async (_, value) => {
  const test = start()
  test.adapter.overrides.connect = () => Promise.reject(value)
  const error = await catchError(test.kit.actions.connect({ connectorId: 'a' }))
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', context: { wallet: 'Wallet A' } })
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
})

test('error: CONNECTION_FAILED when the adapter throws', async () => {
  const test = start()
  const cause = new TypeError('Not a function')
  test.adapter.overrides.connect = () => {
    throw cause
  }
  const error = await catchError(test.kit.actions.connect({ connectorId: 'a' }))
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', cause })
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, object]>([
  ['nothing', {}],
  ['no accounts', createConnectionOf({ accounts: [] })],
  ['a malformed address', createConnectionOf({ accounts: [{ address: 'no address' }] })],
  ['a malformed chain', createConnectionOf({ caipNetworkId: 'nonsense' })],
])('behavior: an adapter that resolves with %s leaves the kit disconnected', async (_, garbage) => {
  const test = start()
  const connection = Object.assign(Object.create(null), garbage)
  test.adapter.getConnection = () => connection
  test.adapter.overrides.connect = async () => connection
  const error = await catchError(test.kit.actions.connect({ connectorId: 'a' }))
  expect(error.code).toMatch(/^(CONNECTION_FAILED|CAIP_ADDRESS_INVALID)$/)
  expect(readState(test)).toEqual({ status: 'disconnected', flow: 'error' })
})

function createConnectionOf(garbage: object): object {
  return { ...createConnection(), ...garbage }
}

test('behavior: a wallet on a chain that the app does not list connects', async () => {
  const { kit, adapter } = start()
  const connecting = kit.actions.connect({ connectorId: 'a' })
  adapter.prompts[0]?.approve(createConnection({ caipNetworkId: unlistedId }))
  await expect(connecting).resolves.toMatchObject({ caipAddress: `eip155:137:${address}` })
  expect(kit.controllers.network.get('eip155')?.isUnsupportedChain).toBe(true)
})

test.each(['missing', '__proto__', 'constructor', ''])(
  'error: CONNECTOR_NOT_FOUND for %j',
  async (connectorId) => {
    const test = start()
    const error = await catchError(test.kit.actions.connect({ connectorId }))
    expect(error).toMatchObject({ code: 'CONNECTOR_NOT_FOUND', context: { connectorId } })
    expect(readState(test)).toEqual({ status: 'disconnected', flow: 'idle' })
  },
)

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const { kit, adapter } = start()
  const connecting = catchError(kit.actions.connect({ connectorId: 'a' }))
  kit.destroy()
  expect((await connecting).code).toBe('CONNECTION_KIT_DESTROYED')
  expect(vi.getTimerCount()).toBe(0)
  const after = catchError(kit.actions.connect({ connectorId: 'b' }))
  expect((await after).code).toBe('CONNECTION_KIT_DESTROYED')
  expect(adapter.calls).not.toContain('connect b')
})

test('behavior: a listener of the app that throws does not undo the connection', async () => {
  const test = start({
    onEvent: () => {
      throw new Error("The app's own fault")
    },
  })
  test.adapter.asks = false
  await expect(test.kit.actions.connect({ connectorId: 'a' })).resolves.toMatchObject({ address })
  expect(readState(test)).toEqual({ status: 'connected', flow: 'success' })
  expect(() => vi.runAllTimers()).toThrow("The app's own fault")
})

test('parameters: restart', async () => {
  const adapter = createFakeAdapter()
  adapter.asks = true
  const { kit, events } = createTestKit({ adapter })
  kit.start()
  const first = kit.actions.connect({ connectorId: 'a' })
  const second = kit.actions.connect({ connectorId: 'a', restart: true })
  await expect(first).rejects.toMatchObject({ code: 'CONNECTION_REPLACED' })
  adapter.prompts.at(-1)?.approve()
  expect(await second).toMatchObject({ connectorId: 'a' })
  expect(adapter.prompts).toHaveLength(2)
  expect(events.filter((event) => event.startsWith('CONNECT_'))).toEqual(['CONNECT_SUCCESS'])
})
