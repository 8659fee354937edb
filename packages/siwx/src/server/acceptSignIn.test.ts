import { expect, test, vi } from 'vitest'
import type { SignInFields } from '../fields/signInFields.ts'
import { createSigners, type Signer } from '../test/signers.ts'
import { lockedAddress, signLocked } from '../test/signLocked.ts'
import { writeMessage } from '../test/writeMessage.ts'
import { acceptSignIn } from './acceptSignIn.ts'
import { createMemoryNonces } from './createMemoryNonces.ts'
import { issueTerms } from './issueTerms.ts'
import type { SignInTerms } from './signInTerms.ts'

const now = new Date('2026-01-01T00:00:00Z')
const signers = createSigners()
const [signer, other] = [signers[0]!, createSigners()[0]!]
const secret = 'a secret of thirty-two bytes or more'

type Attempt = {
  signer?: Signer
  /** Another message than was asked for, which is then signed. */
  fields?: Partial<SignInFields>
  /** Changes the message after it was signed. */
  change?: (message: string) => string
  /** Other terms than those of the message. */
  terms?: Partial<SignInTerms>
  time?: Date
  account?: string
  signature?: string
  claimNonce?: acceptSignIn.Parameters['claimNonce']
}

function issue(asked: Partial<issueTerms.Parameters> = {}): SignInTerms {
  return issueTerms({
    ...{ secret, browser: 'b', domain: 'app.example', uri: 'https://app.example/login' },
    ...{ statement: 'Sign in to the app.', requestId: 'r1', time: now },
    ...{ resources: ['https://app.example/terms'], ...asked },
  }).terms
}

/** Signs what was asked, or something near it, and hands it in. */
async function attempt(options: Attempt = {}) {
  const { signer: own = signer, change = (same: string) => same, account } = options
  const { claimNonce = createMemoryNonces({ now: () => now.getTime() }), time = now } = options
  const { chains: _, ...asked } = issue()
  const message = writeMessage({ ...own.account, ...asked, ...options.fields })
  const signature = options.signature ?? (await own.sign(message))
  const terms = { ...asked, ...options.terms }
  const call = async () => '0x'
  return acceptSignIn({
    message: change(message),
    signature,
    terms,
    claimNonce,
    account,
    time,
    call,
  })
}

test.each(signers)('default: $name', async (own) => {
  const { namespace, address } = own.account
  expect(await attempt({ signer: own })).toMatchObject({
    ...{ status: 'valid', kind: 'key', type: own.type, fields: own.account },
    account: expect.stringMatching(new RegExp(`^${namespace}:.*:${address}$`)),
  })
})

test.each([
  ['another domain', { domain: 'evil.example', uri: 'https://evil.example/login' }],
  ['a subdomain', { domain: 'a.app.example', uri: 'https://a.app.example/login' }],
  ['the parent', { domain: 'example', uri: 'https://example/login' }],
  ['another port', { domain: 'app.example:8443', uri: 'https://app.example:8443/login' }],
  ['a user', { domain: 'me@app.example' }],
  ['another case', { domain: 'App.example' }],
  ['a twin', { domain: 'xn--pp-7fa.example', uri: 'https://xn--pp-7fa.example/login' }],
  ['another scheme', { scheme: 'http' }],
  ['a URI of http', { uri: 'http://app.example/login' }],
  ['a URI elsewhere', { uri: 'https://evil.example/login' }],
  ['a URI of a user', { uri: 'https://app.example@evil.example/login' }],
  ['a URI without a host', { uri: 'https:login' }],
  ['another path', { uri: 'https://app.example/other' }],
])('error: J01, S2, %s', async (_, fields) => {
  expect(await attempt({ fields })).toMatchObject({
    ...{
      status: 'invalid',
      code: expect.stringMatching(/SIWX_(?:DOMAIN_MISMATCH|MESSAGE_INVALID)/),
    },
  })
})

test('behavior: its own scheme', async () => {
  expect(await attempt({ fields: { scheme: 'https' } })).toMatchObject({ status: 'valid' })
})

test.each([
  ['another statement', 'statement', { statement: 'Sign in.' }],
  ['no statement', 'statement', { statement: undefined }],
  ['another request', 'requestId', { requestId: 'r2' }],
  ['no request', 'requestId', { requestId: undefined }],
  ['other resources', 'resources', { resources: ['https://app.example/other'] }],
  ['more resources', 'resources', { resources: ['https://app.example/terms', 'urn:a'] }],
  ['no resources', 'resources', { resources: undefined }],
  ['a longer life', 'expirationTime', { expirationTime: '2026-01-01T01:00:00.000Z' }],
  ['no end', 'expirationTime', { expirationTime: undefined }],
  ['an earlier issue', 'issuedAt', { issuedAt: '2025-12-31T23:00:00Z' }],
])('error: what was not asked for, %s', async (_, field, fields) => {
  expect(await attempt({ fields })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field },
  })
})

