import { EventEmitter } from 'node:events'
import type UniversalProvider from '@walletconnect/universal-provider'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createSignInRequest } from './createSignInRequest.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const caipNetworkId = toCaipNetworkId('eip155:8453')
const terms = {
  ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'abcd1234' },
  ...{ statement: 'Welcome.', resources: ['https://app.example/terms'] },
  ...{ issuedAt: '2026-01-01T00:00:00.000Z', expirationTime: '2026-01-01T00:10:00.000Z' },
}
const abilities = { 'request/personal_sign': [{ chains: ['eip155:1'] }] }
const recap = `urn:recap:${btoa(JSON.stringify({ att: { eip155: abilities } })).replaceAll('=', '')}`
const cacao = {
  h: { t: 'caip122' },
  p: {
    iss: `did:pkh:eip155:1:${address}`,
    ...{ iat: terms.issuedAt, resources: [...terms.resources, recap] },
  },
  s: { t: 'eip191', s: '0xab' },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(terms.issuedAt) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The used parts of the library. The test scripts the wallet's answer. */
function create(changed: Partial<createSignInRequest.Parameters> = {}) {
  const answer = createDeferred<unknown>()
  const sessions: { topic: string; pairingTopic: string }[] = []
  const records: object[] = []
  const asked: object[] = []
  const expired: number[] = []
  const events = new EventEmitter()
  const client = {
    async authenticate(request: object) {
      asked.push(request)
      return { uri: 'wc:pairing@2?relay-protocol=irn', response: () => answer.promise }
    },
    formatAuthMessage: ({ iss }: { iss: string }) => `text of ${iss}`,
    session: { getAll: () => sessions },
    engine: { events },
    proposal: {
      getAll: () => [
        { id: 3, pairingTopic: 'pairing' },
        { id: 4, pairingTopic: 'other' },
      ],
    },
    auth: {
      requests: {
        getAll: () => [
          { id: 1, pairingTopic: 'pairing' },
          { id: 2, pairingTopic: 'other' },
        ],
      },
    },
    core: {
      history: { values: records },
      expirer: { set: (id: number) => expired.push(id) },
    },
  }
  const request = createSignInRequest({
    client: client as object as UniversalProvider['client'],
    ...{ terms, caipNetworkId, chains: ['eip155:1', 'eip155:8453'], ...changed },
  })
  const connect = async () => {
    const connecting = await request?.connect?.()
    if (!connecting) throw new Error('not asked')
    const approval = connecting.approval()
    approval.catch(() => undefined)
    return { ...connecting, approval }
  }
  return { request, answer, sessions, records, asked, events, expired, connect }
}

test('default', async () => {
  const { request, answer, asked, connect } = create()
  const { uri, approval } = await connect()
  expect(uri).toBe('wc:pairing@2?relay-protocol=irn')
  expect(asked).toEqual([
    {
      ...{
        chains: ['eip155:8453', 'eip155:1'],
        methods: expect.arrayContaining(['personal_sign']),
      },
      ...{ domain: terms.domain, uri: terms.uri, nonce: terms.nonce, statement: terms.statement },
      ...{ exp: terms.expirationTime, resources: terms.resources },
    },
  ])
  answer.resolve({ session: { topic: 'session' }, auths: [cacao] })
  const settled = await approval
  expect(settled).toEqual({ topic: 'session', cacaos: [cacao] })
  expect(request?.proof).toBeUndefined()
  request?.settle(settled)
  expect(request?.proof).toMatchObject({ text: `text of did:pkh:eip155:1:${address}` })
})

test('behavior: a wallet that answered the proposal signed nothing', async () => {
  const { request, answer, connect } = create()
  const { approval } = await connect()
  answer.resolve({ session: { topic: 'session' } })
  request?.settle(await approval)
  expect(request?.proof).toBeUndefined()
  expect(request?.connect).toBeDefined()
})

test.each([
  ['declined by the wallet', 'User rejected.', { code: 5000, message: 'User rejected.' }],
  ['signed without a session', undefined, { message: 'Signed, and granted nothing' }],
])('behavior: %s, wallets are asked to pair only', async (_, words, error) => {
  const { request, answer, connect } = create()
  const { approval } = await connect()
  if (words) answer.reject(words)
  else answer.resolve({ auths: [cacao] })
  await expect(approval).rejects.toMatchObject(error)
  expect(request?.connect).toBeUndefined()
})

test('behavior: a session that the library refuses and keeps is found, with what was signed', async () => {
  const { answer, sessions, records, connect } = create()
  const { approval } = await connect()
  const request = { method: 'wc_sessionAuthenticate' }
  records.push(
    { topic: 'other', request, response: { result: { cacaos: [] } } },
    { topic: 'pairing', request: { method: 'wc_sessionPropose' } },
    { topic: 'pairing', request, response: { result: { cacaos: [cacao] } } },
  )
  answer.reject({ code: 7000, message: 'Signature verification failed' })
  await vi.advanceTimersByTimeAsync(120)
  sessions.push({ topic: 'a', pairingTopic: 'other' }, { topic: 'b', pairingTopic: 'pairing' })
  await vi.advanceTimersByTimeAsync(50)
  expect(await approval).toEqual({ topic: 'b', cacaos: [cacao] })
})

test('behavior: without such a session, the refusal is told', async () => {
  const { answer, connect } = create()
  const { approval } = await connect()
  answer.reject({ code: 7000, message: 'Signature verification failed' })
  await vi.advanceTimersByTimeAsync(5000)
  await expect(approval).rejects.toMatchObject({ code: 7000 })
})

test('behavior: other errors are told at once', async () => {
  const { answer, connect } = create()
  const { approval } = await connect()
  answer.reject({ code: 5000, message: 'User rejected' })
  await expect(approval).rejects.toMatchObject({ code: 5000 })
})

test('behavior: withdrawn with its proposal', async () => {
  const { events, expired, connect } = create()
  const { withdraw } = await connect()
  const ended = vi.fn()
  const others = vi.fn()
  events.once('session_connect:3', ended)
  events.once('session_connect:4', others)
  withdraw?.()
  expect(expired).toEqual([1])
  // Ends what the library listens to for an hour.
  expect(ended).toHaveBeenCalledExactlyOnceWith({ error: expect.any(Error) })
  expect(others).not.toHaveBeenCalled()
})

test('behavior: terms that end before a proposal does are not asked for', async () => {
  const { request } = create()
  await vi.advanceTimersByTimeAsync(360_000)
  expect(request?.connect).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(request?.connect).toBeUndefined()
})

test.each<[what: string, changed: Partial<createSignInRequest.Parameters>]>([
  ['an id', { terms: { ...terms, requestId: '1' } }],
  ['many networks', { chains: Array.from({ length: 20 }, (_, id) => `eip155:${id + 1}`) }],
  ['a library without it', { client: {} as UniversalProvider['client'] }],
])('error: %s', (_, changed) => {
  expect(create(changed).request).toBeUndefined()
})

test('behavior: eight networks fit', () => {
  const chains = Array.from({ length: 8 }, (_, id) => `eip155:${8453 + id}`)
  expect(create({ chains }).request).toBeDefined()
})
