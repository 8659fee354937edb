import { expect, test, vi } from 'vitest'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import type { LoginState } from '../service/loginSchemas.ts'
import type { Signer } from '../signer/signerTask.ts'
import { openWalletWindow } from './openWalletWindow.ts'
import type { WindowView } from './windowView.ts'

const origin = 'https://wallet.app.example'
const host = 'https://app.example'
const secret = toBase64Url(new Uint8Array(32).fill(7))
const id = toBase64Url(new Uint8Array(16).fill(1))

const config = {
  ...{ version: 1, origin, host: null, recovery: 'required', recoveryHoldSeconds: 0 },
  methods: { email: true, passkey: false, social: ['google'], oidc: [], farcaster: 'off' },
  ...{ newDevice: 'passkey', confirm: 'off', isTest: true },
  code: { digits: 6, tries: 5, seconds: 600, resendSeconds: 30 },
  session: { idleSeconds: 1, totalSeconds: 1 },
}
const session = {
  ...{ account: id, method: 'google', user: { email: null, username: 'Ada' }, kind: 'full' },
  ...{ device: null, isProven: false, wallets: [], expiresIn: 60, refreshIn: 60 },
}

const signer: Signer = {
  async run() {
    throw new Error('No task is expected.')
  },
}

/** A window and its service, as tests say. */
function open(given: { hash?: string; stored?: object; state?: LoginState; claims?: number }) {
  const { hash = '', stored, state = { state: 'open', expiresIn: 9 }, claims = 0 } = given
  const items = new Map(stored ? [['cleat.handoff', JSON.stringify(stored)]] : [])
  const went: string[] = []
  const replaced: string[] = []
  const window = {
    navigator: { userAgent: '', vendor: '' },
    location: { origin, hash, pathname: '/w', assign: (path: string) => void went.push(path) },
    history: {
      replaceState: (...[, , path]: [unknown, string, string]) => void replaced.push(path),
    },
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
  } as unknown as Window & typeof globalThis
  const asked: string[] = []
  const answers: string[] = []
  let refusals = claims
  const send = async (url: string, init: RequestInit) => {
    const path = url.replace(`${origin}/wallet/v1/`, '')
    asked.push(`${init.method} ${path.split('?')[0]}`)
    const handoff = await readHandoffSecret(secret, 'request')
    const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
    if (path === 'config') return reply(config)
    if (path.endsWith('/claim')) {
      refusals -= 1
      if (refusals >= 0) return reply({ code: 'HANDOFF_REFUSED', status: 404, detail: '' }, 404)
      const request = await handoff.seal({ kind: 'social', provider: 'google' })
      return reply({ state: 'claimed', host, request, expiresIn: 60 })
    }
    if (path === 'logins')
      return reply({
        ...{ method: 'social', id, provider: 'google', expiresIn: 60 },
        path: `/wallet/v1/logins/${id}/to/google`,
      })
    if (path === `logins/${id}`) return reply(state)
    if (path.endsWith('/finish')) return reply({ session })
    if (path.endsWith('/answer')) {
      answers.push(JSON.stringify(await handoff.open(JSON.parse(String(init.body)).answer)))
      return reply({})
    }
    throw new Error(path)
  }
  const views: WindowView[] = []
  const done = openWalletWindow({
    ...{ window, signer, send, onView: (view) => void views.push(view) },
    chooseSurface: async () => 'window',
  })
  return { done, views, asked, answers, went, replaced, items }
}

test('default: claims what the frame asks, and goes to the provider without the secret', async () => {
  const { done, went, replaced, items, views } = open({ hash: `#${secret}` })
  await done
  expect(went).toEqual([`/wallet/v1/logins/${id}/to/google`])
  expect(replaced).toEqual(['/w'])
  expect(JSON.parse(items.get('cleat.handoff') ?? '')).toEqual({ secret, login: id })
  expect(views).toEqual([{ name: 'opening' }])
})

test('behavior: the frame may register a little later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { done, went, asked } = open({ hash: `#${secret}`, claims: 2 })
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500)
    expect(went).toHaveLength(1)
  })
  await done
  vi.useRealTimers()
  expect(asked.filter((one) => one.endsWith('/claim'))).toHaveLength(3)
})

const back = { stored: { secret, login: id } }

test.each<[string, LoginState, WindowView, string]>([
  ['a known visitor', { state: 'known', expiresIn: 9 }, { name: 'done' }, '{}'],
  [
    'a new visitor',
    { state: 'new', expiresIn: 9, email: null, username: null, methods: [] },
    { name: 'done' },
    '{}',
  ],
  [
    'an address of another account',
    { state: 'linkable', expiresIn: 9, email: 'a@b.example', username: null, methods: ['email'] },
    { name: 'done' },
    `{"login":"${id}"}`,
  ],
  [
    'a refusal',
    { state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' },
    { name: 'failed', problem: 'refused' },
    '{"failure":"provider-refused"}',
  ],
  [
    'a failure',
    { state: 'failed', code: 'LOGIN_PROVIDER_FAILED' },
    { name: 'failed', problem: 'failed' },
    '{"failure":"provider-failed"}',
  ],
  [
    'a login that is over',
    { state: 'over' },
    { name: 'failed', problem: 'late' },
    '{"failure":"code-expired"}',
  ],
])('behavior: back with %s', async (_, state, view, answer) => {
  const { done, views, answers } = open({ ...back, state })
  await done
  expect(views.at(-1)).toEqual(view)
  expect(answers).toEqual([answer])
})

test.each<LoginState>([
  { state: 'new', expiresIn: 9, email: null, username: null, methods: [] },
  { state: 'linkable', expiresIn: 9, email: 'a@b.example', username: null, methods: ['x'] },
])('behavior: a window that proves an account makes no other, $state', async (state) => {
  const stored = { secret, login: id, isProof: true }
  const { done, views, answers, asked } = open({ stored, state })
  await done
  expect(views.at(-1)).toEqual({ name: 'failed', problem: 'stranger' })
  expect(answers).toEqual(['{"failure":"declined"}'])
  expect(asked.some((one) => one.endsWith('/finish'))).toBe(false)
  const known = open({ stored, state: { state: 'known', expiresIn: 9 } })
  await known.done
  expect(known.answers).toEqual(['{}'])
})

test('behavior: the fragment that Facebook comes back with is no secret', async () => {
  const state: LoginState = { state: 'known', expiresIn: 9 }
  const { done, views } = open({ ...back, hash: '#_=_', state })
  await done
  expect(views.at(-1)).toEqual({ name: 'done' })
})

test.each([
  ['nothing', {}],
  ['a short secret', { hash: '#abc' }],
  ['a stranger’s text', { hash: `#${'<'.repeat(43)}` }],
])('behavior: opened with %s, it asks nothing', async (_, given) => {
  const { done, views, asked } = open(given)
  await done
  expect([views.at(-1), asked]).toEqual([{ name: 'nothing' }, []])
})
