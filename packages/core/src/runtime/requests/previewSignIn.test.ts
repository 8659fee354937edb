import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { page, writeMessage } from '../../test/createFakeSiwx.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { previewSignIn } from './previewSignIn.ts'

beforeEach(() => vi.stubGlobal('location', page))
afterEach(() => vi.unstubAllGlobals())

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
type SignIn = Extract<WalletRequest, { type: 'signIn:sign' }>

function createRequest(change: (text: string) => string = (text) => text): SignIn {
  const message = writeMessage({ accountAddress: address, chainId: mainnetId, nonce: 'nonce12345' })
  const { toString: _, ...terms } = message
  return {
    ...{ type: 'signIn:sign', text: change(message.toString()), terms, isFreeForm: false },
    view: { namespace: 'eip155', address, caipNetworkId: mainnetId, wallet: 'Rabby' },
  }
}

const preview = (request: SignIn, options = {}) => {
  const { kit } = createTestKit(options)
  return previewSignIn({ ...kit, controllers: kit.controllers }, request)
}

test('default', () => {
  expect(() => preview(createRequest())).not.toThrow()
})

test.each([
  ['another domain', ['app.example wants', 'evil.example wants'], 'SIWX_DOMAIN_MISMATCH'],
  ['a sub-domain', ['app.example wants', 'a.app.example wants'], 'SIWX_DOMAIN_MISMATCH'],
  ['a twin', ['app.example wants', 'xn--pp-7fa.example wants'], 'SIWX_DOMAIN_MISMATCH'],
  ['another port', ['app.example wants', 'app.example:8443 wants'], 'SIWX_DOMAIN_MISMATCH'],
  ['a URI elsewhere', ['https://app.example/', 'https://evil.example/'], 'SIWX_DOMAIN_MISMATCH'],
  ['a URI with a user', ['https://app', 'https://user@app'], 'SIWX_DOMAIN_MISMATCH'],
  ['a URI of another scheme', ['https://app', 'http://app'], 'SIWX_DOMAIN_MISMATCH'],
  ['another account', [address, other], 'SIWX_ACCOUNT_MISMATCH'],
  ['another chain', ['Chain ID: 1', 'Chain ID: 137'], 'SIWX_MESSAGE_INVALID'],
  ['another nonce', ['nonce12345', 'nonce99999'], 'SIWX_MESSAGE_INVALID'],
  ['another statement', ['Sign in.', 'Send all.'], 'SIWX_MESSAGE_INVALID'],
  ['another path', ['/login', '/logout'], 'SIWX_MESSAGE_INVALID'],
  ['one more line', ['Version: 1', 'Version: 1\nVersion: 1'], 'SIWX_MESSAGE_INVALID'],
] as const)('error: %s', (_, [from, to], code) => {
  const request = createRequest((text) => text.replace(from, to))
  expect(() => preview(request)).toThrow(expect.objectContaining({ code }))
})

test.each([
  ['an end', '\nExpiration Time: 2099-01-01T00:00:00Z', { expirationTime: undefined }],
  ['a request id', '\nRequest ID: 1', {}],
  ['resources', '\nResources:\n- https://evil.example', {}],
])('error: %s that was not asked for', (_, line, terms) => {
  const request = createRequest((text) => ('expirationTime' in terms ? text : text + line))
  expect(() => preview({ ...request, terms: { ...request.terms, ...terms } })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
  )
})

test.each<[what: string, change: (text: string) => string, terms: object, context: object]>([
  [
    'no message',
    () => 'Sign in.',
    {},
    { field: 'text', reason: 'is not a sign-in message by EIP-4361' },
  ],
  [
    'another chain',
    (text) => text.replace('Chain ID: 1', 'Chain ID: 10'),
    {},
    { field: 'chainId', reason: 'is not eip155:1' },
  ],
  [
    'another chain that was asked for',
    (text) => text,
    { chainId: 'eip155:10' },
    { field: 'chainId', reason: 'is not eip155:1' },
  ],
  ...(['nonce', 'statement', 'issuedAt', 'requestId', 'expirationTime', 'notBefore'] as const).map(
    (field) =>
      [
        `another ${field} that was asked for`,
        (text: string) => text,
        { [field]: '2026-01-01T00:00:00.000Z' },
        { field, reason: 'is not what was asked for' },
      ] as [string, (text: string) => string, object, object],
  ),
  [
    'resources that were asked for and are not there',
    (text) => text,
    { resources: ['urn:a'] },
    { field: 'resources', reason: 'are not what was asked for' },
  ],
  [
    'another resource',
    (text) => `${text}\nResources:\n- urn:a\n- urn:b`,
    { resources: ['urn:a', 'urn:c'] },
    { field: 'resources', reason: 'are not what was asked for' },
  ],
  [
    'a resource more',
    (text) => `${text}\nResources:\n- urn:a\n- urn:b`,
    { resources: ['urn:a'] },
    { field: 'resources', reason: 'are not what was asked for' },
  ],
  [
    'a resource less',
    (text) => `${text}\nResources:\n- urn:a`,
    { resources: ['urn:a', 'urn:b'] },
    { field: 'resources', reason: 'are not what was asked for' },
  ],
])('error: it says what is wrong with %s', (_, change, terms, context) => {
  const request = createRequest(change)
  expect(() => preview({ ...request, terms: { ...request.terms, ...terms } })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID', context }),
  )
})

