import { hexToString } from 'viem'
import { expect, test, vi } from 'vitest'
import type { FarcasterView } from './farcasterView.ts'
import { openFarcasterPage } from './openFarcasterPage.ts'
import type { SigningWallet } from './readSigner.ts'

const origin = 'https://wallet.app.example'
const id = 'A'.repeat(22)
const address = '0x63C378DDC446DFf1d831B9B96F7d338FE6bd4231'
const question = {
  ...{ nonce: 'abcdef0123456789', uri: `${origin}/w/farcaster`, chainId: 10, expiresIn: 300 },
  domains: { wallet: 'wallet.app.example', app: 'app.example' },
  statement: 'Farcaster Auth',
}
type Answer = { readonly status?: number; readonly body: object }
const problem = (code: string, status = 403): Answer => ({
  status,
  body: { code, status, detail: '' },
})

/** The page with a wallet that signs, and a service that answers as told. */
async function open(given: { hash?: string; answers?: { [request: string]: Answer } } = {}) {
  const { hash = `#${id}`, answers = {} } = given
  const asked: { request: string; body: string }[] = []
  const signed: string[] = []
  const request = vi.fn(async (call: { method: string; params?: readonly unknown[] }) => {
    if (call.method === 'eth_requestAccounts') return [address.toLowerCase()]
    signed.push(hexToString(call.params?.[0] as `0x${string}`))
    return `0x${'12'.repeat(65)}` as unknown
  })
  const wallet: SigningWallet = { id: 'harbour', name: 'Harbour Wallet', provider: { request } }
  const views: FarcasterView[] = []
  let add: ((wallets: readonly SigningWallet[]) => void) | undefined
  const page = await openFarcasterPage({
    window: { location: { origin, hash } as Location },
    async send(url, { method, body }) {
      const request = `${method} ${url.replace(`${origin}/wallet/v1/logins/${id}/`, '')}`
      asked.push({ request, body: String(body ?? '') })
      const usual: { [request: string]: Answer } = {
        'GET farcaster': { body: question },
        [`GET farcaster/${address}`]: { body: { fid: 5650 } },
        'POST farcaster': { body: {} },
        'DELETE farcaster': { body: {} },
      }
      const { status = 200, body: reply } = answers[request] ?? usual[request] ?? problem('NONE')
      return new Response(JSON.stringify(reply), { status })
    },
    watchWallets(onWallets) {
      add = onWallets
    },
    onView: (view) => void views.push(view),
  })
  const until = (view: object) => vi.waitFor(() => expect(views.at(-1)).toMatchObject(view))
  return { page, views, asked, signed, wallet, request, add, until }
}

test('default: a wallet that owns the account signs for this login and this page', async () => {
  const { page, views, add, wallet, signed, asked, until } = await open()
  expect(views.at(-1)).toEqual({
    ...{ name: 'sign', host: 'app.example', wallets: [], link: `${origin}/w/farcaster#${id}` },
    ...{ isBusy: false, problem: undefined },
  })
  add?.([wallet])
  await until({ wallets: [{ id: 'harbour', name: 'Harbour Wallet' }] })
  page.choose('harbour')
  await until({ name: 'ended', end: 'done' })
  expect(signed[0]?.replace(/Issued At: .*/, 'Issued At: now')).toBe(
    `wallet.app.example wants you to sign in with your Ethereum account:
${address}

Farcaster Auth

URI: ${origin}/w/farcaster
Version: 1
Chain ID: 10
Nonce: abcdef0123456789
Issued At: now
Resources:
- farcaster://fid/5650`,
  )
  const { message } = JSON.parse(asked.at(-1)?.body ?? '')
  expect(message).toBe(signed[0])
})

test('behavior: a wallet that owns none is asked for the account that it may sign for', async () => {
  const { page, add, wallet, signed, until } = await open({
    answers: { [`GET farcaster/${address}`]: { body: { fid: null } } },
  })
  add?.([wallet])
  page.choose('harbour')
  await until({ name: 'account', address, isBusy: false })
  page.back()
  await until({ name: 'sign' })
  page.choose('harbour')
  await until({ name: 'account', isBusy: false })
  page.setAccount(77)
  await until({ end: 'done' })
  expect(signed[0]).toMatch(/farcaster:\/\/fid\/77$/)
})

test('behavior: the visitor declines, here or in the wallet', async () => {
  const { page, add, wallet, request, asked, until } = await open()
  add?.([wallet])
  request.mockRejectedValueOnce({ code: 4001, message: 'User rejected' })
  page.choose('harbour')
  await until({ name: 'sign', problem: 'rejected', isBusy: false })
  request.mockResolvedValueOnce('nothing')
  page.choose('harbour')
  await until({ name: 'sign', problem: 'wallet', isBusy: false })
  page.decline()
  await until({ name: 'ended', end: 'declined' })
  expect(asked.at(-1)?.request).toBe('DELETE farcaster')
  // What has ended stays ended.
  page.choose('harbour')
  await until({ name: 'ended', end: 'declined' })
})

test.each<[string, { [request: string]: Answer }, object]>([
  ['another key', { 'POST farcaster': problem('LOGIN_PROVIDER_REFUSED') }, { problem: 'foreign' }],
  ['no chain', { 'POST farcaster': problem('LOGIN_PROVIDER_FAILED') }, { problem: 'service' }],
  ['too late', { 'POST farcaster': problem('LOGIN_CODE_EXPIRED') }, { end: 'late' }],
])('error: %s', async (_, answers, view) => {
  const { page, add, wallet, until } = await open({ answers })
  add?.([wallet])
  page.choose('harbour')
  await until(view)
})

test.each([
  ['over', problem('LOGIN_CODE_EXPIRED'), 'late'],
  ['not there', { status: 503, body: {} }, 'service'],
] as const)('error: a login that is %s', async (_, answer, end) => {
  const { views } = await open({ answers: { 'GET farcaster': answer } })
  expect(views.at(-1)).toEqual({ name: 'ended', end })
})

test('behavior: without a login, nothing is asked', async () => {
  const { views, asked, page } = await open({ hash: '' })
  page.decline()
  expect([views, asked]).toEqual([[{ name: 'nothing' }], []])
})
