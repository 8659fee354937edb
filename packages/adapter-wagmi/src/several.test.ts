import { afterPaint } from '@cleat/core/adapter'
import type { DevWallet } from '@cleat/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, switchChain } from 'wagmi/actions'
import { createHarbourWallet, type Harness, promptsOf, startAdapter } from './test/createHarness.ts'

const names = ['Harbour', 'Beacon', 'Comet'] as const
const [harbour, beacon, comet] = ['dev.cleat.harbour', 'dev.cleat.beacon', 'dev.cleat.comet']

let wallets: readonly [DevWallet, DevWallet, DevWallet]
let harness: Harness

beforeEach(() => {
  localStorage.clear()
  wallets = names.map((name) =>
    createHarbourWallet({ info: { name, rdns: `dev.cleat.${name.toLowerCase()}` } }),
  ) as [DevWallet, DevWallet, DevWallet]
  for (const wallet of wallets) wallet.announce()
  harness = startAdapter()
})

afterEach(() => {
  harness.stop()
  for (const wallet of wallets) wallet.destroy()
})

async function connect(connectorId = ''): Promise<void> {
  await harness.adapter.connect({ connectorId, signal: new AbortController().signal })
}

function list(): readonly string[] {
  return harness.adapter.features['connections:list']().map(({ connectorId }) => connectorId)
}

test('default', async () => {
  for (const id of [harbour, beacon, comet]) await connect(id)
  expect(list()).toEqual([comet, beacon, harbour])
  await connect(harbour)
  expect(list()).toEqual([harbour, comet, beacon])
  expect(wallets.map((wallet) => promptsOf(wallet).length)).toEqual([1, 1, 1])
})

test('behavior: one that is not in use leaves by itself, and the one in use stays', async () => {
  for (const id of [harbour, beacon, comet]) await connect(id)
  wallets[1].lock()
  await vi.waitFor(() => expect(list()).toEqual([comet, harbour]))
  const { connectors } = harness.adapter.wagmiConfig
  await disconnect(harness.adapter.wagmiConfig, {
    connector: connectors.find(({ id }) => id === harbour) as (typeof connectors)[number],
  })
  expect(list()).toEqual([comet])
  expect(harness.events.slice(-2)).toMatchObject([
    { type: 'accountChanged', connection: { connectorId: comet } },
    { type: 'accountChanged', connection: { connectorId: comet } },
  ])
})

test('behavior: one that is unlocked while another is in use joins it', async () => {
  await connect(harbour)
  wallets[0].lock()
  await vi.waitFor(() => expect(list()).toEqual([]))
  await connect(beacon)
  wallets[0].unlock()
  await vi.waitFor(() => expect(list()).toEqual([beacon, harbour]))
  expect(harness.adapter.getConnection()?.connectorId).toBe(beacon)
})

test('behavior: one that arrives after the restoring joins the other', async () => {
  for (const id of [harbour, beacon]) await connect(id)
  harness.stop()
  wallets[0].destroy()
  const late = createHarbourWallet()
  await late.provider.request({ method: 'eth_requestAccounts' })
  harness = startAdapter()
  await harness.adapter.reconnect()
  expect(list()).toEqual([beacon])
  late.announce()
  await vi.waitFor(() => expect(list()).toEqual([beacon, harbour]))
  late.destroy()
})

test('behavior: all of them leave at once, and are told of once', async () => {
  for (const id of [harbour, beacon]) await connect(id)
  const before = harness.types().length
  await harness.adapter.disconnect()
  expect(harness.types().slice(before)).toEqual(['disconnected'])
  expect(list()).toEqual([])
  await connect(harbour)
  expect(list()).toEqual([harbour])
})

test('behavior: the one in use is ended before the wallet said goodbye, and not asked twice', async () => {
  for (const id of [harbour, beacon]) await connect(id)
  const ending = harness.adapter.features['connection:end']({ connectorId: beacon ?? '' })
  await vi.waitFor(() => expect(list()).toEqual([harbour]))
  await ending
  const revoked = wallets[1].requests.filter(({ method }) => method === 'wallet_revokePermissions')
  expect(revoked).toHaveLength(1)
  await harness.adapter.features['connection:end']({ connectorId: beacon ?? '' })
  expect(list()).toEqual([harbour])
})

test('behavior: requests and switches go to the wallet in use', async () => {
  for (const id of [harbour, beacon]) await connect(id)
  await switchChain(harness.adapter.wagmiConfig, { chainId: 8453 })
  expect(wallets.map(({ chainId }) => chainId)).toEqual([1, 8453, 1])
  await harness.adapter.features['connection:use']({ connectorId: harbour ?? '' })
  await switchChain(harness.adapter.wagmiConfig, { chainId: 8453 })
  expect(wallets.map(({ chainId }) => chainId)).toEqual([8453, 8453, 1])
})

test('behavior: an account chosen here stands until another is chosen in the wallet', async () => {
  const [one, two, three] = wallets[0].accounts
  if (!one || !two || !three) throw new Error('The wallet has too few accounts.')
  wallets[0].selectAccounts([one, two, three])
  await connect(harbour)
  const use = harness.adapter.features['connection:use']
  const used = () => harness.adapter.getConnection()?.accounts[0].address
  await use({ connectorId: harbour ?? '', address: two })
  wallets[0].selectAccounts([one, two])
  await vi.waitFor(() => expect(harness.adapter.getConnection()?.accounts).toHaveLength(2))
  expect(used()).toBe(two)
  wallets[0].selectAccounts([three, two, one])
  await vi.waitFor(() => expect(used()).toBe(three))
  harness.stop()
  harness = startAdapter()
  await harness.adapter.reconnect()
  await vi.waitFor(() => expect(used()).toBe(three))
})

test('behavior: another tab ends one and connects it again', async () => {
  for (const id of [harbour, beacon]) await connect(id)
  await untilPainted()
  const key = `wagmi.${beacon}.connected`
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  localStorage.removeItem(key)
  tell(null)
  expect(list()).toEqual([harbour])
  localStorage.setItem(key, 'true')
  tell('true')
  await vi.waitFor(() => expect(list()).toEqual([harbour, beacon]))
  expect(promptsOf(wallets[1])).toHaveLength(1)
})

/** Other tabs are listened to once the page has been painted. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => {
      resolve()
      return () => undefined
    })
  })
}
