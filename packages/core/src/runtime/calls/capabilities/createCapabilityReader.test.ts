import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import type { AdapterFeatures } from '../../../contract/adapter/adapterFeatures.ts'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../../test/createFakeAdapter.ts'
import { createAuthAdapter, createFakeAuthWallet } from '../../../test/createFakeAuthWallet.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'

beforeEach(() => vi.stubGlobal('window', createFakeWindow()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
type Read = AdapterFeatures['capabilities:read']

const able: Read = async ({ networks }) =>
  Object.fromEntries(
    networks.map(({ caipNetworkId }) => [caipNetworkId, { atomic: { status: 'supported' } }]),
  )

async function start(
  given: Read,
  {
    isPaired = false,
    storage = createMemoryArea(),
  }: { isPaired?: boolean; storage?: ReturnType<typeof createMemoryArea> } = {},
) {
  const connector = createConnector(isPaired ? { id: 'w', type: 'WALLET_CONNECT' } : { id: 'w' })
  const adapter = createFakeAdapter({ connectors: [connector, createConnector({ id: 'b' })] })
  const read = vi.fn(given)
  adapter.features['capabilities:read'] = read
  const events: CleatEvent[] = []
  const onEvent = (event: CleatEvent) => void events.push(event)
  const { kit } = createTestKit({ adapter, storage, onEvent })
  const disagreed = () =>
    events.flatMap(({ event, properties }) =>
      event === 'CAPABILITIES_DISAGREED' ? [properties] : [],
    )
  kit.start()
  await kit.actions.connect({ connectorId: 'w' })
  const calls = await kit.feature('calls')
  const network = (id = mainnetId) => {
    const found = kit.controllers.network.find(id)
    if (!found) throw new Error('no network')
    return found
  }
  const ask = (id = mainnetId, isInstant = false) =>
    calls.getCapabilities({
      ...{ view: { namespace: 'eip155', address }, network: network(id), isInstant },
    })
  return { kit, adapter, calls, read, ask, network, storage, disagreed }
}

/** A wallet that answers when the test says so. */
function createSlow() {
  let answer: (said: Awaited<ReturnType<Read>>) => void = () => undefined
  const read: Read = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  return { read, answer: (said: Awaited<ReturnType<Read>>) => answer(said) }
}

test('default: the wallet is asked once', async () => {
  const { ask, read } = await start(able)
  expect(await ask()).toMatchObject({ atomic: 'supported', source: 'wallet' })
  await ask()
  expect(read).toHaveBeenCalledTimes(1)
})

test('behavior: what the embedded wallet can do is of the type of its account', async () => {
  const { wallet } = createFakeAuthWallet()
  const adapter = createAuthAdapter()
  const status = () => (kit.storage.get('accountTypes')?.length ? 'unsupported' : 'supported')
  const read = vi.fn<Read>(async () => ({ [mainnetId]: { atomic: { status: status() } } }))
  adapter.features['capabilities:read'] = read
  const { kit } = createTestKit({ adapter, authWallet: () => wallet })
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  await kit.remoteWallets.loaded
  await kit.actions.connect({ connectorId: 'AUTH' })
  const calls = await kit.feature('calls')
  const network = kit.controllers.network.find(mainnetId)
  if (!network) throw new Error('no network')
  const ask = () => calls.getCapabilities({ view: { namespace: 'eip155', address }, network })
  expect(await ask()).toMatchObject({ atomic: 'supported' })
  kit.storage.set('accountTypes', [{ namespace: 'eip155', type: 'eoa' }])
  expect(await ask()).toMatchObject({ atomic: 'unsupported' })
  kit.storage.set('accountTypes', [])
  expect(await ask()).toMatchObject({ atomic: 'supported' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('default: no button waits', async () => {
  const { ask, read } = await start(able)
  expect(await ask(mainnetId, true)).toMatchObject({ atomic: 'unknown', source: 'none' })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  await vi.waitFor(async () =>
    expect(await ask(mainnetId, true)).toMatchObject({ atomic: 'supported' }),
  )
})

test('behavior: one question at a time', async () => {
  let running = 0
  let most = 0
  const { ask } = await start(async (asked) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return able(asked)
  })
  await Promise.all([ask(), ask(baseId), ask()])
  expect(most).toBe(1)
})

test('behavior: a silent wallet is waited for two seconds, and what it says later counts', async () => {
  const slow = createSlow()
  const { ask } = await start(slow.read)
  const startedAt = performance.now()
  expect(await ask()).toMatchObject({ atomic: 'unknown' })
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1990)
  slow.answer({ [mainnetId]: { atomic: { status: 'ready' } } })
  await vi.waitFor(async () => expect(await ask()).toMatchObject({ atomic: 'ready' }))
})

test('behavior: another account, chain or wallet is another question', async () => {
  const { adapter, ask, read } = await start(able)
  await ask()
  adapter.moveTo(baseId)
  await ask()
  expect(read).toHaveBeenCalledTimes(2)
  adapter.setConnection(createConnection({ connectorId: 'w', address: `0x${'12'.repeat(20)}` }))
  await ask()
  expect(read).toHaveBeenCalledTimes(3)
})

test('behavior: an answer of the account before is not kept', async () => {
  const slow = createSlow()
  const { adapter, ask, read } = await start(slow.read)
  const first = ask()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  adapter.setConnection(createConnection({ connectorId: 'w', address: `0x${'12'.repeat(20)}` }))
  adapter.setConnection(createConnection({ connectorId: 'w' }))
  slow.answer({ [mainnetId]: { atomic: { status: 'ready' } } })
  await first
  void ask()
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('behavior: a refusal counts, until something changes', async () => {
  const { adapter, ask, calls, network } = await start(able)
  await ask()
  calls.noteRefusal({ view: { namespace: 'eip155', address }, network: network() })
  expect(await ask()).toMatchObject({ atomic: 'unsupported', source: 'refusal' })
  adapter.moveTo(baseId)
  adapter.moveTo(mainnetId)
  expect(await ask()).toMatchObject({ atomic: 'supported' })
})

test('behavior: of a paired wallet its session tells, each time, and a refusal of this visit', async () => {
  const said = await start(able, { isPaired: true })
  expect(await said.ask()).toMatchObject({ atomic: 'supported', source: 'session' })
  await said.ask()
  expect(said.read).toHaveBeenCalledTimes(2)
  said.calls.noteRefusal({
    ...{ view: { namespace: 'eip155', address }, network: said.network() },
  })
  expect(await said.ask()).toMatchObject({ atomic: 'unsupported', source: 'refusal' })
  const silent = await start(async () => ({}), { isPaired: true })
  expect(await silent.ask()).toMatchObject({ atomic: 'unknown', source: 'none' })
})

test('behavior: what a wallet does goes before what it said, and that is told', async () => {
  const refuse = ({
    calls,
    network,
  }: Pick<Awaited<ReturnType<typeof start>>, 'calls' | 'network'>) =>
    calls.noteRefusal({ view: { namespace: 'eip155', address }, network: network() })
  for (const [isPaired, source] of [
    [true, 'session'],
    [false, 'wallet'],
  ] as const) {
    const page = await start(able, { isPaired })
    await page.ask()
    refuse(page)
    expect(page.disagreed()).toMatchObject([{ network: mainnetId, source, said: 'supported' }])
    // It is an event once.
    await page.ask()
    refuse(page)
    expect(page.disagreed()).toHaveLength(1)
  }
  const silent = await start(async () => ({}), { isPaired: true })
  await silent.ask()
  refuse(silent)
  expect(silent.disagreed()).toEqual([])
})

test('behavior: the next visit knows it, by a hash, for a day', async () => {
  const storage = createMemoryArea()
  const first = await start(able, { storage })
  await first.ask()
  const stored = () => storage.getItem('cleat.capabilities') ?? ''
  await vi.waitFor(() => expect(stored()).toContain('supported'))
  expect(stored().toLowerCase()).not.toContain(address.slice(2).toLowerCase())
  first.kit.destroy()
  const second = await start(able, { storage })
  expect(await second.ask()).toMatchObject({ atomic: 'supported', source: 'wallet' })
  expect(second.read).not.toHaveBeenCalled()
  second.kit.destroy()
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60_000, toFake: ['Date'] })
  const third = await start(able, { storage })
  await third.ask()
  expect(third.read).toHaveBeenCalledTimes(1)
})

test('behavior: an adapter without it, or one that fails', async () => {
  const { adapter, ask } = await start(() => Promise.reject(new Error('no')))
  expect(await ask()).toMatchObject({ atomic: 'unknown' })
  delete adapter.features['capabilities:read']
  adapter.moveTo(baseId)
  expect(await ask(baseId)).toMatchObject({ atomic: 'unknown' })
})
