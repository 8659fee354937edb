import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { PairedSession } from '../../contract/remoteWallets/pairedSession.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import { createConnectionController, type WaitingRequest } from '../../state/connection.ts'
import { catchError } from '../../test/catchError.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createFakeRelay, createGrant, createSessionStruct } from '../../test/createFakeRelay.ts'
import { mainnetId, solanaId, unlistedId } from '../../test/networks.ts'
import { createRequests } from './createRequests.ts'
import { readSession } from './readSession.ts'

const session = readSession(createSessionStruct()) as PairedSession
const signing = { session, caipNetworkId: mainnetId, method: 'personal_sign', params: ['0x', '0x'] }

const harbour: Wallet = { id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }

function create({ href = undefined as string | undefined } = {}) {
  const connection = createConnectionController()
  const relay = createFakeRelay()
  const sent: WaitingRequest[] = []
  const requests = createRequests({
    provider: relay.provider,
    connection,
    relay: 'wss://relay.example',
    findLink: () => (href === undefined ? undefined : { href, wallet: harbour }),
    onSent: (request) => void sent.push(request),
  })
  /** Answers the request when the test calls it. */
  const hold = () => {
    const { promise, resolve, reject } = createDeferred<unknown>()
    relay.answer = () => promise
    return { resolve, reject }
  }
  return { requests, relay, sent, hold, state: connection.state }
}

test('default', async () => {
  const { requests, relay, state, hold } = create()
  const wallet = hold()
  const answer = requests.send(signing)
  expect(state.waiting).toEqual([{ id: 1, method: 'personal_sign', wallet: 'Harbour' }])
  expect(state.buffering).toBe(true)
  wallet.resolve('0xsigned')
  expect(await answer).toBe('0xsigned')
  expect(state.waiting).toEqual([])
  expect(state.buffering).toBe(false)
  expect(relay.requests).toEqual([
    {
      topic: 'topic',
      chainId: 'eip155:1',
      request: { method: 'personal_sign', params: ['0x', '0x'] },
      expiry: 300,
    },
  ])
})

test('behavior: a chain that the wallet knows by an earlier id', async () => {
  const { requests, relay } = create()
  const earlierId = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
  const namespaces = { solana: createGrant([earlierId], ['So11111111111111111']) }
  const older = readSession(createSessionStruct({ namespaces })) as PairedSession
  await requests.send({ ...signing, session: older, caipNetworkId: solanaId })
  expect(relay.requests).toMatchObject([{ chainId: earlierId }])
})

test.each([
  ['a method that was not approved', { method: 'eth_sign' }],
  ['a chain that was not approved', { caipNetworkId: unlistedId }],
  ['a namespace that was not approved', { caipNetworkId: solanaId }],
])('error: %s is never sent', async (_, parameters) => {
  const { requests, relay, state } = create()
  const { method = 'personal_sign' } = parameters as { method?: string }
  expect(await catchError(requests.send({ ...signing, ...parameters }))).toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
    context: { wallet: 'Harbour', method },
    // The EIP-1193 code, for apps that call the provider directly.
    cause: { code: 4200 },
  })
  expect(relay.requests).toEqual([])
  expect(state.waiting).toEqual([])
})

test('behavior: told when the wallet was asked, once, and with its link', async () => {
  const { requests, relay, sent, hold } = create({ href: 'harbour://' })
  const wallet = hold()
  const answer = requests.send(signing)
  relay.client.emit('session_request_sent', { topic: 'topic', request: { method: 'eth_sign' } })
  expect(sent).toEqual([])
  const [asked] = relay.requests
  relay.client.emit('session_request_sent', asked)
  relay.client.emit('session_request_sent', asked)
  expect(sent).toMatchObject([{ id: 1, href: 'harbour://', linked: harbour }])
  wallet.resolve('0x')
  await answer
  expect(relay.client.count()).toBe(0)
})

test('behavior: of two requests that are the same, each is told of by itself', () => {
  const { requests, relay, sent, hold } = create()
  hold()
  for (const answer of [requests.send(signing), requests.send(signing)])
    answer.catch(() => undefined)
  relay.client.emit('session_request_sent', relay.requests[1])
  expect(sent.map(({ id }) => id)).toEqual([2])
  relay.client.emit('session_request_sent', relay.requests[0])
  expect(sent.map(({ id }) => id)).toEqual([2, 1])
})

test('parameters: id to cancel', async () => {
  const { requests, state, hold, relay } = create()
  hold()
  const [first, second] = [requests.send(signing), requests.send(signing)]
  second.catch(() => undefined)
  requests.cancel(1)
  expect(await catchError(first)).toMatchObject({
    code: 'REQUEST_CANCELLED',
    context: { method: 'personal_sign', wallet: 'Harbour' },
    cause: { code: 4001 },
  })
  expect(state.waiting.map(({ id }) => id)).toEqual([2])
  requests.cancel(7)
  expect(state.waiting).toHaveLength(1)
  expect(relay.client.count()).toBe(1)
})

test('behavior: what is answered after it was cancelled concerns nobody', async () => {
  const { requests, hold } = create()
  const wallet = hold()
  const answer = requests.send(signing)
  requests.cancel(1)
  await catchError(answer)
  wallet.reject(new Error('Late'))
  expect(await catchError(answer)).toMatchObject({ code: 'REQUEST_CANCELLED' })
})

test('behavior: with the session all waiting ends', async () => {
  const { requests, state, hold } = create()
  hold()
  const all = [requests.send(signing), requests.send(signing)]
  const error = new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'Harbour' } })
  requests.rejectAll(error)
  for (const answer of all) expect(await catchError(answer)).toBe(error)
  expect(state.waiting).toEqual([])
})

test('behavior: what the wallet answered passes as it is', async () => {
  const { requests, relay } = create()
  const refusal = { code: 5000, message: 'The request expired, says the wallet' }
  relay.answer = () => Promise.reject(refusal)
  await expect(requests.send(signing)).rejects.toBe(refusal)
})

test('error: WALLET_DISCONNECTED', async () => {
  const { requests, relay } = create()
  relay.answer = () => Promise.reject({ code: 6000, message: 'User disconnected.' })
  expect(await catchError(requests.send(signing))).toMatchObject({
    code: 'WALLET_DISCONNECTED',
    context: { wallet: 'Harbour' },
    cause: { code: 4900 },
  })
})

test('error: REQUEST_TIMEOUT', async () => {
  const { requests, relay } = create()
  relay.answer = () => Promise.reject(new Error('Request expired. Please try again.'))
  expect(await catchError(requests.send(signing))).toMatchObject({
    code: 'REQUEST_TIMEOUT',
    context: { method: 'personal_sign', wallet: 'Harbour', timeoutMs: 300_000 },
  })
})

test.each([
  [new Error('Unauthorized: invalid key'), 'CONNECTION_RELAY_REFUSED'],
  [new Error('Socket stalled'), 'CONNECTION_RELAY_UNREACHABLE'],
  [undefined, 'CONNECTION_RELAY_UNREACHABLE'],
])('error: %s on the way becomes %s', async (failure, code) => {
  const { requests, relay, state } = create()
  relay.answer = () => Promise.reject(failure)
  expect(await catchError(requests.send(signing))).toMatchObject({ code })
  expect(state.waiting).toEqual([])
  expect(relay.client.count()).toBe(0)
})
