import { createHash, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type LocalSocials, localUser, type SocialId, startSocials } from '@cleat/localnet'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { visitProvider } from '../test/visitProvider.ts'
import type { ProviderConfig } from './contract/providerConfig.ts'
import { createProvider } from './createProvider.ts'

const origin = 'https://wallet.app.example'
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier: 'v'.repeat(43) }
const client = { clientId: 'client', clientSecret: 'a secret' }

let socials: LocalSocials
beforeAll(async () => {
  socials = await startSocials({ origin })
})
afterAll(() => socials.stop())

const ids = ['google', 'apple', 'x', 'discord', 'github', 'facebook', 'company'] as const
function open(id: SocialId) {
  const { clientId, clientSecret, appleKey: privateKey } = socials
  const shared = { clientId, clientSecret, url: socials.urlOf(id) }
  const config: ProviderConfig =
    id === 'apple'
      ? { ...shared, id, teamId: 'TEAM', keyId: 'KEY', privateKey }
      : id === 'company'
        ? { ...shared, id: 'oidc:company', name: 'Company' }
        : { ...shared, id: id as 'google' }
  return createProvider({ config, origin })
}

test.each(ids)('default: %s says who came back', async (id) => {
  socials.use(id, { ...localUser, id: '10000001000' })
  const provider = open(id)
  const url = await provider.begin(secrets)
  const isOidc = ['google', 'apple', 'company'].includes(id)
  const challenge = createHash('sha256').update(secrets.verifier).digest('base64url')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: `${origin}/wallet/v1/callback/${provider.id}`,
    ...{ client_id: socials.clientId, response_type: 'code', state: secrets.state },
    ...{ code_challenge: challenge, code_challenge_method: 'S256' },
    ...(id === 'apple' && { response_mode: 'form_post' }),
  })
  expect(url.searchParams.get('nonce')).toBe(isOidc ? secrets.nonce : null)
  const answer = await visitProvider(url.href, origin)
  expect(provider.isFormPost).toBe(id === 'apple')
  expect(answer.method).toBe(id === 'apple' ? 'POST' : 'GET')
  const user = await provider.finish(answer.parameters, secrets)
  // GitHub has numbers, which the stand-in makes shorter.
  expect(user.subject).toBe(id === 'github' ? '10000001' : '10000001000')
})

test.each<[keyof typeof secrets, SocialId, string]>([
  ['state', 'google', 'OAUTH_INVALID_RESPONSE'],
  ['nonce', 'google', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['verifier', 'google', 'OAUTH_RESPONSE_BODY_ERROR'],
  ['state', 'discord', 'OAUTH_INVALID_RESPONSE'],
  ['verifier', 'discord', 'OAUTH_RESPONSE_BODY_ERROR'],
])('error: another %s, of %s', async (name, id, code) => {
  const provider = open(id)
  const answer = await visitProvider((await provider.begin(secrets)).href, origin)
  const changed = { ...secrets, [name]: 'b'.repeat(43) }
  await expect(provider.finish(answer.parameters, changed)).rejects.toMatchObject({ code })
})

type Seen = { path: string; headers: IncomingMessage['headers']; body: string }
const seen: Seen[] = []
let answers: Record<string, { status?: number; body: unknown }> = {}
const recorder = createServer(async (request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? ''
  seen.push({ path, headers: request.headers, body: await text(request) })
  const { status = 200, body } = answers[path] ?? { status: 404, body: {} }
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((done) => recorder.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`
})
afterAll(() => recorder.close())

const discovery = '/.well-known/openid-configuration'
beforeEach(() => {
  seen.length = 0
  const endpoints = { authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` }
  const token = { body: { access_token: 'the token', token_type: 'bearer' } }
  answers = {
    [discovery]: { body: { issuer: url, ...endpoints } },
    ...{ '/token': token, '/2/oauth2/token': token, '/api/oauth2/token': token },
    '/2/users/me': { body: { data: { id: '7' } } },
    '/api/users/@me': { body: { id: '7' } },
  }
})
const back = () => new URLSearchParams({ code: 'a code', state: secrets.state })
const at = (path: string) => seen.filter((one) => one.path === path)

test('behavior: X knows the app by a header, and Discord by the form', async () => {
  await createProvider({ config: { ...client, id: 'x', url }, origin }).finish(back(), secrets)
  const [basic] = at('/2/oauth2/token')
  expect(basic?.headers.authorization).toMatch(/^Basic /)
  expect(basic?.body).not.toContain('secret')

  const discord = createProvider({ config: { ...client, id: 'discord', url }, origin })
  await discord.finish(back(), secrets)
  const [post] = at('/api/oauth2/token')
  expect(post?.headers.authorization).toBeUndefined()
  expect(Object.fromEntries(new URLSearchParams(post?.body))).toEqual({
    ...{ client_id: 'client', client_secret: 'a secret', grant_type: 'authorization_code' },
    ...{ code: 'a code', code_verifier: secrets.verifier },
    redirect_uri: `${origin}/wallet/v1/callback/discord`,
  })
})

test('behavior: the visitor is asked for with the token, as JSON', async () => {
  await createProvider({ config: { ...client, id: 'x', url }, origin }).finish(back(), secrets)
  const [asked] = at('/2/users/me')
  expect(asked?.headers).toMatchObject({
    ...{ authorization: 'Bearer the token', accept: 'application/json', 'user-agent': 'cleat' },
  })
})

test('error: a provider that does not say who the visitor is', async () => {
  answers['/2/users/me'] = { status: 503, body: { data: { id: '7' } } }
  const x = createProvider({ config: { ...client, id: 'x', url }, origin })
  await expect(x.finish(back(), secrets)).rejects.toThrow('The provider answers 503.')
})

function createAppleApp() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { id: 'apple', clientId: 'client', teamId: 'TEAM', keyId: 'KEY', privateKey: pem } as const
}

