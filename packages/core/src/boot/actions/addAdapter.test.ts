import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, solana, solanaId } from '../../test/networks.ts'
import { addAdapter } from './addAdapter.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

const session = createConnection({ address: 'sol', caipNetworkId: solanaId })

test('default', async () => {
  const { kit } = createTestKit()
  kit.start()
  const adapter = createFakeAdapter({ namespace: 'solana' })
  await addAdapter(kit, { adapter, networks: [mainnet, solana] })
  const { connectors, network } = kit.controllers
  expect(adapter.liveStarts).toBe(1)
  expect(adapter.context?.networks.map(({ caipNetworkId }) => caipNetworkId)).toEqual([solanaId])
  expect(network.state.activeNamespace).toBe('eip155')
  expect(connectors.find({ connectorId: 'a', namespace: 'solana' })).toBeDefined()
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  expect(network.state.activeNamespace).toBe('solana')
  kit.destroy()
  expect(adapter.liveStarts).toBe(0)
})

test('behavior: the session of an earlier visit comes back', async () => {
  const { kit } = createTestKit()
  kit.start()
  const adapter = createFakeAdapter({ namespace: 'solana', session })
  await addAdapter(kit, { adapter, networks: [solana] })
  expect(kit.controllers.account.get('solana')).toMatchObject({
    status: 'connected',
    address: 'sol',
  })
  kit.destroy()
})

test('behavior: it takes the place of a universal adapter', async () => {
  const { kit } = createTestKit({ networks: [mainnet, solana] })
  kit.start()
  const universal = createFakeAdapter({ id: 'universal', namespace: 'solana' })
  await addAdapter(kit, { adapter: universal, networks: [solana] })
  const adapter = createFakeAdapter({ namespace: 'solana', session })
  await addAdapter(kit, { adapter, networks: [solana] })
  expect([universal.liveStarts, adapter.liveStarts]).toEqual([0, 1])
  expect(kit.controllers.account.get('solana').address).toBe('sol')
  kit.destroy()
})

test('parameters: enableReconnect', async () => {
  const { kit } = createTestKit({ enableReconnect: false })
  kit.start()
  const adapter = createFakeAdapter({ namespace: 'solana', session })
  await addAdapter(kit, { adapter, networks: [solana] })
  expect(kit.controllers.account.get('solana').status).toBe('disconnected')
  expect(adapter.calls).toContain('disconnect')
  kit.destroy()
})

test('behavior: before the start, it starts with the others', async () => {
  const { kit } = createTestKit()
  const adapter = createFakeAdapter({ namespace: 'solana' })
  await addAdapter(kit, { adapter, networks: [solana] })
  expect(adapter.liveStarts).toBe(0)
  kit.start()
  expect(adapter.liveStarts).toBe(1)
  kit.destroy()
})

test.each([
  ['CONFIG_ADAPTER_DUPLICATE', { adapter: createFakeAdapter(), networks: [mainnet] as const }],
  [
    'CONFIG_ADAPTER_WITHOUT_NETWORK',
    { adapter: createFakeAdapter({ namespace: 'solana' }), networks: [mainnet] as const },
  ],
])('error: %s', async (code, parameters) => {
  const { kit } = createTestKit()
  kit.start()
  expect(await catchError(addAdapter(kit, parameters))).toMatchObject({ code })
  expect([...kit.adapters.keys()]).toEqual(['eip155'])
  expect(Object.keys(kit.controllers.network.state.byNamespace)).toEqual(['eip155'])
  kit.destroy()
})
