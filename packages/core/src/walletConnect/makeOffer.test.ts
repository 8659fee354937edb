import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetwork } from '../caip/toCaipNetwork.ts'
import { catchError } from '../test/catchError.ts'
import { createDeferred } from '../test/createDeferred.ts'
import { createFakeRelay } from '../test/createFakeRelay.ts'
import { mainnet } from '../test/networks.ts'
import { watchRejections } from '../test/watchRejections.ts'
import { buildProposal } from './buildProposal.ts'
import { makeOffer, type Settled } from './makeOffer.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const relayUrl = 'wss://relay.example'
const uri = 'wc:abc@2?relay-protocol=irn&symKey=1'

function create() {
  const relay = createFakeRelay()
  const { promise, resolve, reject } = createDeferred<Settled | undefined>()
  relay.propose = () => promise
  const strays: Settled[] = []
  const proposal = buildProposal({ networks: [toCaipNetwork({ network: mainnet })] })
  const offer = makeOffer({
    provider: relay.provider,
    proposal,
    relay: relayUrl,
    onStray: (settled) => void strays.push(settled),
  })
  offer.catch(() => undefined)
  const countListeners = () => relay.relayer.count() + relay.uris.count()
  return { relay, proposal, offer, strays, settle: resolve, refuse: reject, countListeners }
}

test('default', async () => {
  const { relay, offer, settle, countListeners } = create()
  relay.uris.emit('display_uri', uri)
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
  // The library itself has to know.
  expect(relay.provider.optionalNamespaces).toBe(proposal)
})

test('behavior: what an earlier session left is not required', () => {
  const { relay } = create()
  expect(relay.provider.namespaces).toEqual({})
})

test('behavior: taken back, the pairing ends', async () => {
  const { relay, offer } = create()
  relay.uris.emit('display_uri', uri)
  ;(await offer).withdraw()
  expect(relay.withdrawn).toEqual(['abc'])
})

test('behavior: a wallet that declines', async () => {
  const { relay, offer, refuse } = create()
  relay.uris.emit('display_uri', uri)
  const { approval } = await offer
  const refusal = { code: 5000, message: 'User rejected' }
  refuse(refusal)
  await expect(approval).rejects.toBe(refusal)
})

test('behavior: nothing was settled', async () => {
  const { relay, offer, settle } = create()
  relay.uris.emit('display_uri', uri)
  const { approval } = await offer
  settle(undefined)
  await expect(approval).rejects.toThrow('Nothing was settled')
})

test('error: CONNECTION_RELAY_UNREACHABLE after ten seconds', async () => {
  const { offer, strays, settle, countListeners } = create()
  await vi.advanceTimersByTimeAsync(9999)
  expect(countListeners()).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await catchError(offer)).toMatchObject({
    code: 'CONNECTION_RELAY_UNREACHABLE',
    context: { relay: relayUrl },
  })
  expect(countListeners()).toBe(0)
  settle({ topic: 'late' })
  await vi.advanceTimersByTimeAsync(0)
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
  const { offer, refuse, countListeners } = create()
  refuse(new Error('Socket stalled'))
  expect(await catchError(offer)).toMatchObject({ code: 'CONNECTION_RELAY_UNREACHABLE' })
  expect(countListeners()).toBe(0)
  expect(await rejections()).toEqual([])
})
