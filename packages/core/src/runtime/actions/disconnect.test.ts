import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectorType } from '../../contract/adapter/connector.ts'
import { catchError } from '../../test/catchError.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { mainnet, mainnetId, solana, unlistedId } from '../../test/networks.ts'

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
  return test
}

/** Two namespaces, each connected through a connector of the given type. */
async function startTwo(types: { eip155: ConnectorType; solana: ConnectorType }) {
  const [evm, sol] = (['eip155', 'solana'] as const).map((namespace) =>
    createFakeAdapter({
      id: namespace,
      namespace,
      connectors: [createConnector({ id: 'a', chain: namespace, type: types[namespace] })],
    }),
  )
  if (!evm || !sol) throw new Error('Two adapters were made')
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [evm, sol] })
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  const statuses = () =>
    ['eip155', 'solana'].map((namespace) => kit.controllers.account.get(namespace).status)
  return { kit, statuses }
}

function observe(promise: Promise<unknown>): () => boolean {
  let isSettled = false
  const settle = () => {
    isSettled = true
  }
  promise.then(settle, settle)
  return () => isSettled
}

test('default', async () => {
  const { kit, adapter, events, statuses } = await startConnected()
  await kit.actions.disconnect()
  expect(adapter.getConnection()).toBeNull()
  expect(kit.controllers.account.get('eip155')).toEqual({ status: 'disconnected', allAccounts: [] })
  expect(kit.controllers.connection.state.flow).toEqual({ status: 'idle' })
  expect(statuses).toEqual(['disconnected', 'connecting', 'connected', 'disconnected'])
  expect(events.at(-1)).toBe('DISCONNECT_SUCCESS')
  expect(kit.disconnections.size).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a wallet that never answers is given two seconds', async () => {
  const { kit, adapter } = await startConnected()
  adapter.overrides.disconnect = () => new Promise(() => undefined)
  const disconnecting = kit.actions.disconnect()
  const isSettled = observe(disconnecting)
  await vi.advanceTimersByTimeAsync(1500)
  expect(isSettled()).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(isSettled()).toBe(true)
  await expect(disconnecting).resolves.toBeUndefined()
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})

test.each(createHostileValues())(
  'behavior: resolves when the adapter rejects with %s',
  async (_, value) => {
    const { kit, adapter, events } = await startConnected()
    adapter.overrides.disconnect = () => Promise.reject(value)
    await expect(kit.actions.disconnect()).resolves.toBeUndefined()
    expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
    expect(events.at(-1)).toBe('DISCONNECT_ERROR')
  },
)

test('behavior: resolves when the adapter throws', async () => {
  const adapter = createFakeAdapter()
  adapter.disconnect = () => {
    throw new Error('Boom')
  }
  const { kit, events } = createTestKit({ adapter })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  await expect(kit.actions.disconnect()).resolves.toBeUndefined()
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(events.at(-1)).toBe('DISCONNECT_ERROR')
})

test('behavior: disconnecting twice is as good as once', async () => {
  const { kit, statuses } = await startConnected()
  await Promise.all([kit.actions.disconnect(), kit.actions.disconnect()])
  await kit.actions.disconnect()
  expect(statuses.at(-1)).toBe('disconnected')
  expect(kit.disconnections.size).toBe(0)
})

test('behavior: ends a connecting that is under way', async () => {
  const { kit, adapter } = createTestKit()
  kit.start()
  adapter.asks = true
  const connecting = catchError(kit.actions.connect({ connectorId: 'a' }))
  await kit.actions.disconnect()
  expect((await connecting).code).toBe('CONNECTION_USER_CLOSED')
  adapter.prompts[0]?.approve()
  await vi.advanceTimersByTimeAsync(0)
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(adapter.getConnection()).toBeNull()
})

