import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetwork } from '../../base/caip/toCaipNetwork.ts'
import { catchError } from '../../test/catchError.ts'
import { createDeferred } from '../../test/createDeferred.ts'
import { createFakeRelay, createUri } from '../../test/createFakeRelay.ts'
import { mainnet } from '../../test/networks.ts'
import { watchRejections } from '../../test/watchRejections.ts'
import { buildProposal } from './buildProposal.ts'
import { makePairingProposal, type Settled } from './makePairingProposal.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

type Connecting = Awaited<ReturnType<ReturnType<typeof createFakeRelay>['propose']>>

const relayUrl = 'wss://relay.example'
const uri = createUri('abc')

function create() {
  const relay = createFakeRelay()
  /** The relay's answer to the proposal, followed by the wallet's. */
  const taken = createDeferred<Connecting>()
  const answer = createDeferred<Settled>()
  relay.propose = () => taken.promise
  const take = (link?: string) => taken.resolve({ uri: link, approval: () => answer.promise })
  const strays: Settled[] = []
  const proposal = buildProposal({ networks: [toCaipNetwork({ network: mainnet })] })
  const offer = makePairingProposal({
    client: relay.provider.client,
    proposal,
    relay: relayUrl,
    onStray: (settled) => void strays.push(settled),
  })
  offer.catch(() => undefined)
  const countListeners = () => relay.relayer.count()
  return {
    relay,
    proposal,
    offer,
    strays,
    take: (link = uri) => take(link),
    fail: taken.reject,
    settle: answer.resolve,
    refuse: answer.reject,
    countListeners,
  }
}

test('default', async () => {
  const { relay, offer, take, settle, countListeners } = create()
  take()
  const made = await offer
  expect(made.uri).toBe(uri)
  settle({ topic: 'session' })
  expect(await made.approval).toEqual({ topic: 'session' })
  expect(relay.withdrawn).toEqual([])
  expect(countListeners()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the wallet is not told where chains are read', async () => {
  const { relay, proposal } = create()
  expect(JSON.stringify(relay.proposals)).not.toMatch(/rpcMap|rpc\.example/)
  expect(relay.proposals).toMatchObject([
    { optionalNamespaces: { eip155: { chains: ['eip155:1'], methods: proposal.eip155?.methods } } },
  ])
})

test('behavior: taken back, the pairing ends, and its proposal with it', async () => {
  const { relay, offer, take } = create()
  for (const [id, pairingTopic] of [[1, 'abc'] as const, [2, 'another'] as const])
    relay.kept.set(id, { id, pairingTopic, expiryTimestamp: 0 })
  take()
  ;(await offer).withdraw()
  expect(relay.withdrawn).toEqual(['abc'])
  expect(relay.expired).toEqual([1])
})

test('behavior: a wallet that declines', async () => {
  const { offer, take, refuse } = create()
  take()
  const { approval } = await offer
  const refusal = { code: 5000, message: 'User rejected' }
  refuse(refusal)
  await expect(approval).rejects.toBe(refusal)
})

test('behavior: two at once are told apart', async () => {
  const { relay, proposal } = create()
  const taken = [createDeferred<Connecting>(), createDeferred<Connecting>()] as const
  relay.propose = () => (taken[relay.proposals.length - 2] ?? taken[0]).promise
  const { client } = relay.provider
  const parameters = { client, proposal, relay: relayUrl, onStray: () => undefined }
  const [first, second] = [makePairingProposal(parameters), makePairingProposal(parameters)]
  for (const [at, topic] of [[1, 'second'] as const, [0, 'first'] as const])
    taken[at].resolve({ uri: createUri(topic), approval: async () => ({ topic }) })
  expect(await (await first).approval).toEqual({ topic: 'first' })
  expect((await first).uri).toBe(createUri('first'))
  expect((await second).uri).toBe(createUri('second'))
})

test('behavior: a wallet that declines before anybody listens', async () => {
  const rejections = watchRejections()
  const { offer, take, refuse } = create()
  take()
  refuse({ code: 5000 })
  await offer
  expect(await rejections()).toEqual([])
})

test('error: CONNECTION_RELAY_UNREACHABLE after ten seconds', async () => {
  const { relay, offer, strays, take, settle, countListeners } = create()
  await vi.advanceTimersByTimeAsync(9999)
  expect(countListeners()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await catchError(offer)).toMatchObject({
    code: 'CONNECTION_RELAY_UNREACHABLE',
    context: { relay: relayUrl },
  })
  expect(countListeners()).toBe(0)
  take()
  settle({ topic: 'late' })
  await vi.advanceTimersByTimeAsync(0)
  expect(relay.withdrawn).toEqual(['abc'])
  expect(strays).toEqual([{ topic: 'late' }])
})

test('error: CONNECTION_RELAY_REFUSED as the relay says it', async () => {
  const { relay, offer } = create()
  relay.relayer.emit('relayer_error', new Error('Unauthorized: origin not allowed'))
  expect(await catchError(offer)).toMatchObject({
    code: 'CONNECTION_RELAY_REFUSED',
    context: { relay: relayUrl, reason: 'origin' },
  })
})

test('error: a proposal that fails', async () => {
  const rejections = watchRejections()
  const { offer, fail, countListeners } = create()
  fail(new Error('Socket stalled'))
  expect(await catchError(offer)).toMatchObject({ code: 'CONNECTION_RELAY_UNREACHABLE' })
  expect(countListeners()).toBe(0)
  expect(await rejections()).toEqual([])
})
