import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createMemoryArea, type StorageArea } from '../../base/storage/storageArea.ts'
import { checkNetworks } from '../../boot/checkNetworks.ts'
import { createFakeChainWallet, type FakeChainWallet } from '../../test/createFakeChainWallet.ts'
import { createFakeWalletAdapter } from '../../test/createFakeWalletAdapter.ts'
import { solana } from '../../test/networks.ts'
import type { AdapterEvent } from '../adapter/adapterEvent.ts'

const networks = checkNetworks({ networks: [solana] })
const { caipNetworkId } = networks[0]
const key = 'cleat.solana.wallets'
let storage: StorageArea
let page: EventTarget
let first: FakeChainWallet
let second: FakeChainWallet

beforeEach(() => {
  storage = createMemoryArea()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  first = create('harbour')
  second = create('beacon')
})

afterEach(() => vi.unstubAllGlobals())

function create(id: string): FakeChainWallet {
  return createFakeChainWallet({ id, namespace: 'solana', caipNetworkId })
}

const context = {
  networks,
  getNetwork: () => networks[0],
  metadata: { name: '', description: '', url: '', icons: [] },
  discovery: { announced: true, injected: true },
  remoteWallets: new Promise<never>(() => undefined),
  request: () => Promise.reject(new Error('No kit')),
}

function startPage(wallets: readonly FakeChainWallet[] = [first, second]) {
  const adapter = createFakeWalletAdapter({ namespace: 'solana', wallets, storage })
  const events: AdapterEvent['type'][] = []
  const stop = adapter.start({
    ...context,
    emit: ({ type }) => type !== 'connectorsChanged' && events.push(type),
  })
  const connect = (connectorId: string) =>
    adapter.connect({ connectorId, signal: new AbortController().signal })
  const list = () =>
    adapter.features['connections:list']?.().map(({ connectorId }) => connectorId) ?? []
  return { adapter, events, stop, connect, list }
}

function tellTabs(value: string | null): void {
  if (value === null) storage.removeItem(key)
  else storage.setItem(key, value)
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
}

test('behavior: a wallet that shows itself after the restoring is over comes back all the same', async () => {
  await startPage().connect('harbour')
  const { adapter, events } = startPage([])
  vi.useFakeTimers()
  const restored = adapter.reconnect()
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(await restored).toBeNull()
  adapter.find([first])
  await vi.waitFor(() => expect(adapter.getConnection()?.connectorId).toBe('harbour'))
  expect(events).toEqual(['accountChanged'])
  expect(first.calls).toEqual(['connect', 'silent'])
})

test('behavior: only wallets that were connected are asked, and without a prompt', async () => {
  await startPage().connect('harbour')
  await startPage().adapter.reconnect()
  expect(first.calls).toEqual(['connect', 'silent'])
  expect(second.calls).toEqual([])
})

test('behavior: disconnected in another tab, it is let go here without a word to the wallet', async () => {
  const { adapter, connect, events } = startPage()
  await connect('harbour')
  tellTabs(null)
  expect(adapter.getConnection()).toBeNull()
  expect(events).toEqual(['accountChanged', 'disconnected'])
  expect(first.calls).toEqual(['connect'])
  expect(first.listenerCount).toBe(0)
})

test('behavior: connected in another tab, it comes back here without a prompt', async () => {
  const { adapter } = startPage()
  tellTabs(JSON.stringify([{ connectorId: 'beacon', caipNetworkId }]))
  await vi.waitFor(() => expect(adapter.getConnection()?.connectorId).toBe('beacon'))
  expect(second.calls).toEqual(['silent'])
})

test('behavior: the family ends the wallet in use, though it refuses, and the other takes its place', async () => {
  const { adapter, connect, list, events } = startPage()
  const disconnect = async () => adapter.features['provider:request']?.({ method: 'disconnect' })
  await connect('harbour')
  await connect('beacon')
  second.disconnect = () => Promise.reject(new Error('refused'))
  await disconnect()
  expect(list()).toEqual(['harbour'])
  await disconnect()
  await disconnect()
  expect(list()).toEqual([])
  expect(adapter.hasSession()).toBe(false)
  expect(events.at(-1)).toBe('disconnected')
})

