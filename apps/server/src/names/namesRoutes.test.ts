import { formatMessage } from '@cleat/siwx/messages'
import type { SignInTerms } from '@cleat/siwx/server'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.ts'
import { createTestApp } from '../test/createTestApp.ts'
import { createTestDatabase } from '../test/createTestDatabase.ts'

const database = createTestDatabase()
afterAll(() => database.close())
// Opening it takes longer than a test may.
await database.check()

const app = 'https://app.example'
const zone = 'names.example'
const signInEnvironment = {
  ...{ AUTH_DOMAINS: app, AUTH_SECRET: '0123456789abcdef0123456789abcdef', RATE_LIMIT: '0' },
}
const newWallet = () => privateKeyToAccount(generatePrivateKey())
let wallet = newWallet()
let count = 0
/** Tests share a database, so each has another name. */
let name = ''

beforeEach(() => {
  wallet = newWallet()
  const [letter, more] = ['abcdefghkmnpqrtuwxyz'[count % 20], count < 20 ? '' : 'z']
  name = `harbour${letter}${more}.${zone}`
  count += 1
})

/** A page of the app with its cookies. */
function openPage(change: Record<string, string> = {}) {
  const config = readConfig({ ...signInEnvironment, NAMES_ZONE: zone, ...change })
  const { app: server } = createTestApp({ config, database })
  let cookie = ''
  const send = async (path: string, init: RequestInit = {}, headers: object = {}) => {
    const all = { Origin: app, ...(cookie ? { cookie } : {}), ...headers }
    const response = await server.request(path, { ...init, headers: all })
    for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? ''
    return response
  }
  const post = (path: string, body: object, headers: object = {}) =>
    send(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', 'x-cleat': '1', ...headers },
    )
  return {
    send,
    post,
    read: async (path: string) => (await send(path)).json(),
    /** Asks for terms and signs them. */
    async sign(wanted = name, asked: { statement?: string; resource?: string } = {}) {
      const { statement = `Register ${wanted} for this account.` } = asked
      const { resource = `urn:cleat:name:register:${wanted}` } = asked
      const query = new URLSearchParams({ statement, ...(resource ? { resource } : {}) })
      const { token, ...terms } = (await (
        await send(`/v1/auth/nonce?${query}`)
      ).json()) as SignInTerms & { token: string }
      const { address } = wallet
      const written = formatMessage({ ...terms, namespace: 'eip155', address, chainId: '1' })
      const message = written.status === 'formatted' ? written.message : ''
      const signature = await wallet.signMessage({ message })
      return { token, body: { coin_type: 60, address: address as string, message, signature } }
    },
    register: ({ token, body }: { token: string; body: object }) =>
      post('/v1/profile/account', body, { 'x-nonce-jwt': `Bearer ${token}` }),
  }
}

async function codeOf(answer: Response | Promise<Response>): Promise<unknown> {
  const response = await answer
  return [response.status, ((await response.json()) as { code: string }).code]
}

test('default: a name is registered with a signature, and found by name and by account', async () => {
  const page = openPage()
  const answer = await page.register(await page.sign())
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  const profile = {
    ...{ name, owner: `eip155:${wallet.address}`, registered_at: expect.any(String) },
    ...{ texts: {}, attributes: [] },
    addresses: {
      60: { address: wallet.address, created: expect.any(String) },
      2147483648: { address: wallet.address, created: expect.any(String) },
    },
  }
  expect(await page.read(`/v1/profile/account/${name}?apiVersion=2`)).toEqual(profile)
  expect(await page.read(`/v1/profile/reverse/${wallet.address}`)).toEqual([profile])
  expect(await page.read(`/v1/profile/reverse/eip155:8453:${wallet.address}`)).toEqual([profile])
})

test('behavior: what is not there', async () => {
  const page = openPage()
  expect(await codeOf(page.send(`/v1/profile/account/nobody.${zone}`))).toEqual([404, 'NOT_FOUND'])
  expect(await page.read(`/v1/profile/reverse/${wallet.address}`)).toEqual([])
  expect(await page.read('/v1/profile/reverse/gibberish')).toEqual([])
})

