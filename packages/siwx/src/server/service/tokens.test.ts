import {
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import { expect, test } from 'vitest'
import { createDpopClient } from '../../test/createDpopClient.ts'
import { codeOf, createTestSiwx } from '../../test/createTestSiwx.ts'
import { memoryStore } from '../store/memoryStore.ts'
import { createSiwxKey } from '../tokens/createSiwxKey.ts'
import type { createSiwx } from './createSiwx.ts'

const minute = 60_000
const base = 'https://auth.example/v1/auth'
const own = await createSiwxKey()

type Tokens = { id: string; token: string; refreshToken: string; tokenEndsAt: string }

/** A client on another site, which holds a key. */
async function createClient(options: Partial<createSiwx.Parameters> = {}) {
  const stage = createTestSiwx({ keys: [own], url: 'https://auth.example', ...options })
  const { clock, siwx } = stage
  const key = await createDpopClient()
  const browser = stage.open()

  type Sent = { body?: object; token?: string; changed?: object; header?: object; proof?: string }
  const send = async (method: string, path: string, sent: Sent & { headers?: object } = {}) => {
    const { body, token, changed, header } = sent
    const url = `${base}/${path}`
    const htu = url.split('?')[0] ?? ''
    const proof =
      sent.proof ??
      (await key.prove({ method, url: htu, time: clock.time, token, changed, header }))
    const headers = {
      ...{ Origin: 'https://app.example', 'Sec-Fetch-Site': 'cross-site', DPoP: proof },
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token === undefined ? {} : { Authorization: `DPoP ${token}` }),
      ...sent.headers,
    }
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    return siwx.handler(new Request(url, init))
  }
  const sign = async () => {
    const { token, ...terms } = await (await send('GET', 'nonce')).json()
    const pair = await browser.sign(terms)
    return { headers: { 'x-nonce-jwt': `Bearer ${token}` }, body: pair.body }
  }
  const signIn = async () => send('POST', 'authenticate', await sign())
  return { ...stage, key, send, sign, signIn }
}

async function enter(client: Awaited<ReturnType<typeof createClient>>): Promise<Tokens> {
  const answer = await client.signIn()
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual([])
  return answer.json()
}

test('default: tokens that are bound to a key of the client', async () => {
  const client = await createClient()
  const { token, id, tokenEndsAt, refreshToken } = await enter(client)
  expect(tokenEndsAt).toBe('2026-01-01T00:05:00.000Z')
  expect(refreshToken).toMatch(/^\w{43}$/)
  const { session } = await (await client.send('GET', 'me', { token })).json()
  expect(session).toMatchObject({ id, kind: 'key' })
  const { jwks } = { jwks: await (await client.send('GET', '../../.well-known/jwks.json')).json() }
  expect(jwks).toEqual({
    keys: [{ kty: 'OKP', crv: 'Ed25519', kid: own.kid, x: own.x, alg: 'EdDSA', use: 'sig' }],
  })
  const { payload, protectedHeader } = await jwtVerify(
    token,
    await importJWK(jwks.keys[0], 'EdDSA'),
    {
      ...{ issuer: 'https://auth.example', audience: 'https://app.example' },
      currentDate: new Date(client.clock.time),
    },
  )
  expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: own.kid, typ: 'at+jwt' })
  expect(payload).toMatchObject({
    ...{ sub: session.subject, sid: id, amr: ['eip191'], cnf: { jkt: client.key.jkt } },
    ...{ jti: expect.any(String), iat: 1_767_225_600, nbf: 1_767_225_600, exp: 1_767_225_900 },
  })
})