test('behavior: connecting again works at once', async () => {
  const { kit } = await startConnected()
  await kit.actions.disconnect()
  await kit.actions.connect({ connectorId: 'a' })
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test.each(['a', 'b'])(
  'behavior: connecting %s meanwhile waits for the end and is not taken along',
  async (connectorId) => {
    const { kit, adapter, statuses } = await startConnected()
    adapter.overrides.disconnect = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      adapter.drop()
    }
    const disconnecting = kit.actions.disconnect()
    const connecting = kit.actions.connect({ connectorId })
    expect(kit.controllers.connection.state.flow.status).toBe('pending')
    await vi.advanceTimersByTimeAsync(1000)
    await disconnecting
    await expect(connecting).resolves.toMatchObject({ connectorId })
    expect(kit.controllers.account.get('eip155')).toMatchObject({
      status: 'connected',
      connectorId,
    })
    expect(adapter.getConnection()?.connectorId).toBe(connectorId)
    expect(kit.controllers.connection.state.flow.status).toBe('success')
    expect(statuses.slice(-3)).toEqual(['disconnected', 'connecting', 'connected'])
  },
)

test('behavior: connecting while a silent wallet is disconnected works after two seconds', async () => {
  const { kit, adapter } = await startConnected()
  adapter.overrides.disconnect = () => new Promise(() => undefined)
  void kit.actions.disconnect()
  const connecting = kit.actions.connect({ connectorId: 'b' })
  await vi.advanceTimersByTimeAsync(2000)
  await expect(connecting).resolves.toMatchObject({ connectorId: 'b' })
  expect(kit.controllers.account.get('eip155').connectorId).toBe('b')
})

test('behavior: leaves an unsupported chain behind', async () => {
  const { kit, adapter } = await startConnected()
  adapter.moveTo(unlistedId)
  expect(kit.controllers.network.get('eip155')?.isUnsupportedChain).toBe(true)
  await kit.actions.disconnect()
  expect(kit.controllers.network.getActive().caipNetworkId).toBe(mainnetId)
})

test('behavior: leaves an unsupported chain behind also when the wallet never answers', async () => {
  const { kit, adapter } = await startConnected()
  adapter.moveTo(unlistedId)
  adapter.overrides.disconnect = () => new Promise(() => undefined)
  const disconnecting = kit.actions.disconnect()
  await vi.advanceTimersByTimeAsync(2000)
  await disconnecting
  expect(kit.controllers.network.get('eip155')).toMatchObject({ isUnsupportedChain: false })
})

test('behavior: an end does not disturb an attempt that waits for another end', async () => {
  const { kit, adapter, statuses } = await startConnected()
  const waits = [100, 1000]
  adapter.overrides.disconnect = async () => {
    await new Promise((resolve) => setTimeout(resolve, waits.shift()))
    adapter.drop()
  }
  void kit.actions.disconnect()
  await vi.advanceTimersByTimeAsync(50)
  adapter.drop()
  void kit.actions.disconnect()
  const connecting = kit.actions.connect({ connectorId: 'b' })
  await vi.advanceTimersByTimeAsync(100)
  expect(kit.controllers.account.get('eip155').status).toBe('connecting')
  expect(kit.controllers.connection.state.flow.status).toBe('pending')
  await vi.advanceTimersByTimeAsync(1000)
  await expect(connecting).resolves.toMatchObject({ connectorId: 'b' })
  expect(statuses.slice(-3)).toEqual(['disconnected', 'connecting', 'connected'])
})

test('behavior: without a namespace everything ends', async () => {
  const { kit, statuses } = await startTwo({ eip155: 'ANNOUNCED', solana: 'ANNOUNCED' })
  await kit.actions.disconnect()
  expect(statuses()).toEqual(['disconnected', 'disconnected'])
})

test.each<[ConnectorType, ConnectorType, string[]]>([
  ['ANNOUNCED', 'ANNOUNCED', ['disconnected', 'connected']],
  ['INJECTED', 'INJECTED', ['disconnected', 'connected']],
  ['EXTERNAL', 'EXTERNAL', ['disconnected', 'connected']],
  ['WALLET_CONNECT', 'WALLET_CONNECT', ['disconnected', 'disconnected']],
  ['AUTH', 'AUTH', ['disconnected', 'disconnected']],
  ['WALLET_CONNECT', 'AUTH', ['disconnected', 'connected']],
  ['AUTH', 'ANNOUNCED', ['disconnected', 'connected']],
])('parameters: namespace with %s beside %s', async (eip155, other, expected) => {
  const { kit, statuses } = await startTwo({ eip155, solana: other })
  await kit.actions.disconnect({ namespace: 'eip155' })
  expect(statuses()).toEqual(expected)
})

test('parameters: namespace that nobody serves', async () => {
  const { kit } = await startConnected()
  await expect(kit.actions.disconnect({ namespace: 'cosmos' })).resolves.toBeUndefined()
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('behavior: a wallet that connects by itself afterwards is believed', async () => {
  const { kit, adapter } = await startConnected()
  await kit.actions.disconnect()
  adapter.setConnection(createConnection({ connectorId: 'b' }))
  expect(kit.controllers.account.get('eip155')).toMatchObject({
    status: 'connected',
    connectorId: 'b',
  })
})