test('error: the account of the terms, or of the message, is another', () => {
  const request = createRequest()
  const terms = { ...request.terms, accountAddress: other }
  expect(() => preview({ ...request, terms })).toThrow(
    expect.objectContaining({ context: { expected: address, actual: address } }),
  )
  expect(() => preview(createRequest((text) => text.replace(address, other)))).toThrow(
    expect.objectContaining({ context: { expected: address, actual: other } }),
  )
})

test.each([
  [['urn:a', 'urn:b'], '\nResources:\n- urn:a\n- urn:b'],
  [[], '\nResources:'],
  [[], ''],
  [undefined, '\nResources:'],
])('behavior: the resources %j as %j', (resources, lines) => {
  const request = createRequest((text) => text + lines)
  expect(() => preview({ ...request, terms: { ...request.terms, resources } })).not.toThrow()
})

test.each([
  ['mainnet', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
])('behavior: the cluster %s of Solana', (written, reference) => {
  const account = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg'
  const caipNetworkId = toCaipNetworkId(`solana:${reference}`)
  const request = createRequest((text) =>
    text
      .replace('Ethereum', 'Solana')
      .replace(address, account)
      .replace('Chain ID: 1', `Chain ID: ${written}`),
  )
  const terms = { ...request.terms, accountAddress: account, chainId: caipNetworkId }
  const view = { ...request.view, namespace: 'solana' as const, address: account, caipNetworkId }
  expect(() => preview({ ...request, terms, view })).not.toThrow()
  const elsewhere = { ...view, caipNetworkId: toCaipNetworkId('solana:localnet') }
  expect(() => preview({ ...request, terms, view: elsewhere })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
  )
})

test('behavior: a form of the app’s own may leave facts out, and an empty one is none', () => {
  const request = createRequest()
  const { nonce: _, statement: __, ...rest } = request.terms
  const terms = rest as SignIn['terms']
  expect(() => preview({ ...request, terms, isFreeForm: true })).not.toThrow()
  expect(() => preview({ ...request, terms })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
  )
  const empty = { ...request.terms, requestId: '' }
  expect(() => preview({ ...request, terms: empty })).not.toThrow()
})

test('error: the visitor is on another network than the message', () => {
  const request = createRequest()
  const terms = { ...request.terms, chainId: 'eip155:137' }
  expect(() => preview({ ...request, terms })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
  )
})

test('error: S2, T44, a page in a frame signs in for itself, and not for the page around it', () => {
  const location = { host: 'bank.example', origin: 'https://bank.example', protocol: 'https:' }
  vi.stubGlobal('parent', { location })
  vi.stubGlobal('top', { location })
  const request = createRequest((text) => text.replaceAll('app.example', 'bank.example'))
  const terms = { ...request.terms, domain: 'bank.example', uri: 'https://bank.example/login' }
  expect(() => preview({ ...request, terms })).toThrow(
    expect.objectContaining({
      code: 'SIWX_DOMAIN_MISMATCH',
      context: { expected: 'app.example', actual: 'bank.example' },
    }),
  )
})

test('parameters: signInDomains', () => {
  const request = createRequest((text) => text.replaceAll('app.example', 'id.example'))
  const terms = { ...request.terms, domain: 'id.example', uri: 'https://id.example/login' }
  const options = { signInDomains: ['id.example'] }
  expect(() => preview({ ...request, terms }, options)).not.toThrow()
  expect(() => preview({ ...request, terms })).toThrow('id.example')
})

test('behavior: a form of the app’s own is not parsed, unless it looks like a sign-in', () => {
  const free = { ...createRequest(), isFreeForm: true }
  expect(() => preview({ ...free, text: 'Log in: 123' })).not.toThrow()
  expect(() => preview({ ...free, text: 'x wants you to sign in with your y' })).toThrow(
    expect.objectContaining({ code: 'SIWX_MESSAGE_INVALID' }),
  )
})