test('error: A10, S15, tokens without the key, or with another', async () => {
  const client = await createClient()
  const { token, refreshToken } = await enter(client)
  const refused = [401, 'SIWX_PROOF_REFUSED']
  const thief = await createDpopClient()
  const steal = async (method: string, path: string, sent = {}) => {
    const proof = await thief.prove({
      method,
      url: `${base}/${path}`,
      time: client.clock.time,
      token,
    })
    return codeOf(client.send(method, path, { proof, ...sent }))
  }
  expect(await steal('GET', 'me', { token })).toEqual(refused)
  expect(await codeOf(client.send('GET', 'me', { token, proof: 'a.b.c' }))).toEqual(refused)
  const bare = { headers: { Authorization: `DPoP ${token}` } }
  const none = new Request(`${base}/me`, bare)
  expect(await codeOf(client.siwx.handler(none))).toEqual(refused)
  expect(await client.siwx.readSession(none)).toBeNull()
  const bearer = new Request(`${base}/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await client.siwx.readSession(bearer)).toBeNull()
  expect(await steal('POST', 'refresh', { body: { refreshToken } })).toEqual([
    ...[401, 'SIWX_SESSION_ENDED'],
  ])
  // A cookie of it opens nothing either.
  const cookie = new Headers({ Cookie: `__Host-cleat-session=${refreshToken}` })
  expect(await client.siwx.readSession({ headers: cookie })).toBeNull()
  expect((await client.send('GET', 'me', { token })).status).toBe(200)
})

test('behavior: S16, A10, a refresh token counts once, and again ends the session', async () => {
  const client = await createClient()
  const { token, refreshToken } = await enter(client)
  client.clock.time += 6 * minute
  expect(await codeOf(client.send('GET', 'me', { token }))).toEqual([401, 'SIWX_PROOF_REFUSED'])
  const refresh = (one: string) => client.send('POST', 'refresh', { body: { refreshToken: one } })
  const { session } = await (await refresh(refreshToken)).json()
  expect(session.refreshToken).not.toBe(refreshToken)
  const next = await (await client.send('GET', 'me', { token: session.token })).json()
  expect(next.session).toMatchObject({ id: session.id })
  client.clock.time += 10_000
  expect(await codeOf(refresh(refreshToken))).toEqual([401, 'SIWX_SESSION_ENDED'])
  expect(await codeOf(refresh(session.refreshToken))).toEqual([401, 'SIWX_SESSION_ENDED'])
  const ended = await (await client.send('GET', 'me', { token: session.token })).json()
  expect(ended).toEqual({ session: null })
})

test('behavior: an answer that was lost can be asked for again for 10 s, until a newer token is used', async () => {
  const client = await createClient()
  const { refreshToken } = await enter(client)
  const refresh = async (one: string) => {
    const response = await client.send('POST', 'refresh', { body: { refreshToken: one } })
    return (await response.json()).session?.refreshToken
  }
  const lost = await refresh(refreshToken)
  client.clock.time += 9000
  const again = await refresh(refreshToken)
  expect(again).toMatch(/^\w{43}$/)
  expect(again).not.toBe(lost)
  const next = await refresh(again)
  expect(next).toMatch(/^\w{43}$/)
  // The first one is two steps behind, whatever the time.
  expect(await refresh(refreshToken)).toBeUndefined()
  expect(await refresh(next)).toBeUndefined()

  const other = await enter(client)
  const first = await refresh(other.refreshToken)
  await refresh(other.refreshToken)
  // The lost one comes after all: two hold a token.
  expect(await refresh(first)).toBeUndefined()
})

test('behavior: sign-out and refresh of a client with a key leave cookies alone', async () => {
  const client = await createClient()
  const [first, second] = [await enter(client), await enter(client)]
  const out = await client.send('POST', 'sign-out', { token: first.token })
  expect([out.status, out.headers.getSetCookie()]).toEqual([204, []])
  // The other session of the same key lives on.
  const { session } = await (await client.send('GET', 'me', { token: second.token })).json()
  expect(session).toMatchObject({ id: second.id })
  const ended = await client.send('POST', 'refresh', { body: { refreshToken: first.refreshToken } })
  expect([ended.status, ended.headers.getSetCookie()]).toEqual([401, []])
})

test('behavior: sign-out with an access token, or with the refresh token when that is over', async () => {
  const client = await createClient()
  const first = await enter(client)
  expect((await client.send('POST', 'sign-out', { token: first.token })).status).toBe(204)
  expect(await (await client.send('GET', 'me', { token: first.token })).json()).toEqual({
    session: null,
  })
  const [second, third] = [await enter(client), await enter(client)]
  client.clock.time += 6 * minute
  const body = { refreshToken: second.refreshToken, everywhere: true }
  expect((await client.send('POST', 'sign-out', { body })).status).toBe(204)
  const late = { refreshToken: third.refreshToken }
  expect(await codeOf(client.send('POST', 'refresh', { body: late }))).toEqual([
    ...[401, 'SIWX_SESSION_ENDED'],
  ])
})

test('behavior: a client with a key gets no cookie, and may ask for terms again with one proof', async () => {
  const client = await createClient()
  const url = `${base}/nonce`
  const proof = await client.key.prove({ method: 'GET', url, time: client.clock.time })
  for (const _ of [1, 2]) {
    const answer = await client.send('GET', 'nonce', { proof })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const { token, id } = await enter(client)
  const ended = await client.send('DELETE', `sessions/${id}`, { token })
  expect([ended.status, ended.headers.getSetCookie()]).toEqual([204, []])
})

test('behavior: what the app keeps with a session of a key', async () => {
  const client = await createClient()
  const { token } = await enter(client)
  const body = { theme: 'dark' }
  expect((await client.send('PUT', 'account-metadata', { token, body })).status).toBe(204)
  const { session } = await (await client.send('GET', 'me', { token })).json()
  expect(session.metadata).toEqual(body)
})

test('behavior: the public keys may be kept for five minutes', async () => {
  const client = await createClient()
  const { headers } = await client.send('GET', '../../.well-known/jwks.json', {})
  expect(headers.get('Content-Type')).toBe('application/jwk-set+json')
  expect(headers.get('Cache-Control')).toBe('public, max-age=300')
})

test('error: a token that is over, and what the client shall do', async () => {
  const client = await createClient()
  const { token } = await enter(client)
  client.clock.time += 6 * minute
  const answer = await client.send('GET', 'me', { token })
  expect(answer.headers.get('WWW-Authenticate')).toBe(
    'DPoP error="invalid_token", algs="ES256 EdDSA"',
  )
  expect((await answer.json()).detail).toBe(
    'The access token is over, or of another key. Refresh it.',
  )
})

test('error: an account is added to a session that ends meanwhile', async () => {
  const store = memoryStore({ now: () => Date.parse('2026-01-01T00:00:00Z') })
  let isEnding = false
  const client = await createClient({
    store,
    // It is looked up between the proof and the session.
    async resolveUser({ user, subject }) {
      if (isEnding) await store.endSession(id)
      return user ?? subject
    },
  })
  const { token, id } = await enter(client)
  isEnding = true
  const pair = await client.sign()
  const answer = await client.send('POST', 'authenticate', {
    ...{ ...pair, body: { ...pair.body, link: true }, token },
  })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({
    ...{ code: 'SIWX_SESSION_ENDED', detail: 'The session ended meanwhile. Sign in again.' },
  })
})

test('behavior: devices and linking with tokens', async () => {
  const client = await createClient()
  const { token, id } = await enter(client)
  const { sessions } = await (await client.send('GET', 'sessions', { token })).json()
  expect(sessions).toMatchObject([{ id, isCurrent: true }])
  const pair = await client.sign()
  const linked = await client.send('POST', 'authenticate', {
    ...{ ...pair, body: { ...pair.body, link: true }, token },
  })
  expect(await linked.json()).toMatchObject({ id, accounts: [{}] })
  expect((await client.send('DELETE', `sessions/${id}`, { token })).status).toBe(204)
  expect(await (await client.send('GET', 'me', { token })).json()).toEqual({ session: null })
})

test.each([
  ['another method', { changed: { htm: 'POST' } }],
  ['another path', { changed: { htu: `${base}/refresh` } }],
  ['another host', { changed: { htu: 'https://evil.example/v1/auth/me' } }],
  ['a query', { changed: { htu: `${base}/me?a` } }],
  ['another token', { changed: { ath: 'AAAA' } }],
  ['no time', { changed: { iat: undefined } }],
  ['the future', { changed: { iat: 1_767_225_662 } }],
  ['the past', { changed: { iat: 1_767_225_299 } }],
  ['no name', { changed: { jti: undefined } }],
  ['a short name', { changed: { jti: 'a' } }],
  ['a long name', { changed: { jti: 'a'.repeat(300) } }],
  ['another type', { header: { typ: 'JWT' } }],
  ['no key', { header: { jwk: undefined } }],
  ['another key', { header: { jwk: { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' } } }],
  ['a key elsewhere', { header: { jwk: undefined, jku: 'https://evil.example/keys' } }],
])('error: a proof of %s', async (_, sent) => {
  const client = await createClient()
  const { token } = await enter(client)
  expect(await codeOf(client.send('GET', 'me', { token, ...sent }))).toEqual([
    ...[401, 'SIWX_PROOF_REFUSED'],
  ])
  expect((await client.send('GET', 'me', { token })).status).toBe(200)
})

test('error: a proof that is sent again', async () => {
  const client = await createClient()
  const { token } = await enter(client)
  const time = client.clock.time
  const proof = await client.key.prove({ method: 'GET', url: `${base}/me`, time, token })
  expect((await client.send('GET', 'me', { token, proof })).status).toBe(200)
  expect(await codeOf(client.send('GET', 'me', { token, proof }))).toEqual([
    ...[401, 'SIWX_PROOF_REFUSED'],
  ])
})

test('error: S16, tokens that are forged', async () => {
  const client = await createClient()
  const { token } = await enter(client)
  const claims = decodeJwt(token)
  const header = decodeProtectedHeader(token)
  const other = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
  const write = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
  const [head = '', body = '', seal = ''] = token.split('.')
  const hmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: own.kid, typ: 'at+jwt' })
      .sign(new TextEncoder().encode(secret.padEnd(32, '0')))
  const forged = [
    `${write({ ...header, alg: 'none' })}.${body}.`,
    `${write({ ...header, alg: 'none' })}.${body}.${seal}`,
    await hmac(own.x),
    await hmac(JSON.stringify({ kty: own.kty, crv: own.crv, x: own.x })),
    await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: 'EdDSA' })
      .sign(other.privateKey),
    ...['../../dev/null', 'https://evil.example/key', '__proto__', ''].map(
      (kid) => `${write({ ...header, kid })}.${body}.${seal}`,
    ),
    `${write({ ...header, jku: 'https://evil.example/keys' })}.${body}.${seal}`,
    `${head}.${write({ ...claims, exp: 9_999_999_999 })}.${seal}`,
    // A claim twice.
    `${head}.${btoa(`{"sid":"a",${JSON.stringify(claims).slice(1)}`).replaceAll('=', '')}.${seal}`,
    ...['', 'a', 'a.b.c', `${head}.${body}`, `${token}.a`, `${token}A`],
  ]
  for (const one of forged)
    expect(await codeOf(client.send('GET', 'me', { token: one || '-' }))).toEqual([
      ...[401, 'SIWX_PROOF_REFUSED'],
    ])
})

test.each([
  ['of another app', { aud: 'https://evil.example' }],
  ['of another service', { iss: 'https://evil.example' }],
  ['that begins later', { nbf: 1_767_229_200 }],
  ['that is over', { exp: 1_767_225_599 }],
  ['without a session', { sid: undefined }],
  ['without a key', { cnf: undefined }],
  ['of another key', { cnf: { jkt: 'A' } }],
  ['of a session that is not', { sid: 'a' }],
])('error: J16, a token %s', async (_, changed) => {
  const client = await createClient()
  const { token } = await enter(client)
  const changedToken = await new SignJWT({ ...decodeJwt(token), ...changed })
    .setProtectedHeader({ alg: 'EdDSA', kid: own.kid, typ: 'at+jwt' })
    .sign(await importJWK(own, 'EdDSA'))
  const answer = await client.send('GET', 'me', { token: changedToken })
  const { session } = await answer.json()
  expect(session ?? null).toBeNull()
})

test('behavior: J17, a new key signs, and the one before counts until it is taken out', async () => {
  const client = await createClient()
  const { token } = await enter(client)
  const newer = await createSiwxKey()
  const store = memoryStore()
  const old = await createClient({ store })
  const { token: before } = await enter(old)
  const open = async (keys: createSiwx.Parameters['keys']) => {
    const later = createTestSiwx({ store, keys, url: 'https://auth.example' })
    const time = later.clock.time
    const proof = await old.key.prove({ method: 'GET', url: `${base}/me`, time, token: before })
    const headers = { DPoP: proof, Authorization: `DPoP ${before}` }
    return later.siwx.readSession(new Request(`${base}/me`, { headers }))
  }
  expect(await open([newer, own])).toMatchObject({ kind: 'key' })
  expect(await open([newer])).toBeNull()
  const rotated = await createClient({ keys: [newer, own] })
  expect(decodeProtectedHeader((await enter(rotated)).token).kid).toBe(newer.kid)
  expect(decodeProtectedHeader(token).kid).toBe(own.kid)
})

test('error: terms of one key, signed in with another', async () => {
  const [client, other] = [await createClient(), await createClient()]
  const pair = await client.sign()
  const time = client.clock.time
  const proof = await other.key.prove({ method: 'POST', url: `${base}/authenticate`, time })
  expect(await codeOf(client.send('POST', 'authenticate', { ...pair, proof }))).toEqual([
    ...[403, 'SIWX_NONCE_REFUSED'],
  ])
})

test('error: without keys there are no tokens', async () => {
  const { siwx, clock } = createTestSiwx()
  const key = await createDpopClient()
  const url = 'https://app.example/api/siwx/nonce'
  const headers = { DPoP: await key.prove({ method: 'GET', url, time: clock.time }) }
  expect(await codeOf(siwx.handler(new Request(url, { headers })))).toEqual([
    ...[401, 'SIWX_PROOF_REFUSED'],
  ])
})
