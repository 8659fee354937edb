import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSiwxServer, page, type SiwxServer } from '../test/createSiwxServer.ts'
import { createSigners } from '../test/signers.ts'
import { CleatSIWX } from './CleatSIWX.ts'

let server: SiwxServer
beforeEach(() => {
  server = createSiwxServer()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('location', page)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const references: { readonly [name: string]: string } = {
  mainnet: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}
const [evm] = createSigners()
if (!evm) throw new Error('no signer')

async function sign(siwx: CleatSIWX, signer = evm) {
  if (!signer) throw new Error('no signer')
  const { namespace, address, chainId: reference } = signer.account
  const chainId = `${namespace}:${references[reference] ?? reference}`
  const written = await siwx.createMessage({ accountAddress: address, chainId })
  const { toString: _, ...data } = written
  const message = written.toString()
  return { data, message, signature: await signer.sign(message) }
}

test.each(createSigners().map((signer) => [signer.name, signer] as const))(
  'default: %s',
  async (_, signer) => {
    const onSignIn = vi.fn()
    const siwx = new CleatSIWX({ url: '/api/siwx/', statement: 'Sign in to the app.', onSignIn })
    await siwx.prepare()
    const signed = await sign(siwx, signer)
    expect(signed.message).toContain('\nSign in to the app.\n')
    const session = await siwx.authenticate(signed)
    expect(session).toMatchObject({ kind: 'key', message: '', signature: '' })
    expect(onSignIn).toHaveBeenCalledWith(session)
    const { chainId, accountAddress } = signed.data
    expect(await siwx.getSessions(chainId, accountAddress)).toEqual([session])
    expect(server.requests).toEqual([
      ...['GET /nonce?statement=Sign+in+to+the+app.', 'POST /authenticate', 'GET /me'],
    ])
  },
)

test('behavior: calls at once share one request, and terms are used until they are spent', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  await Promise.all([siwx.prepare(), siwx.prepare(), siwx.prepare()])
  const first = await sign(siwx)
  await siwx.authenticate(first)
  const second = await sign(siwx)
  expect(second.data.nonce).not.toBe(first.data.nonce)
  expect(server.requests.filter((one) => one === 'GET /nonce')).toHaveLength(2)
})

test('behavior: a key is signed in on every chain of its family, unless the app says otherwise', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  const signed = await sign(siwx)
  const { accountAddress } = signed.data
  await siwx.addSession(signed)
  expect(await siwx.getSessions('eip155:10', accountAddress)).toHaveLength(1)
  expect(await siwx.getSessions('solana:101', accountAddress)).toEqual([])
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(await siwx.getSessions('eip155:1', other)).toEqual([])
  const perChain = new CleatSIWX({ url: '/api/siwx', perChain: true })
  expect(await perChain.getSessions('eip155:10', accountAddress)).toEqual([])
  expect(await perChain.getSessions('eip155:1', accountAddress)).toHaveLength(1)
})

test('behavior: a session of a contract is of its chain', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  const { data } = await sign(siwx)
  const account = `eip155:1:${data.accountAddress}`
  const now = new Date().toISOString()
  server.session = { subject: account, account, kind: 'contract', createdAt: now, endsAt: now }
  expect(await siwx.getSessions('eip155:1', data.accountAddress)).toHaveLength(1)
  expect(await siwx.getSessions('eip155:10', data.accountAddress)).toEqual([])
})

test('behavior: an account of another family joins the session, and each finds it', async () => {
  const [first, second] = createSigners().filter(
    ({ account }, at, all) =>
      all.findIndex((one) => one.account.namespace === account.namespace) === at,
  )
  const siwx = new CleatSIWX({ url: '/api/siwx', accounts: 'all' })
  expect(siwx.policy.accounts).toBe('all')
  const one = await sign(siwx, first)
  const other = await sign(siwx, second)
  expect(one.data.nonce).toBe(other.data.nonce)
  const begun = await siwx.authenticate(one)
  await expect(siwx.link(other)).rejects.toMatchObject({ code: 'SIWX_NONCE_REFUSED' })
  const again = await sign(siwx, second)
  const joined = await siwx.link(again)
  expect(joined.id).toBe(begun.id)
  expect(joined.data).toMatchObject({ accountAddress: again.data.accountAddress })
  for (const { data } of [one, again])
    expect(await siwx.getSessions(data.chainId, data.accountAddress)).toMatchObject([
      { id: begun.id, data: { accountAddress: data.accountAddress } },
    ])
})