test.each([
  ['an address of http', 'uri', { uri: 'http://app.example/login' }],
  ['a long statement', 'statement', { statement: 'a'.repeat(281) }],
  ['a long resource', 'resources', { resources: [`https://a.example/${'a'.repeat(512)}`] }],
  ['code', 'resources', { resources: ['javascript:alert(1)'] }],
  ['a page of http', 'resources', { resources: ['http://a.example'] }],
  ['data', 'resources', { resources: ['data:text/html,a'] }],
  ['nine resources', 'resources', { resources: Array.from({ length: 9 }, () => 'urn:a') }],
])('error: J09, %s, even where it was asked for', async (_, field, asked) => {
  expect(await attempt({ fields: asked, terms: asked })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field },
  })
})

test.each([
  { domain: 'localhost:5173', uri: 'http://localhost:5173/login' },
  { domain: '127.0.0.1', uri: 'http://127.0.0.1/' },
  { domain: '[::1]:8080', uri: 'http://[::1]:8080' },
  { domain: 'app.example', uri: 'https://app.example:443' },
  { statement: 'a'.repeat(280), resources: ['ipfs://a', 'did:a:b', 'urn:a', 'http://localhost'] },
])('behavior: %j may be asked for', async (asked) => {
  expect(await attempt({ fields: asked, terms: asked })).toMatchObject({ status: 'valid' })
})

test.each([
  ['SIWX_EXPIRED', { time: new Date('2026-01-01T00:10:00Z') }],
  ['SIWX_EXPIRED', { time: new Date('2027-01-01T00:00:00Z') }],
  ['SIWX_NOT_YET_VALID', { fields: { notBefore: '2026-01-01T00:05:00Z' } }],
  ['SIWX_NOT_YET_VALID', { time: new Date('2025-12-31T23:58:00Z') }],
  ['SIWX_NOT_YET_VALID', { fields: { issuedAt: '2026-01-01T00:05:01Z' } }],
  ['SIWX_MESSAGE_INVALID', { fields: { issuedAt: '2025-12-31T23:54:59Z' } }],
])('error: J10, %s, %j', async (code, options) => {
  expect(await attempt(options)).toMatchObject({ status: 'invalid', code })
})

test.each([
  ['the last moment', { time: new Date('2026-01-01T00:09:59.999Z') }],
  ['the clock of another machine', { time: new Date('2025-12-31T23:59:00Z') }],
  ['a time that the wallet wrote', { fields: { issuedAt: '2026-01-01T00:04:00+00:00' } }],
  ['a start that the wallet wrote', { fields: { notBefore: '2025-12-31T23:00:00Z' } }],
])('behavior: %s is in time', async (_, options) => {
  expect(await attempt(options)).toMatchObject({ status: 'valid' })
})

test('error: J02, J03, a nonce of other terms', async () => {
  const nonce = 'A'.repeat(24)
  const refused = { status: 'invalid', code: 'SIWX_NONCE_REFUSED' }
  expect(await attempt({ terms: { nonce } })).toMatchObject(refused)
  const statement = `Nonce: ${nonce}`
  const hidden = { fields: { statement }, terms: { nonce, statement } }
  expect(await attempt(hidden)).toMatchObject(refused)
})

test('error: J13, a good pair a thousand times at once', async () => {
  const { chains: _, ...terms } = issue()
  const message = writeMessage({ ...signer.account, ...terms })
  const signature = await signer.sign(message)
  const claimNonce = createMemoryNonces({ now: () => now.getTime() })
  const post = () => acceptSignIn({ message, signature, terms, claimNonce, time: now })
  const verdicts = await Promise.all(Array.from({ length: 1000 }, post))
  expect(verdicts.filter(({ status }) => status === 'valid')).toHaveLength(1)
  const used = { status: 'invalid', code: 'SIWX_NONCE_REFUSED', reason: 'was used before' }
  expect(verdicts.filter(({ status }) => status !== 'valid')[0]).toEqual({
    ...{ ...used, field: 'nonce' },
  })
})

test('behavior: a nonce is used up before the signature is looked at, and by nothing earlier', async () => {
  const claimNonce = vi.fn<acceptSignIn.Parameters['claimNonce']>(async () => true)
  await attempt({ claimNonce, fields: { domain: 'evil.example', uri: 'https://evil.example' } })
  await attempt({ claimNonce, time: new Date('2027-01-01T00:00:00Z') })
  await attempt({ claimNonce, terms: { chains: ['eip155:10'] } })
  expect(claimNonce).not.toHaveBeenCalled()
  expect(await attempt({ claimNonce })).toMatchObject({ status: 'valid' })
  await attempt({ claimNonce, signature: `0x${'11'.repeat(65)}` })
  expect(claimNonce).toHaveBeenCalledTimes(2)
  expect(claimNonce).toHaveBeenCalledWith({
    ...{ nonce: expect.stringMatching(/^[0-9A-Za-z]{24}$/) },
    expirationTime: '2026-01-01T00:10:00.000Z',
  })
})

