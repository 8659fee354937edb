import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
