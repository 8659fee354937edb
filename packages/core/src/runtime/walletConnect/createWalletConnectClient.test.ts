import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { catchError } from '../../test/catchError.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import {
  createFakeRelay,
  createGrant,
  createSessionStruct,
  createUri,
  type FakeRelay,
} from '../../test/createFakeRelay.ts'
import { createPairedKit } from '../../test/createPairedKit.ts'
import { mainnetId, solanaId } from '../../test/networks.ts'
import type { SessionChange } from './walletConnectClient.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A kit on a relay whose wallets approve every pairing proposal. */
async function create({
  relay = createFakeRelay(),
  ...options
}: Parameters<typeof createPairedKit>[0] = {}) {
  const { load, ...rest } = createPairedKit({ relay, ...options })
  const loaded = await load()
  const changes: SessionChange['type'][] = []
  loaded.client.subscribe(({ type }) => void changes.push(type))
  return { ...rest, ...loaded, changes, state: rest.kit.controllers.connection.state }
}

function settle(relay: FakeRelay, parameters: Parameters<typeof createSessionStruct>[0] = {}) {
  const struct = createSessionStruct(parameters)
  relay.sessions.set(struct.topic, struct)
  return struct
}

const take = (relay: FakeRelay, struct: object) => {
  relay.propose = async () => ({ uri: createUri('abc'), approval: async () => struct })
}

/** The stored values of a visit that left a pairing proposal. */
function createProposalArea() {
  const area = createMemoryArea()
  area.setItem('cleat.wc.offered-until', String(Date.now() + 60_000))
  return area
}

const signing = { caipNetworkId: mainnetId, method: 'personal_sign', params: ['0x', '0x'] }
const tick = () => new Promise((resolve) => setTimeout(resolve))

test('default', async () => {
  const { client, relay, kit, changes } = await create()
  expect(client.getSession()).toBeNull()
  take(relay, settle(relay))
  expect(await client.pair('eip155')).toMatchObject({ topic: 'topic', peer: { name: 'Harbour' } })
  expect(await client.pair('eip155')).toBe(client.getSession())
  expect(relay.proposals).toHaveLength(1)
  expect(changes).toEqual(['updated'])
  expect(kit.controllers.network.get('eip155')).toMatchObject({
    supportsAllNetworks: false,
    approvedCaipNetworkIds: ['eip155:1', 'eip155:8453'],
  })
  expect(await client.request(signing)).toBe('answer')
})

test('behavior: what was approved binds no other wallet that comes into use', async () => {
  const { client, relay, kit, adapter } = await create()
  take(relay, settle(relay))
  await client.pair('eip155')
  const read = () => kit.controllers.network.get('eip155')?.supportsAllNetworks
  expect(read()).toBe(false)
  adapter.setConnection(createConnection({ connectorId: 'a' }))
  await vi.waitFor(() => expect(read()).toBe(true))
  adapter.setConnection(createConnection({ connectorId: 'walletConnect' }))
  await vi.waitFor(() => expect(read()).toBe(false))
})

test('behavior: where the session lacks a namespace, another pairing is offered, and takes its place', async () => {
  const { client, relay } = await create()
  take(relay, settle(relay))
  await client.pair('eip155')
  const solana = createGrant([solanaId], ['So11111111111111111'])
  take(relay, settle(relay, { topic: 'next', namespaces: { solana } }))
  expect(await client.pair('solana')).toMatchObject({ topic: 'next' })
  expect(relay.proposals).toHaveLength(2)
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: a session of an earlier visit is in use at once', async () => {
  const relay = createFakeRelay()
  settle(relay)
  const { client, provider } = await create({ relay })
  expect(client.getSession()?.topic).toBe('topic')
  expect(provider.session?.topic).toBe('topic')
  expect(relay.proposals).toEqual([])
})

test('behavior: what a wallet settles for an offer that nobody waits for is ended, and never used', async () => {
  const { client, relay, kit, provider, changes } = await create()
  const late = createDeferred<object>()
  relay.propose = async () => ({ uri: createUri('abc'), approval: () => late.promise })
  await client.prepare()
  expect(kit.controllers.connection.state.wcUri).toBe(createUri('abc'))
  kit.controllers.modal.open()
  kit.controllers.modal.close()
  late.resolve(settle(relay))
  await tick()
  expect(client.getSession()).toBeNull()
  expect(provider.session).toBeUndefined()
  expect(changes).toEqual([])
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: an offer is remembered for as long as it stands', async () => {
  const { client, relay, memory } = await create()
  const taken = createDeferred<object>()
  relay.propose = async () => ({ uri: createUri('abc'), approval: () => taken.promise })
  const pairing = client.pair('eip155')
  await vi.waitFor(() => expect(memory.has()).toBe(true))
  taken.resolve(settle(relay))
  await pairing
  expect(memory.has()).toBe(false)
})

