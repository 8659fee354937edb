import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeRelay, createSessionStruct } from '../../test/createFakeRelay.ts'
import { restorePairingProposals } from './restorePairingProposals.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const inOneMinute = () => Math.floor(Date.now() / 1000) + 60

function create(kept: readonly { id: number; pairingTopic: string; expiryTimestamp?: number }[]) {
  const relay = createFakeRelay()
  relay.pairings.push('a', 'b')
  for (const { expiryTimestamp = inOneMinute(), ...offer } of kept)
    relay.kept.set(offer.id, { expiryTimestamp, ...offer })
  const controller = new AbortController()
  const { signal } = controller
  const resumed = restorePairingProposals({ client: relay.provider.client, signal })
  const settle = (pairingTopic: string) =>
    relay.client.emit('session_connect', { session: { ...createSessionStruct(), pairingTopic } })
  const countListeners = () => relay.client.count() + relay.expirer.count()
  return { relay, resumed, settle, abort: () => controller.abort(), countListeners }
}

const two = [
  { id: 1, pairingTopic: 'a' },
  { id: 2, pairingTopic: 'b' },
]

test('default', async () => {
  const { resumed, settle, countListeners } = create(two)
  settle('b')
  expect(await resumed).toMatchObject({ topic: 'topic', pairingTopic: 'b' })
  expect(countListeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['without offers', []],
  ['whose time is over', [{ id: 1, pairingTopic: 'a', expiryTimestamp: 1 }]],
  ['whose pairing is over', [{ id: 1, pairingTopic: 'gone' }]],
])('behavior: %s nothing is waited for', async (_, kept) => {
  const { resumed, countListeners } = create(kept)
  expect(countListeners()).toBe(0)
  expect(await resumed).toBeNull()
})

test('behavior: a session of another offer is none of this one', async () => {
  const { resumed, settle, countListeners } = create(two)
  settle('another')
  expect(countListeners()).toBe(3)
  settle('a')
  expect(await resumed).toMatchObject({ pairingTopic: 'a' })
})

test('behavior: declined or ended, each of them', async () => {
  const { relay, resumed, countListeners } = create(two)
  relay.expirer.emit('expirer_deleted', { target: 'id:1' })
  expect(countListeners()).toBe(3)
  relay.expirer.emit('expirer_expired', { target: 'id:2' })
  expect(await resumed).toBeNull()
  expect(countListeners()).toBe(0)
})

test('behavior: without a relay it ends with its time all the same', async () => {
  const { resumed, countListeners } = create(two)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await resumed).toBeNull()
  expect(countListeners()).toBe(0)
})

test('behavior: given up', async () => {
  const { resumed, abort, countListeners } = create(two)
  abort()
  expect(await resumed).toBeNull()
  expect(countListeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