test('behavior: suggestions, with those that are taken', async () => {
  const page = openPage()
  await page.register(await page.sign())
  const [label = ''] = name.split('.')
  const { suggestions } = (await page.read(`/v1/profile/suggestions/${label}?zone=other`)) as {
    suggestions: readonly object[]
  }
  expect(suggestions).toHaveLength(5)
  expect(suggestions.slice(0, 2)).toEqual([
    { name, registered: true },
    { name: `${label}1.${zone}`, registered: false },
  ])
})

test('behavior: pages of the app send cookies with what is signed, and any page reads names', async () => {
  const page = openPage()
  const ask = async (path: string, origin: string, method: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': method }
    const { headers: answered } = await page.send(path, { method: 'OPTIONS' }, headers)
    const read = (name: string) => answered.get(`Access-Control-Allow-${name}`)
    return [read('Origin'), read('Credentials')]
  }
  for (const verb of [
    '',
    `/${name}/records`,
    `/${name}/transfer`,
    `/${name}/accept`,
    `/${name}/release`,
  ]) {
    const path = `/v1/profile/account${verb}`
    expect(await ask(path, app, 'POST')).toEqual([app, 'true'])
    expect((await ask(path, 'https://evil.example', 'POST'))[1]).toBeNull()
  }
  expect(await ask(`/v1/profile/account/${name}`, 'https://any.example', 'GET')).toEqual([
    '*',
    null,
  ])
})

test('behavior: the zone, and where it is on a chain', async () => {
  expect(await openPage().read('/v1/profile/zone')).toEqual({ zone, minLength: 4, isOpen: true })
  const resolver = wallet.address
  const onChain = openPage({
    NAMES_RESOLVER: `eip155:1:${resolver}`,
    NAMES_SIGNER_KEY: generatePrivateKey(),
  })
  expect(await onChain.read('/v1/profile/zone')).toEqual({
    ...{ zone, minLength: 4, isOpen: true, resolver, chainId: 1 },
    gatewayUrls: ['http://localhost/v1/names/ccip/{sender}/{data}.json'],
  })
})

test('behavior: without a zone there are no names, and no gateway without a resolver', async () => {
  const without = openPage({ NAMES_ZONE: '' })
  expect((await without.send('/v1/profile/zone')).status).toBe(404)
  expect((await openPage().send('/v1/names/ccip/0x/0x.json')).status).toBe(404)
})

