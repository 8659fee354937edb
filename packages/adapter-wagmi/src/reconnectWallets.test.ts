import { type DevWallet, neverAnswer } from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reconnect } from 'wagmi/actions'
import { createHarbourWallet, type Harness, promptsOf, startAdapter } from './test/createHarness.ts'

let wallet: DevWallet
let harness: Harness

beforeEach(async () => {
  localStorage.clear()
  wallet = createHarbourWallet()
  wallet.announce()
  harness = startAdapter()
  await harness.connect()
})

afterEach(() => {
  harness.stop()
  wallet.destroy()
})

/** The page is loaded again; the wallet stays. */
function reload(parameters?: Parameters<typeof startAdapter>[0]): void {
  harness.stop()
  harness = startAdapter(parameters)
}

test('default', async () => {
  reload()
  expect(harness.adapter.hasSession()).toBe(true)
  expect(harness.adapter.getConnection()).toBeNull()
  expect(await harness.adapter.reconnect()).toMatchObject({
    connectorId: 'dev.cleat.harbour',
    caipNetworkId: 'eip155:1',
  })
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('behavior: nothing to restore', async () => {
  await harness.adapter.disconnect()
  reload()
  expect(harness.adapter.hasSession()).toBe(false)
  expect(await harness.adapter.reconnect()).toBeNull()
  expect(harness.types()).not.toContain('accountChanged')
})

test('behavior: <WagmiProvider> restores at the same time', async () => {
  reload()
  const restoring = harness.adapter.reconnect()
  void reconnect(harness.adapter.wagmiConfig)
  expect(await restoring).toMatchObject({ connectorId: 'dev.cleat.harbour' })
})

test('behavior: a locked wallet comes back silently when it is unlocked', async () => {
  wallet.lock()
  reload()
  expect(await harness.adapter.reconnect()).toBeNull()
  wallet.unlock()
  await vi.waitFor(() =>
    expect(harness.events.at(-1)).toMatchObject({
      type: 'accountChanged',
      connection: { connectorId: 'dev.cleat.harbour' },
    }),
  )
  expect(promptsOf(wallet)).toEqual(['eth_requestAccounts'])
})

test('behavior: locked and unlocked without a reload', async () => {
  wallet.lock()
  await vi.waitFor(() => expect(harness.events.at(-1)).toEqual({ type: 'disconnected' }))
  wallet.unlock()
  await vi.waitFor(() => expect(harness.events.at(-1)).toMatchObject({ type: 'accountChanged' }))
})

test('behavior: a wallet that was let go does not come back by being unlocked', async () => {
  await harness.adapter.disconnect()
  wallet.lock()
  wallet.unlock()
  await new Promise((done) => setTimeout(done, 50))
  expect(harness.adapter.getConnection()).toBeNull()
})

test('behavior: a wallet that announces itself late is restored', async () => {
  harness.stop()
  wallet.destroy()
  const late = createHarbourWallet()
  await late.provider.request({ method: 'eth_requestAccounts' })
  harness = startAdapter()
  const restoring = harness.adapter.reconnect()
  setTimeout(() => late.announce(), 200)
  expect(await restoring).toMatchObject({ connectorId: 'dev.cleat.harbour' })
  late.destroy()
})

test('behavior: a wallet that announces itself after the restoring is over is restored', async () => {
  harness.stop()
  wallet.destroy()
  const late = createHarbourWallet()
  await late.provider.request({ method: 'eth_requestAccounts' })
  harness = startAdapter()
  expect(await harness.adapter.reconnect()).toBeNull()
  late.announce()
  await vi.waitFor(() => expect(harness.events.at(-1)).toMatchObject({ type: 'accountChanged' }))
  late.destroy()
})

test('behavior: a wallet that never answers is given up', { timeout: 15_000 }, async () => {
  wallet.program('eth_accounts', neverAnswer(), { times: 10 })
  reload()
  expect(await harness.adapter.reconnect()).toBeNull()
})

test('behavior: disconnecting while restoring wins', async () => {
  reload()
  const restoring = harness.adapter.reconnect()
  await harness.adapter.disconnect()
  expect(await restoring).toBeNull()
  await new Promise((done) => setTimeout(done, 50))
  expect(harness.adapter.getConnection()).toBeNull()
  reload()
  expect(harness.adapter.hasSession()).toBe(false)
  expect(await harness.adapter.reconnect()).toBeNull()
})

test('behavior: what wagmi stored is broken', async () => {
  for (const text of ['{', 'null', '[]', '1', '', '{"state":{"current":"x"}}']) {
    localStorage.setItem('wagmi.store', text)
    reload()
    await harness.adapter.reconnect()
    await harness.adapter.disconnect()
    expect(await harness.connect()).toMatchObject({ connectorId: 'dev.cleat.harbour' })
  }
})
