import type { DevWallet, DevWalletParameters } from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHarbourWallet, type Harness, promptsOf, startAdapter } from './test/createHarness.ts'

const harbour = 'dev.cleat.harbour'
const running: (() => void)[] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of running.splice(0).toReversed()) stop()
})

function announce(parameters: Partial<DevWalletParameters> = {}): DevWallet {
  const wallet = createHarbourWallet(parameters)
  wallet.announce()
  running.push(() => wallet.destroy())
  return wallet
}

function visit(): Harness {
  const harness = startAdapter()
  running.push(harness.stop)
  return harness
}

/** An earlier visit, on which the wallet was connected. */
async function visitBefore(wallet: DevWallet): Promise<void> {
  const harness = startAdapter()
  await harness.connect()
  harness.stop()
  expect(promptsOf(wallet)).toHaveLength(1)
}

const methods = ({ requests }: DevWallet) => requests.map(({ method }) => method)

test('behavior: an imitation that announces first leaves the real one in the list', async () => {
  const evil = announce()
  const real = announce()
  const { adapter, events } = visit()
  const [listed] = events.filter(({ type }) => type === 'connectorsChanged').slice(-1)
  expect(listed).toMatchObject({
    connectors: [
      { id: harbour, info: { rdns: harbour } },
      { id: `${harbour}#2`, info: { rdns: harbour } },
    ],
  })
  const { signal } = new AbortController()
  await adapter.connect({ connectorId: `${harbour}#2`, signal })
  expect([promptsOf(evil).length, promptsOf(real).length]).toEqual([0, 1])
})

test('behavior: after a reload neither of two is asked silently, in either order', async () => {
  const real = announce()
  await visitBefore(real)
  const { length } = methods(real)
  const evil = announce()
  const { adapter } = visit()
  expect(await adapter.reconnect()).toBeNull()
  expect(methods(evil)).toEqual([])
  expect(methods(real)).toHaveLength(length)
})

test('behavior: one that came back alone is let go when another claims to be it', async () => {
  const real = announce()
  await visitBefore(real)
  const { adapter } = visit()
  expect(await adapter.reconnect()).not.toBeNull()
  announce()
  await vi.waitFor(() => expect(adapter.getConnection()).toBeNull())
})

test('behavior: one that the visitor chose on this page stays', async () => {
  announce()
  const { adapter, connect } = visit()
  await connect()
  announce()
  await Promise.resolve()
  expect(adapter.getConnection()?.connectorId).toBe(harbour)
})

test.each<[string, Partial<DevWalletParameters>]>([
  ['name', { info: { name: 'Harbor', rdns: harbour } }],
  ['account', { privateKeys: [`0x${'1'.repeat(64)}`] }],
])('behavior: alone, with another %s than last time, it is not restored', async (_, part) => {
  const real = createHarbourWallet()
  real.announce()
  await visitBefore(real)
  real.destroy()
  const evil = announce(part)
  await evil.provider.request({ method: 'eth_requestAccounts' })
  const { adapter } = visit()
  expect(await adapter.reconnect()).toBeNull()
})

test('behavior: the storage emptied in another tab ends the connection here', async () => {
  announce()
  const { adapter, connect } = visit()
  await connect()
  localStorage.clear()
  await vi.waitFor(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect(adapter.getConnection()).toBeNull()
  })
})
