import { CleatError } from '@cleat/core'
import { createConnection, createFakeAdapter } from '@cleat/core/test/createFakeAdapter'
import { expect, test, vi } from 'vitest'
import { createTestKit, testView as view } from '../test/createTestKit.ts'
import { createSimulation } from './createSimulation.ts'

const signing = { type: 'message:sign', message: 'Hello', view } as const

test('default: nothing is simulated', async () => {
  const { kit, adapter } = await createTestKit()
  await expect(kit.request(signing)).resolves.toMatch(/^0x/)
  expect(adapter.calls).toContain('sign Hello')
  kit.destroy()
})

test.each([
  ['decline', 'REQUEST_USER_REJECTED', 4001],
  ['fail', 'WALLET_ERROR', -32603],
  ['disconnected', 'WALLET_DISCONNECTED', 4900],
] as const)('behavior: wallets %s with %s', async (answer, code, cause) => {
  const { kit, adapter, simulation } = await createTestKit()
  simulation.set({ answer })
  const error = await kit.request(signing).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code, cause: { code: cause } })
  expect((error as Error).message).toContain('Simulated wallet')
  expect(adapter.calls).not.toContain('sign Hello')
  kit.destroy()
})

test('behavior: only the next request', async () => {
  const { kit, simulation } = await createTestKit()
  simulation.set({ answer: 'decline', isOnce: true })
  await expect(kit.request(signing)).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  expect(simulation.state.answer).toBe('real')
  await expect(kit.request(signing)).resolves.toMatch(/^0x/)
  kit.destroy()
})

test('behavior: what reads a chain by the wallet is not declined, and fails without a network', async () => {
  const { kit, simulation } = await createTestKit()
  const reading = { type: 'provider:request', method: 'eth_call', view } as const
  simulation.set({ answer: 'decline' })
  await expect(kit.request(reading)).resolves.toBe('answer to eth_call')
  simulation.set({ isOnline: false })
  await expect(kit.request(reading)).rejects.toMatchObject({ cause: { code: -32603 } })
  const knowing = { type: 'provider:request', method: 'eth_accounts', view } as const
  await expect(kit.request(knowing)).resolves.toBe('answer to eth_accounts')
  kit.destroy()
})

test('behavior: without a network, balances and transfers cannot be read, and can again', async () => {
  const adapter = createFakeAdapter()
  const read = vi.fn(async () => ({ value: 1n, decimals: 18, symbol: 'ETH' }))
  const resolveName = vi.fn(async () => undefined)
  adapter.features['balance:read'] = read
  const loaded = { resolveName } as never
  adapter.features['transfers:load'] = async () => loaded
  const simulation = createSimulation()
  const { features } = simulation.adapter(adapter)
  const network = { name: 'Base' } as never
  const transfers = await features['transfers:load']?.()
  expect(await features['transfers:load']?.()).toBe(await features['transfers:load']?.())
  simulation.set({ isOnline: false })
  const failed = { code: 'NETWORK_RPC_FAILED', context: { network: 'Base' } }
  await expect(features['balance:read']?.({ address: '0x', network })).rejects.toMatchObject(failed)
  const asked = { name: 'a.eth', network, signal: new AbortController().signal }
  await expect(transfers?.resolveName?.(asked)).rejects.toMatchObject(failed)
  expect(read).not.toHaveBeenCalled()
  simulation.set({ isOnline: true })
  await expect(features['balance:read']?.({ address: '0x', network })).resolves.toMatchObject({})
  await transfers?.resolveName?.(asked)
  expect(resolveName).toHaveBeenCalledWith(asked)
})

test('behavior: a locked wallet connects once it is unlocked, unless the attempt ends', async () => {
  const adapter = createFakeAdapter()
  adapter.overrides.connect = async () => createConnection()
  const simulation = createSimulation()
  const wrapped = simulation.adapter(adapter)
  simulation.set({ isLocked: true })
  expect(await wrapped.reconnect()).toBeNull()
  const ending = new AbortController()
  const ended = wrapped.connect({ connectorId: 'a', signal: ending.signal })
  const reason = new CleatError('CONNECTION_KIT_DESTROYED')
  ending.abort(reason)
  await expect(ended).rejects.toBe(reason)
  const connected = wrapped.connect({ connectorId: 'a', signal: new AbortController().signal })
  expect(adapter.calls).toEqual([])
  simulation.set({ isLocked: false })
  await expect(connected).resolves.toMatchObject({ connectorId: 'a' })
})

test('behavior: a declined connection is one that the visitor declined', async () => {
  const adapter = createFakeAdapter()
  const simulation = createSimulation()
  simulation.set({ answer: 'decline' })
  const { signal } = new AbortController()
  const connecting = simulation.adapter(adapter).connect({ connectorId: 'a', signal })
  await expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
})

test('behavior: wallets and chains take as long as it says', async () => {
  const { kit, simulation } = await createTestKit()
  vi.useFakeTimers()
  simulation.set({ delayMs: 3000 })
  const answered = vi.fn()
  const adapter = kit.adapters.get('eip155')
  const signing = adapter?.features['message:sign']?.({ message: 'a', address: view.address })
  void signing?.then(answered)
  await vi.advanceTimersByTimeAsync(2999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
  vi.useRealTimers()
  kit.destroy()
})

test('behavior: a class keeps its private fields, and what else it has', () => {
  class PrivateAdapter {
    readonly extra = 'kept'
    readonly #secret = true
    readonly namespace = 'eip155'
    readonly id = 'private'
    readonly features = {}
    hasSession(): boolean {
      return this.#secret
    }
  }
  const wrapped = createSimulation().adapter(new PrivateAdapter() as never) as PrivateAdapter
  expect(wrapped.hasSession()).toBe(true)
  expect(wrapped.extra).toBe('kept')
})
