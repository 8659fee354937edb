import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection } from '../../contract/adapter/connection.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnet, solana } from '../../test/networks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = createConnection({ caipNetworkId: baseId })

function settle(): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(0)
}

test('default', async () => {
  const adapter = createFakeAdapter({ session })
  const { kit, events, statuses } = createTestKit({ adapter })
  kit.start()
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  await settle()
  expect(kit.controllers.account.get('eip155')).toMatchObject({
    status: 'connected',
    connectorId: 'a',
    connectedWalletInfo: { name: 'Wallet A' },
  })
  expect(kit.controllers.network.getActive().name).toBe('Base')
  expect(statuses).toEqual(['disconnected', 'reconnecting', 'connected'])
  expect(events).toEqual(['INITIALIZE', 'CONNECT_SUCCESS'])
  expect(adapter.calls).toEqual(['reconnect'])
})

test('behavior: nobody sees a status before `reconnecting`', () => {
  const { kit, statuses } = createTestKit({ adapter: createFakeAdapter({ session }) })
  const before = statuses.length
  kit.start()
  expect(statuses.slice(before)).toEqual(['reconnecting'])
})

test('behavior: without a session the status stays disconnected', async () => {
  const { kit, events, statuses } = createTestKit()
  kit.start()
  await settle()
  expect(statuses).toEqual(['disconnected'])
  expect(events).toEqual(['INITIALIZE'])
})

test('behavior: an adapter that reports before it resolves is shown connected once', async () => {
  const adapter = createFakeAdapter({ session })
  adapter.overrides.reconnect = async () => {
    adapter.setConnection(session)
    await new Promise((resolve) => setTimeout(resolve, 100))
    adapter.setConnection(session)
    return session
  }
  const { kit, statuses } = createTestKit({ adapter })
  kit.start()
  await vi.advanceTimersByTimeAsync(100)
  expect(statuses).toEqual(['disconnected', 'reconnecting', 'connected'])
})

test('behavior: a disconnected event while restoring is not shown', async () => {
  const adapter = createFakeAdapter({ session })
  adapter.overrides.reconnect = async () => {
    adapter.emit({ type: 'disconnected' })
    adapter.setConnection(session)
    return session
  }
  const { kit, statuses } = createTestKit({ adapter })
  kit.start()
  await settle()
  expect(statuses).toEqual(['disconnected', 'reconnecting', 'connected'])
})

test('behavior: a session that is gone ends disconnected, with nothing in between', async () => {
  const adapter = createFakeAdapter({ session })
  adapter.overrides.reconnect = async () => null
  const { kit, events, statuses } = createTestKit({ adapter })
  kit.start()
  await settle()
  expect(statuses).toEqual(['disconnected', 'reconnecting', 'disconnected'])
  expect(events).toEqual(['INITIALIZE'])
})

test.each(createHostileValues())(
  'behavior: a rejection with %s ends disconnected',
  async (_, value) => {
    const adapter = createFakeAdapter({ session })
    adapter.overrides.reconnect = () => Promise.reject(value)
    const { kit, statuses } = createTestKit({ adapter })
    kit.start()
    await settle()
    expect(statuses).toEqual(['disconnected', 'reconnecting', 'disconnected'])
    await expect(kit.actions.reconnect()).resolves.toBeUndefined()
  },
)

test.each(['reconnect', 'hasSession'] as const)(
  'behavior: a throw from %s ends disconnected',
  async (method) => {
    const adapter = createFakeAdapter({ session })
    adapter[method] = () => {
      throw new Error('Boom')
    }
    const { kit, statuses } = createTestKit({ adapter })
    kit.start()
    await settle()
    expect(statuses.at(-1)).toBe('disconnected')
    await expect(kit.actions.reconnect()).resolves.toBeUndefined()
  },
)

test('behavior: a malformed connection ends disconnected', async () => {
  const adapter = createFakeAdapter({ session })
  const broken = { ...session, accounts: [{ address: 'no address' }] } satisfies Connection
  adapter.overrides.reconnect = async () => broken
  const { kit } = createTestKit({
    adapter: Object.assign(adapter, { getConnection: () => broken }),
  })
  kit.start()
  await settle()
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})

test('behavior: disconnecting while it restores is not undone by a late answer', async () => {
  const adapter = createFakeAdapter({ session })
  adapter.overrides.reconnect = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return session
  }
  const { kit, events, statuses } = createTestKit({ adapter })
  kit.start()
  await kit.actions.disconnect()
  await vi.advanceTimersByTimeAsync(1000)
  expect(statuses).toEqual(['disconnected', 'reconnecting', 'disconnected'])
  expect(events).not.toContain('CONNECT_SUCCESS')
})

test('behavior: an answer after destroy changes nothing', async () => {
  const adapter = createFakeAdapter({ session })
  const { kit, statuses } = createTestKit({ adapter })
  kit.start()
  kit.destroy()
  await settle()
  expect(statuses).toEqual(['disconnected', 'reconnecting'])
})

test('behavior: each namespace restores by itself', async () => {
  const evm = createFakeAdapter({ session })
  const sol = createFakeAdapter({ id: 'sol', namespace: 'solana' })
  evm.overrides.reconnect = () => new Promise(() => undefined)
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [evm, sol] })
  kit.start()
  await settle()
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  expect(kit.controllers.account.get('solana').status).toBe('connected')
})

test('behavior: connecting while it restores ends connected', async () => {
  const adapter = createFakeAdapter({ session })
  adapter.overrides.reconnect = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return adapter.getConnection()
  }
  const { kit } = createTestKit({ adapter })
  kit.start()
  await kit.actions.connect({ connectorId: 'b' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(kit.controllers.account.get('eip155')).toMatchObject({
    status: 'connected',
    connectorId: 'b',
  })
})

test('parameters: enableReconnect off ends the session instead', async () => {
  const adapter = createFakeAdapter({ session })
  const { kit, statuses } = createTestKit({ adapter, enableReconnect: false })
  kit.start()
  await settle()
  expect(adapter.calls).toEqual(['disconnect'])
  expect(statuses).toEqual(['disconnected'])
})
