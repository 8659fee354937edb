import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { checkNetworks } from '../../boot/checkNetworks.ts'
import { createFakeChainWallet, type FakeChainWallet } from '../../test/createFakeChainWallet.ts'
import { solana } from '../../test/networks.ts'
import { toWalletMark } from '../adapter/toWalletMark.ts'
import { createLiveConnections } from './liveConnections.ts'
import { createRememberedWallets } from './rememberedWallets.ts'
import { createWalletRestorer } from './walletRestorer.ts'

const [network] = checkNetworks({ networks: [solana] })
const { caipNetworkId } = network
const key = 'cleat.solana.wallets'
let page: EventTarget
let harbour: FakeChainWallet
let beacon: FakeChainWallet

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  const [first, second] = ['harbour', 'beacon'].map((id) =>
    createFakeChainWallet({ id, namespace: 'solana', caipNetworkId }),
  )
  if (!first || !second) throw new Error('There are two wallets.')
  harbour = first
  beacon = second
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * A page to which these wallets were connected on the last visit. The first one was connected last.
 */
function create(...ids: readonly string[]) {
  const area = createMemoryArea()
  const remembered = createRememberedWallets({ area, key })
  for (const connectorId of ids.toReversed()) remembered.add({ connectorId, caipNetworkId })
  const live = createLiveConnections<FakeChainWallet>({ emit: () => undefined })
  const restorer = createWalletRestorer({ live, remembered, getNetwork: () => network })
  const used = () => live.list().map(({ connection }) => connection.connectorId)
  return { area, live, remembered, restorer, used }
}

test('default: all that are remembered come back without a prompt, and nobody else is asked', async () => {
  const { restorer, used } = create('harbour')
  restorer.setWallets([harbour, beacon])
  expect(await restorer.restore()).toMatchObject({ connectorId: 'harbour' })
  expect(used()).toEqual(['harbour'])
  expect([harbour.calls, beacon.calls]).toEqual([['silent'], []])
})

test('behavior: nobody is waited for where nothing is remembered', async () => {
  const { restorer } = create()
  expect(await restorer.restore()).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a wallet that shows itself late comes back all the same', async () => {
  const { restorer, used } = create('harbour')
  const restoring = restorer.restore()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await restoring).toBeNull()
  restorer.setWallets([harbour])
  await vi.advanceTimersByTimeAsync(0)
  expect(used()).toEqual(['harbour'])
})

test('behavior: a wallet that never answers delays others no longer than its timeout', async () => {
  const { restorer, used } = create('harbour', 'beacon')
  harbour.onConnect = () => new Promise(() => undefined)
  restorer.setWallets([harbour, beacon])
  const restoring = restorer.restore()
  await vi.advanceTimersByTimeAsync(4999)
  expect(used()).toEqual(['beacon'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await restoring).toMatchObject({ connectorId: 'beacon' })
})

test('behavior: a locked wallet is followed, and is back when it is unlocked', async () => {
  const { restorer, used } = create('harbour')
  const { state } = harbour
  harbour.state = null
  restorer.setWallets([harbour])
  expect(await restorer.restore()).toBeNull()
  harbour.tell(state)
  expect(used()).toEqual(['harbour'])
  harbour.tell(null)
  expect(used()).toEqual([])
})

test('behavior: let go, no wallet is listened to any more', async () => {
  const { restorer, used } = create('harbour', 'beacon')
  restorer.setWallets([harbour, beacon])
  await restorer.restore()
  await vi.advanceTimersByTimeAsync(0)
  expect(used()).toEqual(['harbour', 'beacon'])
  restorer.release()
  expect(used()).toEqual([])
  expect([harbour.listenerCount, beacon.listenerCount]).toEqual([0, 0])
  expect([harbour.calls, beacon.calls]).toEqual([['silent'], ['silent']])
})

test('behavior: a wallet in use that is not found any more is still one of the wallets', async () => {
  const { restorer } = create('harbour')
  restorer.setWallets([harbour])
  await restorer.restore()
  restorer.setWallets([beacon])
  expect(restorer.wallets()).toEqual([beacon, harbour])
  expect(restorer.find('harbour')).toBe(harbour)
  expect(restorer.find('nobody')).toBeUndefined()
})

test('behavior: what another tab connects and disconnects happens here, too', async () => {
  const { area, remembered, restorer, used } = create('harbour')
  restorer.setWallets([harbour, beacon])
  await restorer.restore()
  const stop = restorer.followTabs(key)
  const tell = (changed = key) =>
    page.dispatchEvent(
      Object.assign(new Event('storage'), { key: changed, newValue: area.getItem(key) }),
    )
  remembered.remove('harbour')
  remembered.add({ connectorId: 'beacon', caipNetworkId })
  tell('something else')
  expect(used()).toEqual(['harbour'])
  tell()
  await vi.advanceTimersByTimeAsync(0)
  expect(used()).toEqual(['beacon'])
  stop()
  remembered.clear()
  tell()
  expect(used()).toEqual(['beacon'])
})

const seen = (wallet: FakeChainWallet) => ({
  mark: toWalletMark(wallet.connector),
  account: wallet.state?.accounts[0].address,
})

test('behavior: of two that claim to be one wallet neither is asked', async () => {
  const { restorer, remembered, used } = create('harbour')
  remembered.update({ connectorId: 'harbour', caipNetworkId, ...seen(harbour) })
  const twin = createFakeChainWallet({ id: 'harbour#2', namespace: 'solana', caipNetworkId })
  const other = { ...twin, connector: { ...harbour.connector, id: 'harbour#2' } }
  restorer.setWallets([harbour, other])
  await restorer.restore()
  expect([used(), harbour.calls, twin.calls]).toEqual([[], [], []])
})

test('behavior: a wallet that came back alone is let go when another claims to be it', async () => {
  const { restorer, used, remembered } = create('harbour')
  restorer.setWallets([harbour])
  await restorer.restore()
  expect(used()).toEqual(['harbour'])
  const other = { ...beacon, connector: { ...harbour.connector, id: 'harbour#2' } }
  restorer.setWallets([harbour, other])
  expect([used(), harbour.listenerCount]).toEqual([[], 0])
  expect(remembered.list()).toHaveLength(1)
})

test('behavior: one that the visitor chose on this page stays', async () => {
  const { restorer, used } = create('harbour')
  restorer.setWallets([harbour])
  restorer.trust(harbour)
  await restorer.restore()
  const other = { ...beacon, connector: { ...harbour.connector, id: 'harbour#2' } }
  restorer.setWallets([harbour, other])
  expect(used()).toEqual(['harbour'])
})

test.each([
  ['shows itself differently', { mark: 'other' }],
  ['does not share the account of last time', { account: 'somebody' }],
])('behavior: a wallet that %s is not restored', async (_, part) => {
  const { restorer, remembered, used } = create('harbour')
  remembered.update({ connectorId: 'harbour', caipNetworkId, ...seen(harbour), ...part })
  restorer.setWallets([harbour])
  await restorer.restore()
  expect(used()).toEqual([])
  // Its own reports change nothing either.
  harbour.tell(harbour.state)
  expect(used()).toEqual([])
})

test('behavior: the storage emptied in another tab ends every connection here', async () => {
  const { restorer, used } = create('harbour', 'beacon')
  restorer.setWallets([harbour, beacon])
  await restorer.restore()
  restorer.followTabs(key)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: null, newValue: null }))
  expect(used()).toEqual([])
})
