import { expect, test } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import {
  createFakeRelay,
  createGrant,
  createSessionStruct,
  type FakeRelay,
  type SessionStruct,
} from '../../test/createFakeRelay.ts'
import { bitcoin, solanaId } from '../../test/networks.ts'
import { createRelayStorage } from './createRelayStorage.ts'
import { createSessions } from './createSessions.ts'
import type { SessionChange } from './walletConnectClient.ts'

const one = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const solanaAddress = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const earlierSolanaId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const property = 'bip122_getAccountAddresses'

function create({ relay = createFakeRelay(), area = createMemoryArea() } = {}) {
  const changes: SessionChange[] = []
  const storage = createRelayStorage({ area, prefix: '', clientName: 'client' })
  const { provider } = relay
  const onChange = (change: SessionChange) => void changes.push(change)
  const sessions = createSessions({ provider, proposal: {}, storage, onChange })
  return { sessions, changes, relay, area, provider }
}

function settle(relay: FakeRelay, parameters: Partial<SessionStruct> = {}): string {
  const struct = createSessionStruct(parameters)
  relay.sessions.set(struct.topic, struct)
  return struct.topic
}

/** A provider with an existing session. */
function createAdopted(parameters: Partial<SessionStruct> = {}) {
  const created = create()
  created.sessions.adopt(settle(created.relay, parameters))
  created.changes.length = 0
  return created
}

const tick = () => new Promise((resolve) => setTimeout(resolve))

test('default', () => {
  const { sessions, changes, relay, provider } = create()
  const adopted = sessions.adopt(settle(relay))
  expect(adopted).toMatchObject({ topic: 'topic', peer: { name: 'Harbour' } })
  expect(sessions.get()).toBe(adopted)
  expect(provider.session?.topic).toBe('topic')
  expect(changes).toEqual([{ type: 'updated' }])
})

test('behavior: what approves nothing usable is ended', async () => {
  const { sessions, changes, relay } = create()
  expect(sessions.adopt(settle(relay, { namespaces: {} }))).toBeNull()
  await tick()
  expect(relay.ended).toEqual(['topic'])
  expect(sessions.get()).toBeNull()
  expect(changes).toEqual([])
})

test('behavior: a new session ends the one before', async () => {
  const { sessions, changes, relay, provider } = createAdopted()
  sessions.adopt(settle(relay, { topic: 'next' }))
  await tick()
  expect(sessions.get()?.topic).toBe('next')
  expect(provider.session?.topic).toBe('next')
  expect(relay.ended).toEqual(['topic'])
  expect(changes).toEqual([{ type: 'updated' }])
})

test('behavior: the library is told of the session that is in use, and of no other', async () => {
  const { sessions, relay, provider } = create()
  const connected: unknown[] = []
  relay.events.on('connect', (event) => void connected.push(event))
  settle(relay, { topic: 'stray' })
  sessions.adopt(settle(relay))
  sessions.end('stray')
  expect(provider.session?.topic).toBe('topic')
  expect(connected).toEqual([{ session: relay.sessions.get('topic') }])
})

test('behavior: settled twice, a session stays', async () => {
  const { sessions, relay } = createAdopted()
  sessions.adopt('topic')
  await tick()
  expect(sessions.get()?.topic).toBe('topic')
  expect(relay.ended).toEqual([])
})

test('behavior: the wallet takes chains back', () => {
  const { sessions, changes, relay } = createAdopted()
  const namespaces = { eip155: createGrant(['eip155:8453']) }
  relay.client.emit('session_update', { topic: 'topic', params: { namespaces } })
  expect(sessions.get()?.namespaces.eip155?.chains).toEqual(['eip155:8453'])
  expect(changes).toEqual([{ type: 'updated' }])
})

test('behavior: an update to nothing usable ends the session', async () => {
  const { sessions, changes, relay, provider } = createAdopted()
  const namespaces = { eip155: { ...createGrant(['eip155:1']), accounts: ['eip155:1:nobody'] } }
  relay.client.emit('session_update', { topic: 'topic', params: { namespaces } })
  await tick()
  expect(sessions.get()).toBeNull()
  expect(provider.session).toBeUndefined()
  expect(changes).toEqual([{ type: 'ended' }])
  expect(relay.ended).toEqual(['topic'])
})

