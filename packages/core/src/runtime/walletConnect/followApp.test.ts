import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createFakeRelay, createSessionStruct, type FakeRelay } from '../../test/createFakeRelay.ts'
import { createPairedKit } from '../../test/createPairedKit.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The library has a session, as after the app's `connect`. */
function pair(relay: FakeRelay, topic = 'topic') {
  const struct = createSessionStruct({ topic })
  relay.sessions.set(topic, struct)
  Object.assign(relay.provider, { session: struct, namespaces: { eip155: { methods: ['own'] } } })
  return struct
}

async function create(relay = createFakeRelay()) {
  const { kit, load } = createPairedKit({ relay })
  const { client, followApp } = await load()
  const paired: boolean[] = []
  const changes: string[] = []
  const connects: unknown[] = []
  relay.events.on('connect', (event) => void connects.push(event))
  client.subscribe(({ type }) => void changes.push(type))
  followApp((isNew) => void paired.push(isNew))
  return { kit, client, relay, paired, changes, connects }
}

test('default', async () => {
  const { client, relay, paired, connects } = await create()
  expect(paired).toEqual([])
  pair(relay)
  relay.events.emit('connect', {})
  expect(paired).toEqual([true])
  expect(client.getSession()?.topic).toBe('topic')
  // The library has told the app, and what the app configured stays.
  expect(connects).toHaveLength(1)
  expect(relay.provider.namespaces).toEqual({ eip155: { methods: ['own'] } })
  relay.events.emit('connect', {})
  expect(paired).toEqual([true])
})

test('behavior: a session of an earlier visit is not new', async () => {
  const relay = createFakeRelay()
  pair(relay)
  expect((await create(relay)).paired).toEqual([false])
})

test('behavior: another session takes the place of the first', async () => {
  const { client, relay, paired } = await create()
  pair(relay)
  relay.events.emit('connect', {})
  pair(relay, 'second')
  relay.events.emit('connect', {})
  expect(paired).toEqual([true, true])
  expect(client.getSession()?.topic).toBe('second')
  await vi.waitFor(() => expect(relay.ended).toEqual(['topic']))
})

test('behavior: the app chooses a chain', async () => {
  const { relay, changes } = await create()
  pair(relay)
  relay.events.emit('connect', {})
  relay.events.emit('default_chain_changed', 'eip155:8453')
  relay.events.emit('default_chain_changed', 'eip155:8453')
  relay.events.emit('default_chain_changed', 'eip155:10')
  relay.events.emit('default_chain_changed', 'nonsense')
  expect(changes).toEqual(['updated', 'chain'])
})

test('behavior: the app disconnects, of which the library tells nobody', async () => {
  const { client, relay, changes } = await create()
  pair(relay)
  relay.events.emit('connect', {})
  relay.expirer.emit('expirer_deleted', { target: 'topic:topic' })
  expect(client.getSession()).not.toBeNull()
  relay.sessions.delete('topic')
  relay.expirer.emit('expirer_deleted', { target: 'topic:other' })
  expect(client.getSession()).not.toBeNull()
  relay.expirer.emit('expirer_deleted', { target: 'topic:topic' })
  expect(client.getSession()).toBeNull()
  expect(changes).toEqual(['updated', 'ended'])
})

test('behavior: a session without an account is none', async () => {
  const { relay, paired } = await create()
  const struct = createSessionStruct({ namespaces: {} })
  relay.sessions.set('topic', struct)
  Object.assign(relay.provider, { session: struct })
  relay.events.emit('connect', {})
  expect(paired).toEqual([])
})

test('behavior: nothing is left of it', async () => {
  const relay = createFakeRelay()
  const before = [relay.events.count(), relay.expirer.count()]
  const { kit } = await create(relay)
  kit.destroy()
  // The test listens itself.
  expect([relay.events.count() - 1, relay.expirer.count()]).toEqual(before)
})