test('error: S18, a registration does not sign in, and a sign-in registers nothing', async () => {
  const page = openPage()
  const registration = await page.sign()
  const headers = { 'x-nonce-jwt': `Bearer ${registration.token}` }
  const { message, signature } = registration.body
  const signIn = page.post('/v1/auth/authenticate', { message, signature }, headers)
  expect(await codeOf(signIn)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
  // The nonce was not used, so that the name can still be had.
  expect((await page.register(registration)).status).toBe(200)
  const other = await page.sign(name, { statement: 'Sign in.', resource: '' })
  expect(await codeOf(page.register(other))).toEqual([400, 'SIWX_MESSAGE_INVALID'])
})

test('error: a signature that says something else than it does', async () => {
  const page = openPage()
  const other = await page.sign(name, { statement: 'Sign in.' })
  expect(await codeOf(page.register(other))).toEqual([400, 'SIWX_MESSAGE_INVALID'])
})

test('error: S1, again, of another browser, of another account', async () => {
  const page = openPage()
  const registration = await page.sign()
  expect(await codeOf(openPage().register(registration))).toEqual([403, 'SIWX_NONCE_REFUSED'])
  const { token, body } = registration
  const changed = { token, body: { ...body, address: newWallet().address } }
  expect(await codeOf(page.register(changed))).toEqual([403, 'SIWX_ACCOUNT_MISMATCH'])
  expect(await codeOf(page.register(registration))).toEqual([403, 'SIWX_NONCE_REFUSED'])
})

test('error: another coin than the account has', async () => {
  const page = openPage()
  const { token, body } = await page.sign()
  const other = { token, body: { ...body, coin_type: 501 } }
  expect(await codeOf(page.register(other))).toEqual([403, 'SIWX_ACCOUNT_MISMATCH'])
})

test.each([60, 0x8000_0001, 0x8000_000a])(
  'behavior: coin type %i is of a key',
  async (coinType) => {
    const page = openPage()
    const { token, body } = await page.sign()
    expect((await page.register({ token, body: { ...body, coin_type: coinType } })).status).toBe(
      200,
    )
  },
)

test('error: taken, and too like another one', async () => {
  const page = openPage()
  await page.register(await page.sign())
  wallet = newWallet()
  expect(await codeOf(page.register(await page.sign()))).toEqual([409, 'NAME_TAKEN'])
  const similar = name.replace('harbour', 'harb0ur')
  expect(await codeOf(page.register(await page.sign(similar)))).toEqual([409, 'NAME_TOO_SIMILAR'])
})

test.each([
  [`support.${zone}`, 'NAME_RESERVED'],
  [`brand.${zone}`, 'NAME_RESERVED'],
  [`rnetamask.${zone}`, 'NAME_RESERVED'],
  [`abc.${zone}`, 'NAME_INVALID'],
  [`a.b.${zone}`, 'NAME_INVALID'],
  ['alice.eth', 'NAME_INVALID'],
])('error: %s is %s', async (wanted, code) => {
  const folder = `${import.meta.dirname}/test/reservedWords.txt`
  const page = openPage({ NAMES_RESERVED: folder })
  expect(await codeOf(page.register(await page.sign(wanted)))).toEqual([422, code])
})

test.each([
  ['no JSON', 'x=1', 'application/json', [400, 'INVALID_BODY']],
  ['a form', 'x=1', 'application/x-www-form-urlencoded', [415, 'UNSUPPORTED_BODY']],
  ['another body', '{"coin_type":"60"}', 'application/json', [400, 'INVALID_BODY']],
  ['a megabyte', `"${'a'.repeat(1e6)}"`, 'application/json', [413, 'BODY_TOO_LARGE']],
])('error: %s', async (_, body, type, expected) => {
  const headers = { 'content-type': type }
  const answer = openPage().send('/v1/profile/account', { method: 'POST', body }, headers)
  expect(await codeOf(answer)).toEqual(expected)
})

test('behavior: ten registrations an hour from a network', async () => {
  const page = openPage()
  const registration = await page.sign()
  const codes = []
  for (let at = 0; at < 11; at += 1) codes.push((await page.register(registration)).status)
  expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 403), 429])
})

test('behavior: the JSON of clients of the Data API registers a name, unless it is off', async () => {
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
  const signature = await wallet.signMessage({ message })
  const body = { coin_type: 0x8000_0001, address: wallet.address, message, signature }
  const off = openPage({ NAMES_ACCEPT_JSON: 'off' }).post('/v1/profile/account', body)
  expect(await codeOf(off)).toEqual([400, 'SIWX_MESSAGE_INVALID'])
  const page = openPage()
  expect((await page.post('/v1/profile/account', body)).status).toBe(200)
  expect(await page.read(`/v1/profile/account/${name}`)).toMatchObject({
    ...{ owner: `eip155:${wallet.address}`, addresses: { 60: { address: wallet.address } } },
  })
  const again = page.post('/v1/profile/account', body)
  expect(await codeOf(again)).toEqual([403, 'SIWX_NONCE_REFUSED'])
  const solana = { ...body, coin_type: 501 }
  expect(await codeOf(openPage().post('/v1/profile/account', solana))).toEqual([
    ...[403, 'SIWX_NONCE_REFUSED'],
  ])
})

test('error: the JSON of clients of the Data API changes nothing', async () => {
  const page = openPage()
  await page.register(await page.sign())
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
  const body = { message, signature: await wallet.signMessage({ message }), to: 'eip155:1:0x' }
  for (const verb of ['records', 'transfer', 'accept', 'release']) {
    const records = '{"texts":{"url":"https://a.b"}}'
    const answer = page.post(`/v1/profile/account/${name}/${verb}`, { ...body, records })
    expect((await answer).status).toBe(400)
  }
})