test.each([
  ['a number', 8453, 'eip155:8453'],
  ['a hex number', '0x2105', 'eip155:8453'],
  ['a decimal string', '8453', 'eip155:8453'],
  ['a CAIP-2 id', 'eip155:8453', 'eip155:8453'],
  ['an object', { chainId: 8453 }, 'eip155:1'],
  ['an empty string', '', 'eip155:1'],
  ['no number', Number.NaN, 'eip155:1'],
  ['nothing', undefined, 'eip155:1'],
])('behavior: the wallet moves, and names the chain by %s', (_, data, caipNetworkId) => {
  const { changes, relay } = createAdopted()
  const params = { event: { name: 'chainChanged', data }, chainId: 'eip155:1' }
  relay.client.emit('session_event', { topic: 'topic', params })
  expect(changes).toEqual([{ type: 'chain', caipNetworkId }])
})

test('behavior: the wallet moves to another account', () => {
  const { changes, relay } = createAdopted({
    namespaces: { eip155: createGrant(['eip155:1'], [one, two]) },
  })
  const data = [`eip155:1:${two.toLowerCase()}`, '0xdead', 7]
  const params = { event: { name: 'accountsChanged', data }, chainId: 'eip155:1' }
  relay.client.emit('session_event', { topic: 'topic', params })
  expect(changes).toEqual([
    { type: 'accounts', namespace: 'eip155', addresses: [two.toLowerCase()] },
  ])
})

test.each([
  ['chainChanged', 'of a chain outside the session', 'eip155:1', 137],
  ['chainChanged', 'for a chain outside the session', 'eip155:137', 'eip155:137'],
  ['chainChanged', 'of another namespace', 'solana:1', 1],
  ['chainChanged', 'of what every object has', 'constructor:1', 1],
  ['accountsChanged', 'of an account outside the session', 'eip155:1', [two]],
  ['accountsChanged', 'without a list', 'eip155:1', one],
  ['accountsChanged', 'without accounts', 'eip155:1', []],
  ['somethingElse', 'that nobody asked for', 'eip155:1', [one]],
])('behavior: %s %s is ignored', (name, _, chainId, data) => {
  const { changes, relay } = createAdopted()
  relay.client.emit('session_event', {
    topic: 'topic',
    params: { event: { name, data }, chainId },
  })
  expect(changes).toEqual([])
})

test('behavior: the wallet names a chain of Solana by its earlier id', () => {
  const { changes, relay } = createAdopted({
    namespaces: { solana: createGrant([earlierSolanaId], [solanaAddress]) },
  })
  const params = {
    event: { name: 'chainChanged', data: earlierSolanaId },
    chainId: earlierSolanaId,
  }
  relay.client.emit('session_event', { topic: 'topic', params })
  expect(changes).toEqual([{ type: 'chain', caipNetworkId: solanaId }])
})

test('behavior: addresses of Bitcoin that the wallet tells of are kept with the session', async () => {
  const bip122 = createGrant([`bip122:${bitcoin.id}`], ['bc1qone'])
  const { sessions, changes, relay, area } = createAdopted({
    namespaces: { bip122 },
    sessionProperties: { [property]: '[{"address":"bc1qone"}]', other: 'kept' },
  })
  const notify = (data: unknown) => {
    const params = { event: { name: 'bip122_addressesChanged', data }, chainId: bip122.chains[0] }
    relay.client.emit('session_event', { topic: 'topic', params })
  }
  notify([{ address: 'bc1qone', publicKey: '02' }, { address: 'bc1ptwo' }])
  notify('nonsense')
  const told = '[{"address":"bc1qone","publicKey":"02"},{"address":"bc1ptwo"}]'
  expect(sessions.get()?.properties).toEqual({ [property]: told, other: 'kept' })
  expect(changes).toEqual([{ type: 'updated' }])
  const next = create({ relay, area })
  await next.sessions.load()
  expect(next.sessions.get()?.properties[property]).toBe(told)
})