test('behavior: a change of a wallet that is not in use is told as well', async () => {
  const { connect, events, list } = startPage()
  await connect('harbour')
  await connect('beacon')
  first.tell(null)
  expect(list()).toEqual(['beacon'])
  expect(events).toEqual(['accountChanged', 'accountChanged', 'accountChanged'])
})

test('behavior: the wallet in use locked, the other takes its place until it is back', async () => {
  const { adapter, connect, list } = startPage()
  await connect('harbour')
  await connect('beacon')
  const { state } = second
  second.tell(null)
  expect(adapter.getConnection()?.connectorId).toBe('harbour')
  second.tell(state)
  expect(list()).toEqual(['harbour', 'beacon'])
})

test('behavior: an account chosen here stands until another is chosen in the wallet', async () => {
  const { adapter, connect } = startPage()
  await connect('harbour')
  const used = () => adapter.getConnection()?.accounts[0].address
  await adapter.features['connection:use']?.({ connectorId: 'harbour', address: 'harbour-2' })
  const other = toCaipNetworkId('solana:other')
  first.tell({
    accounts: [{ address: 'harbour-1' }, { address: 'harbour-2' }],
    caipNetworkId: other,
  })
  expect(used()).toBe('harbour-2')
  first.tell({ accounts: [{ address: 'harbour-3' }, { address: 'harbour-2' }], caipNetworkId })
  expect(used()).toBe('harbour-3')
})

test('behavior: what was stored by somebody else counts as nothing', async () => {
  for (const value of ['', '{', '5', '[5, null, {}, {"connectorId":"harbour"}]', '{"a":1}']) {
    storage.setItem(key, value)
    const { adapter } = startPage()
    expect(adapter.hasSession()).toBe(false)
    expect(await adapter.reconnect()).toBeNull()
  }
  expect(first.calls).toEqual([])
})

test('behavior: a wallet that throws at once is a failure like any other', async () => {
  first.connect = () => {
    throw new Error('thrown')
  }
  const { connect } = startPage()
  await expect(connect('harbour')).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
})

test('behavior: started anew while a wallet is being restored, it is asked anew', async () => {
  await startPage().connect('harbour')
  const { adapter, stop } = startPage()
  const { state } = first
  first.onConnect = () => new Promise(() => undefined)
  void adapter.reconnect()
  await vi.waitFor(() => expect(first.calls).toContain('silent'))
  stop()
  first.onConnect = async () => state
  adapter.start({ ...context, emit: () => undefined })
  expect(await adapter.reconnect()).toMatchObject({ connectorId: 'harbour' })
})

test('behavior: stopped, nothing is listened to any more', async () => {
  const { connect, stop } = startPage()
  await connect('harbour')
  await connect('beacon')
  expect([first.listenerCount, second.listenerCount]).toEqual([1, 1])
  stop()
  expect([first.listenerCount, second.listenerCount]).toEqual([0, 0])
})

test('behavior: the account that was chosen stays, though its address is another on the next network', async () => {
  const other = toCaipNetworkId('solana:other')
  const toState = (prefix: string, id: typeof other) => ({
    accounts: [
      { address: `${prefix}-1`, publicKey: '0x01' },
      { address: `${prefix}-2`, publicKey: '0x02' },
    ] as const,
    caipNetworkId: id,
  })
  first.state = toState('one', caipNetworkId)
  first.switchNetwork = async () => toState('two', other)
  const { adapter, connect } = startPage()
  await connect('harbour')
  await adapter.features['connection:use']?.({ connectorId: 'harbour', address: 'one-2' })
  await adapter.features['network:switch']?.({ network: { ...networks[0], caipNetworkId: other } })
  expect(adapter.getConnection()).toMatchObject({
    accounts: [{ address: 'two-2' }, { address: 'two-1' }],
    caipNetworkId: other,
  })
})