test('behavior: Apple knows the app by what its key signs, for five minutes', async () => {
  const apple = createProvider({
    config: { ...createAppleApp(), url },
    origin,
  })
  // There is no ID token, which is too late for what is looked at here.
  await expect(apple.finish(back(), secrets)).rejects.toMatchObject({
    code: 'OAUTH_INVALID_RESPONSE',
  })
  const [post] = at('/token')
  const secret = new URLSearchParams(post?.body).get('client_secret') ?? ''
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY' })
  const { iat = 0, exp = 0, ...claims } = decodeJwt(secret)
  expect(claims).toEqual({ iss: 'TEAM', sub: 'client', aud: url })
  expect(exp - iat).toBe(300)
  expect(Math.abs(iat - Date.now() / 1000)).toBeLessThan(60)
})

test('behavior: an OpenID provider is discovered once, and again after a failure', async () => {
  const company = createProvider({
    config: { ...client, id: 'oidc:work', name: 'Work', url },
    origin,
  })
  const good = answers[discovery]
  answers[discovery] = { status: 500, body: {} }
  await expect(company.begin(secrets)).rejects.toMatchObject({
    code: 'OAUTH_RESPONSE_IS_NOT_CONFORM',
  })
  if (good) answers[discovery] = good
  const [one, other] = await Promise.all([company.begin(secrets), company.begin(secrets)])
  await company.begin(secrets)
  expect(at(discovery)).toHaveLength(2)
  expect(one.href).toBe(other.href)
  expect(one.origin + one.pathname).toBe(`${url}/authorize`)
})

test('error: an OpenID provider that says it is another', async () => {
  answers[discovery] = {
    body: { ...(answers[discovery]?.body as object), issuer: 'https://a.example' },
  }
  const config: ProviderConfig = { ...client, id: 'oidc:work', name: 'Work', url }
  await expect(createProvider({ config, origin }).begin(secrets)).rejects.toMatchObject({
    code: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  })
})

/** Answers of providers on https. */
function intercept(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
}

test('error: an OpenID provider on https that wants codes without encryption', async () => {
  const issuer = 'https://login.work.example'
  const tokenEndpoint = 'http://login.work.example/token'
  let asked = 0
  intercept(
    http.get(`${issuer}${discovery}`, () =>
      HttpResponse.json({
        ...{ issuer, authorization_endpoint: `${issuer}/authorize` },
        token_endpoint: tokenEndpoint,
      }),
    ),
    http.post(tokenEndpoint, () => {
      asked += 1
      return HttpResponse.json({ access_token: 'the token', token_type: 'bearer' })
    }),
  )
  const config: ProviderConfig = { ...client, id: 'oidc:work', name: 'Work', url: issuer }
  await expect(createProvider({ config, origin }).finish(back(), secrets)).rejects.toMatchObject({
    code: 'OAUTH_HTTP_REQUEST_FORBIDDEN',
  })
  expect(asked).toBe(0)
})

test('default: what Apple’s app signs is for Apple', async () => {
  const issuer = 'https://appleid.apple.com'
  let body = ''
  intercept(
    http.get(`${issuer}${discovery}`, () =>
      HttpResponse.json({
        ...{ issuer, authorization_endpoint: `${issuer}/auth/authorize` },
        token_endpoint: `${issuer}/auth/token`,
      }),
    ),
    http.post(`${issuer}/auth/token`, async ({ request }) => {
      body = await request.text()
      return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
    }),
  )
  const apple = createProvider({
    config: { ...createAppleApp(), url: undefined },
    origin,
  })
  await expect(apple.finish(back(), secrets)).rejects.toMatchObject({
    code: 'OAUTH_RESPONSE_BODY_ERROR',
  })
  const secret = new URLSearchParams(body).get('client_secret') ?? ''
  expect(decodeJwt(secret).aud).toBe(issuer)
})