test('behavior: addresses of Bitcoin are none of a session without it', () => {
  const { sessions, changes, relay } = createAdopted()
  const event = { name: 'bip122_addressesChanged', data: [{ address: 'bc1qone' }] }
  relay.client.emit('session_event', { topic: 'topic', params: { event, chainId: 'eip155:1' } })
  expect(sessions.get()?.properties).toEqual({})
  expect(changes).toEqual([])
})

test.each(['session_event', 'session_update', 'session_delete', 'session_expire'])(
  'behavior: %s of another session is ignored',
  (name) => {
    const { sessions, changes, relay } = createAdopted()
    const event = { name: 'chainChanged', data: 8453 }
    const params = { event, chainId: 'eip155:1', namespaces: {} }
    relay.client.emit(name, { topic: 'other', params })
    expect(sessions.get()?.topic).toBe('topic')
    expect(changes).toEqual([])
  },
)

test.each(['session_delete', 'session_expire'])('behavior: %s ends the session', (name) => {
  const { sessions, changes, relay } = createAdopted()
  relay.client.emit(name, { topic: 'topic' })
  expect(sessions.get()).toBeNull()
  expect(changes).toEqual([{ type: 'ended' }])
})

test('behavior: ended while the relay is away, a wallet is told later', async () => {
  const { sessions, changes, relay } = createAdopted()
  relay.isAway = true
  sessions.end('topic')
  expect(sessions.get()).toBeNull()
  expect(changes).toEqual([{ type: 'ended' }])
  await tick()
  relay.isAway = false
  sessions.retryEndings()
  await tick()
  expect(relay.ended).toEqual(['topic'])
  sessions.retryEndings()
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: while a wallet is being told, it is not told again', async () => {
  const { sessions, relay } = createAdopted()
  const told: string[] = []
  const { promise, resolve } = createDeferred<void>()
  relay.provider.client.disconnect = async ({ topic }) => {
    told.push(topic)
    await promise
    relay.sessions.delete(topic)
  }
  sessions.end('topic')
  sessions.retryEndings()
  sessions.end('topic')
  resolve()
  await tick()
  sessions.retryEndings()
  expect(told).toEqual(['topic'])
})

test('behavior: what could not be ended does not come back with the next visit', async () => {
  const { sessions, relay, area } = createAdopted()
  relay.isAway = true
  sessions.end('topic')
  await tick()
  const next = create({ relay, area })
  await next.sessions.load()
  expect(next.sessions.get()).toBeNull()
  relay.isAway = false
  next.sessions.retryEndings()
  await tick()
  expect(relay.ended).toEqual(['topic'])
})

test('behavior: load picks the latest that is live and usable', async () => {
  const { sessions, changes, relay, provider } = create()
  const past = Math.floor(Date.now() / 1000) - 1
  settle(relay, { topic: 'earlier' })
  settle(relay, { topic: 'live' })
  settle(relay, { topic: 'useless', namespaces: { eip155: { accounts: [] } } })
  settle(relay, { topic: 'expired', expiry: past })
  await sessions.load()
  expect(sessions.get()?.topic).toBe('live')
  expect(provider.session?.topic).toBe('live')
  expect(changes).toEqual([])
})

test('behavior: load without a session', async () => {
  const { sessions, area, relay, provider } = create()
  area.setItem('ending-topics', '"broken"')
  // The library uses the first session in its store, whatever its state.
  Object.assign(provider, { session: createSessionStruct({ topic: 'expired', expiry: 0 }) })
  settle(relay, { topic: 'expired', expiry: 0 })
  await sessions.load()
  expect(sessions.get()).toBeNull()
  expect(provider.session).toBeUndefined()
})

test('behavior: destroy stops listening', () => {
  const { sessions, relay } = create()
  expect(relay.client.count()).toBe(4)
  sessions.destroy()
  expect(relay.client.count()).toBe(0)
})
