import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toCharges, toWeight } from './storeCharges.ts'

const message = {
  ...{ topic: 't', message: 'x'.repeat(70), tag: 1, attestation: undefined },
  ...{ publishedAt: 0, expiresAt: 1 },
}

test('default: a message weighs its texts and what is kept beside them', () => {
  expect(toWeight(message)).toBe(1070)
  expect(toWeight({ ...message, attestation: 'y'.repeat(30) })).toBe(1100)
})

const given = { topic: 't', capacity: 128_000, secret: 's' }

test('behavior: topic, sender and network each have a part of the store', () => {
  const publication = { sender: 'client', network: '192.0.2.1' }
  expect(toCharges({ ...given, publication })).toEqual([
    { key: 't', limit: 1000 },
    { key: 'client', limit: 2000 },
    { key: hash('sha256', 's 192.0.2.1', 'base64url').slice(0, 16), limit: 4000 },
  ])
})

test('behavior: a /64 counts for its /48 too', () => {
  const publication = { sender: 'client', network: '2001:db8:1:2::/64' }
  const limits = toCharges({ ...given, publication }).map(({ limit }) => limit)
  expect(limits).toEqual([1000, 2000, 4000, 32_000])
})

test('behavior: without a network there is no charge for one', () => {
  expect(toCharges({ ...given, publication: { sender: 'client' } })).toHaveLength(2)
})

test('behavior: with another secret, a network has another name', () => {
  const publication = { sender: 'client', network: '192.0.2.1' }
  const [one, other] = ['s', 't'].map((secret) => toCharges({ ...given, secret, publication })[2])
  expect(one?.key).not.toBe(other?.key)
})