test('error: J11, S10, another account', async () => {
  const account = `eip155:1:${other.account.address}`
  expect(await attempt({ account })).toEqual({
    ...{ status: 'invalid', code: 'SIWX_ACCOUNT_MISMATCH', field: 'address' },
    reason: `is not ${account}`,
  })
  // The message names another account than the one that signs it.
  expect(await attempt({ fields: { address: other.account.address } })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' },
  })
  expect(await attempt({ account: `eip155:1:${signer.account.address}` })).toMatchObject({
    status: 'valid',
  })
})

test('error: J08, a chain that the app does not have', async () => {
  const terms = { chains: ['eip155:1', 'eip155:10'] }
  expect(await attempt({ terms })).toMatchObject({ status: 'valid' })
  expect(await attempt({ terms, fields: { chainId: '137' } })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'chainId' },
  })
})

test('error: a text that was changed after it was signed', async () => {
  const changes: readonly ((message: string) => string)[] = [
    (message) => message.replace(signer.account.address, other.account.address),
    (message) => message.replace('Chain ID: 1', 'Chain ID: 10'),
    (message) => message.replace('app.example wants', 'https://app.example wants'),
    (message) => message.replace(/Issued At: .*/, 'Issued At: 2026-01-01T00:00:01Z'),
  ]
  for (const change of changes)
    expect(await attempt({ change })).toMatchObject({
      ...{ status: 'invalid', code: 'SIWX_SIGNATURE_REFUSED' },
    })
})

test('error: S17, more than anybody needs is not read', async () => {
  const long = await attempt({ change: (message) => message + 'a'.repeat(4096) })
  expect(long).toMatchObject({ code: 'SIWX_MESSAGE_INVALID', field: 'text', reason: 'is too long' })
  const wide = await attempt({ change: () => 'é'.repeat(2049) })
  expect(wide).toMatchObject({ field: 'text', reason: 'is too long' })
  const signature = `0x${'ab'.repeat(8192)}`
  expect(await attempt({ signature })).toMatchObject({ code: 'SIWX_SIGNATURE_REFUSED' })
})

test('error: S12, a signature of coins that are locked', async () => {
  const { chains: _, ...terms } = issue()
  const message = writeMessage({
    ...{ namespace: 'bip122', address: lockedAddress, ...terms },
    chainId: '000000000019d6689c085ae165831e93',
  })
  const post = (lockTime: number) => {
    const claimNonce = createMemoryNonces({ now: () => now.getTime() })
    const signature = signLocked(message, lockTime)
    return acceptSignIn({ message, signature, terms, claimNonce, time: now })
  }
  expect(await post(0)).toMatchObject({ status: 'valid', type: 'bip322' })
  expect(await post(2016)).toMatchObject({
    ...{
      status: 'invalid',
      code: 'SIWX_SIGNATURE_REFUSED',
      reason: 'speaks of coins that are locked',
    },
  })
})

const grant = (eip155: object) =>
  `urn:recap:${btoa(JSON.stringify({ att: { eip155 } })).replaceAll('=', '')}`
const granted = (method: string) =>
  `Sign in to the app. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': '${method}' for 'eip155'.`
const many = Array.from({ length: 60 }, (_, at) => `eip155:${at + 1}`)

test('behavior: a wallet that pairs adds what the app may ask it for', async () => {
  const recap = grant({ 'request/personal_sign': [{ chains: many }] })
  expect(recap.length).toBeGreaterThan(512)
  const statement = granted('personal_sign')
  const resources = ['https://app.example/terms', recap]
  expect(await attempt({ fields: { statement, resources } })).toMatchObject({
    ...{ status: 'valid', kind: 'key' },
  })
})

test.each([
  ['what the statement does not say', 'personal_sign', { 'request/eth_sendTransaction': [{}] }],
  ['what no app needs', 'eth_sign', { 'request/eth_sign': [{}] }],
])('error: a ReCap that grants %s', async (_, said, eip155) => {
  const fields = {
    statement: granted(said),
    resources: ['https://app.example/terms', grant(eip155)],
  }
  expect(await attempt({ fields })).toMatchObject({
    ...{ status: 'invalid', code: 'SIWX_MESSAGE_INVALID', field: 'statement' },
  })
})

test('error: a ReCap in place of what was asked for', async () => {
  const resources = [grant({ 'request/personal_sign': [{}] })]
  expect(await attempt({ fields: { statement: granted('personal_sign'), resources } })).toEqual(
    expect.objectContaining({
      status: 'invalid',
      code: 'SIWX_MESSAGE_INVALID',
      field: 'resources',
    }),
  )
})