test('behavior: an account that joins a session that is over begins another', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx', accounts: 'all' })
  const session = await siwx.link(await sign(siwx))
  expect(session).toMatchObject({ kind: 'key' })
  expect(server.requests.slice(-2)).toEqual(['POST /authenticate', 'POST /authenticate'])
})

test('behavior: terms have no token', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  const terms = await siwx.prepare()
  expect(Object.keys(terms).sort()).toEqual([
    ...['domain', 'expirationTime', 'issuedAt', 'nonce', 'uri'],
  ])
})

test('behavior: signing out', async () => {
  const onSignOut = vi.fn()
  const siwx = new CleatSIWX({ url: '/api/siwx', onSignOut })
  await siwx.setSessions([await sign(siwx)])
  expect(server.session).not.toBeNull()
  await siwx.setSessions([])
  expect(server.session).toBeNull()
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('parameters: required, prompt, onAccountChange', () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  expect(siwx.getRequired()).toBe(true)
  expect(siwx.policy).toEqual({
    ...{ prompt: 'connect', perChain: false, onAccountChange: 'revoke' },
    ...{ onePrompt: 'known', accounts: 'active' },
  })
  expect(siwx.signOutOnDisconnect).toBe(true)
  const other = new CleatSIWX({
    url: '/a',
    required: false,
    prompt: 'load',
    onAccountChange: 'keep',
  })
  expect(other.getRequired()).toBe(false)
  expect(other.policy).toMatchObject({ prompt: 'load', onAccountChange: 'keep' })
})

test('error: a signature of another account', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  const signed = await sign(siwx)
  const [stranger] = createSigners()
  const signature = (await stranger?.sign(signed.message)) ?? ''
  await expect(siwx.authenticate({ ...signed, signature })).rejects.toMatchObject({
    code: 'SIWX_UNVERIFIABLE',
  })
  await expect(siwx.authenticate(signed)).rejects.toMatchObject({
    ...{ code: 'SIWX_NONCE_REFUSED', context: { reason: 'unknown' } },
  })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('failed')), 'SERVICE_UNREACHABLE'],
  ['no answer', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'SERVICE_TIMEOUT'],
  ['busy', () => Response.json({}, { status: 429 }), 'SERVICE_BUSY'],
  ['failing', () => new Response('<html>', { status: 502 }), 'SERVICE_FAILED'],
  [
    'another site',
    () => Response.json({ code: 'ORIGIN_NOT_ALLOWED' }, { status: 403 }),
    'SERVICE_FORBIDDEN',
  ],
  ['no JSON', () => new Response('hello'), 'SERVICE_BAD_ANSWER'],
  ['no terms', () => Response.json({ nonce: 1 }), 'SERVICE_BAD_ANSWER'],
  ['megabytes', () => new Response(`"${'a'.repeat(100_000)}"`), 'SERVICE_BAD_ANSWER'],
])('error: the server, %s', async (_, answer, code) => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  server.answer = answer
  await expect(siwx.prepare()).rejects.toMatchObject({ code })
  server.answer = undefined
  await siwx.prepare()
})

test('error: the session of the server is none', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx' })
  server.session = { subject: 'a', account: 'nobody', createdAt: '', endsAt: '' }
  await expect(siwx.getSessions('eip155:1', '0x1')).rejects.toMatchObject({
    code: 'SERVICE_BAD_ANSWER',
  })
})

test('error: what the page cannot write is refused before the wallet', async () => {
  const siwx = new CleatSIWX({ url: '/api/siwx', statement: 'Sign\nin' })
  await expect(sign(siwx)).rejects.toMatchObject({ code: 'SIWX_MESSAGE_INVALID' })
  const cosmos = { accountAddress: 'a', chainId: 'cosmos:hub' }
  await expect(new CleatSIWX({ url: '/api/siwx' }).createMessage(cosmos)).rejects.toMatchObject({
    code: 'SIWX_UNSUPPORTED',
  })
})

test('parameters: requestId and resources are asked for, and signOutEverywhere says so', async () => {
  const resources = ['https://app.example/terms', 'ipfs://a']
  const siwx = new CleatSIWX({ url: '/api/siwx', requestId: '7', resources })
  await siwx.prepare()
  await siwx.signOutEverywhere()
  expect(server.requests).toEqual([
    'GET /nonce?requestId=7&resource=https%3A%2F%2Fapp.example%2Fterms&resource=ipfs%3A%2F%2Fa',
    'POST /sign-out {"everywhere":true}',
  ])
})