test('behavior: an offer of an earlier visit is taken', async () => {
  const relay = createFakeRelay()
  relay.pairings.push('abc')
  relay.kept.set(1, { id: 1, pairingTopic: 'abc', expiryTimestamp: Date.now() / 1000 + 60 })
  const { client, resumed } = await create({ relay, storage: createProposalArea() })
  relay.client.emit('session_connect', { session: { ...settle(relay), pairingTopic: 'abc' } })
  expect(await resumed).toBe(true)
  expect(client.getSession()?.topic).toBe('topic')
})

test("behavior: an offer of the app's own provider is the app's", async () => {
  const relay = createFakeRelay()
  relay.pairings.push('abc')
  relay.kept.set(1, { id: 1, pairingTopic: 'abc', expiryTimestamp: Date.now() / 1000 + 60 })
  const { client, resumed } = await create({ relay })
  relay.client.emit('session_connect', { session: { ...settle(relay), pairingTopic: 'abc' } })
  expect(await resumed).toBe(false)
  expect(client.getSession()).toBeNull()
})

test('behavior: without an offer of an earlier visit nothing is resumed', async () => {
  const { resumed } = await create()
  expect(await resumed).toBe(false)
})

test('behavior: the wallet moves', async () => {
  const relay = createFakeRelay()
  settle(relay)
  const { eip155, changes } = await create({ relay })
  const event = { name: 'chainChanged', data: 8453 }
  relay.client.emit('session_event', { topic: 'topic', params: { event, chainId: 'eip155:1' } })
  expect(changes).toEqual(['chain'])
  expect(await eip155.request({ method: 'eth_chainId' })).toBe('0x2105')
})

test('error: with the session all that waits is over', async () => {
  const relay = createFakeRelay()
  settle(relay)
  const { client, state, changes } = await create({ relay })
  relay.answer = () => new Promise(() => undefined)
  const answer = client.request(signing)
  expect(state.waiting).toHaveLength(1)
  relay.client.emit('session_delete', { topic: 'topic' })
  expect(await catchError(answer)).toMatchObject({
    code: 'WALLET_DISCONNECTED',
    cause: { code: 4900 },
  })
  expect(changes).toEqual(['ended'])
  expect(state.waiting).toEqual([])
  expect(await catchError(client.request(signing))).toMatchObject({ code: 'WALLET_DISCONNECTED' })
})

test('error: CONNECTION_NO_ACCOUNTS', async () => {
  const { client, relay } = await create()
  const namespaces = { eip155: createGrant([]) }
  take(relay, settle(relay, { namespaces }))
  expect(await catchError(client.pair('eip155'))).toMatchObject({ code: 'CONNECTION_NO_ACCOUNTS' })
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test.each(['https://relay.example', 'wss://', 'relay.example'])(
  'error: CONFIG_RELAY_URL_INVALID for %s',
  async (relay) => {
    const { load } = createPairedKit({ services: { relay } })
    expect(await catchError(load())).toMatchObject({
      code: 'CONFIG_RELAY_URL_INVALID',
      context: { url: relay },
    })
  },
)

test('behavior: disconnect ends the session here and there', async () => {
  const relay = createFakeRelay()
  settle(relay)
  const { client, changes } = await create({ relay })
  await client.disconnect()
  await client.disconnect()
  expect(client.getSession()).toBeNull()
  expect(changes).toEqual(['ended'])
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: back on the page, a connection that is gone is made anew, for who needs it', async () => {
  const relay = createFakeRelay()
  const { client } = await create({ relay })
  Reflect.set(relay.provider.client.core.relayer, 'connected', false)
  window.dispatchEvent(new Event('online'))
  expect(relay.restarts).toBe(0)
  take(relay, settle(relay))
  await client.pair('eip155')
  window.dispatchEvent(new Event('online'))
  expect(relay.restarts).toBe(1)
})

test('behavior: a wallet that could not be told is told when the relay is back', async () => {
  const relay = createFakeRelay()
  settle(relay)
  const { client } = await create({ relay })
  relay.isAway = true
  await client.disconnect()
  await tick()
  relay.isAway = false
  relay.relayer.emit('relayer_connect')
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: destroyed, a kit leaves no listener', async () => {
  const relay = createFakeRelay()
  const page = createDeviceWindow()
  vi.stubGlobal('window', page)
  const { kit } = await create({ relay })
  expect(relay.client.count()).toBeGreaterThan(0)
  expect(page.countListeners('online')).toBe(1)
  kit.destroy()
  expect(relay.client.count() + relay.relayer.count() + relay.expirer.count()).toBe(0)
  expect(page.countListeners()).toBe(0)
})
