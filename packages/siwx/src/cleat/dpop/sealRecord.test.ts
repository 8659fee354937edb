import { expect, test } from 'vitest'
import { openRecord, sealRecord } from './sealRecord.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
const key = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
const record = { key, sessionId: 'one', refreshToken: 'a-token-that-opens-a-session' }

test('default: what opens a session is not to be read, and comes back', async () => {
  const stored = await sealRecord(record)
  const { sealed } = stored
  if (!sealed) throw new Error('not sealed')
  expect(stored).toEqual({ key, sessionId: 'one', sealed })
  expect(sealed.key.extractable).toBe(false)
  expect(new TextDecoder('latin1').decode(sealed.token)).not.toContain('token')
  expect(await openRecord(structuredClone(stored))).toEqual(record)
})

test('behavior: each time by another key and another beginning', async () => {
  const [one, other] = [await sealRecord(record), await sealRecord(record)]
  expect(one.sealed?.iv).not.toEqual(other.sealed?.iv)
  const { sealed } = one
  const mixed = sealed && other.sealed && { ...sealed, key: other.sealed.key }
  expect(await openRecord({ ...one, sealed: mixed })).toEqual({ key, sessionId: 'one' })
})

test('behavior: a record without a token', async () => {
  const stored = await sealRecord({ key })
  expect(stored).toEqual({ key })
  expect(await openRecord(stored)).toEqual({ key })
})

test('behavior: what was changed opens nothing: the visitor is signed out', async () => {
  const stored = await sealRecord(record)
  if (!stored.sealed) throw new Error('not sealed')
  new Uint8Array(stored.sealed.token).fill(0, 0, 1)
  new Uint8Array(stored.sealed.token).fill(255, 1, 2)
  expect(await openRecord(stored)).toEqual({ key, sessionId: 'one' })
})
