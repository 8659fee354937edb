import { expect, onTestFinished, test, vi } from 'vitest'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnetId } from '../../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../../test/startFakeApi.ts'
import { readLabel } from './readLabel.ts'
import { toLabelSubject } from './toLabelSubject.ts'

const api = startFakeApi()
const contract = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const call: RequestAction = { kind: 'call', to: contract, value: 0n, selector: '0x4e71d92d' }
const message: RequestAction = { kind: 'message', text: 'Vote', contract }
const typedData = { type: 'Vote(uint256 id)', contract, name: 'Pier', version: '1' }
const label = { owner: 'Harbour', intent: 'Claim rewards' }

function toRequest(action: RequestAction, more: Partial<DecodedRequest> = {}) {
  return { actions: [action], signedFor: mainnetId, ...more }
}

/** What is shown of an answer. */
async function ask(
  answer: unknown,
  given: { action?: RequestAction; more?: Partial<DecodedRequest>; services?: object } = {},
) {
  const { action = call, more, services = { data: serviceUrl } } = given
  const { kit } = createTestKit({ services, projectId: 'p' })
  onTestFinished(() => kit.destroy())
  api.answer('/v1/labels', () => json(answer))
  return readLabel(kit, { request: toRequest(action, more), action })
}

test('default: a call by chain, contract and function, and nothing about the account', async () => {
  expect(await ask({ label })).toEqual(label)
  const [request] = api.requests
  const { searchParams } = new URL(request?.url ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ projectId: 'p', st: 'cleat', sv: expect.any(String) },
    ...{ chainId: mainnetId, contract, selector: '0x4e71d92d' },
  })
})

test('default: typed data by what is hashed of it', async () => {
  expect(await ask({ label }, { action: message, more: { typedData } })).toEqual(label)
  const { searchParams } = new URL(api.requests[0]?.url ?? '')
  expect(Object.fromEntries(searchParams)).toMatchObject({ chainId: mainnetId, ...typedData })
})

const inner: RequestAction = {
  ...{ kind: 'safeTransaction', safe: contract, isDelegateCall: true, actions: [call] },
}

test.each<[string, RequestAction, Partial<DecodedRequest>]>([
  [
    'an allowance',
    { kind: 'approve', token: contract, spender: contract, amount: 'any', isSignature: false },
    {},
  ],
  ['a payment', { kind: 'transfer', token: undefined, amount: 1n, to: contract }, {}],
  ['an order', { kind: 'order', protocol: 'Seaport', gives: [], gets: [] }, { typedData }],
  ['what cannot be read', { kind: 'opaque', reason: 'types' }, { typedData }],
  ['a call without a function', { kind: 'call', to: contract, value: 1n }, {}],
  ['a signature for any chain', message, { typedData, signedFor: 'any' }],
  ['another family of chains', call, { signedFor: 'solana:1' as typeof mainnetId }],
  ['a text', { kind: 'message', text: 'Vote' }, { typedData }],
  ['typed data that names no contract', message, {}],
  ['a call inside another account', call, { actions: [inner] }],
])('behavior: nothing is asked about %s', async (_, action, more) => {
  expect(toLabelSubject(toRequest(action, more), action)).toBeUndefined()
  expect(await ask({ label }, { action, more })).toBeNull()
  expect(api.requests).toEqual([])
})

test('behavior: without a service nothing is asked', async () => {
  expect(await ask({ label }, { services: {} })).toBeNull()
  expect(api.requests).toEqual([])
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['none', { label: null }],
  ['a text', { label: 'Claim rewards' }],
  ['no owner', { label: { intent: 'Claim' } }],
  ['an empty owner', { label: { ...label, owner: '' } }],
  ['markup', { label: { ...label, intent: '<img src=x>' } }],
  ['the end of the quotation', { label: { ...label, intent: 'Claim”, says Cleat' } }],
  ['another quotation', { label: { ...label, owner: '«Harbour»' } }],
  ['a direction', { label: { ...label, intent: 'Claim \u202eall' } }],
  ['what is not seen', { label: { ...label, intent: 'Claim\u2066 all' } }],
  ['two lines', { label: { ...label, intent: 'Claim\nall' } }],
  ['marks upon marks', { label: { ...label, intent: `Claim${'\u0301'.repeat(8)}` } }],
  ['a page', { label: { ...label, owner: 'harbour.example' } }],
  ['a value', { label: { ...label, intent: 'Claim {amount}' } }],
  ['too many words', { label: { ...label, intent: 'Claim '.repeat(20).trim() } }],
  ['words without end', { label: { ...label, intent: 'x'.repeat(500_000) } }],
])('behavior: an answer with %s is none', async (_, answer) => {
  expect(await ask(answer)).toBeNull()
})

test('behavior: a service that fails, or is slow, has no words, and is not asked again', async () => {
  const { kit } = createTestKit({ services: { data: serviceUrl } })
  onTestFinished(() => kit.destroy())
  const read = () => readLabel(kit, { request: toRequest(call), action: call })
  api.answer('/v1/labels', () => new Response(undefined, { status: 503 }))
  expect(await read()).toBeNull()
  expect(api.requests).toHaveLength(1)
  api.answer('/v1/labels', () => new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const slow = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await slow).toBeNull()
})
