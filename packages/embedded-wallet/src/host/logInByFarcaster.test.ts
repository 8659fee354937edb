import { afterEach, expect, test, vi } from 'vitest'
import type { FrameUser } from '../protocol/frameUser.ts'
import { openTestMiniApp } from '../test/openTestMiniApp.ts'
import { logInByFarcaster } from './logInByFarcaster.ts'
import type { WalletFrame } from './openFrame.ts'

const user: FrameUser = { provider: 'farcaster', username: 'FID 5650', accounts: [] }
const asked = { login: 'A'.repeat(22), nonce: 'abcdef0123456789' }
const signature = '0x12'
const context = { user: { fid: 5650 } }

afterEach(() => void vi.unstubAllGlobals())

/** A page in a web view whose app has this. */
function open(app: object | undefined) {
  const { bridge, target } = app ? openTestMiniApp(app) : openTestMiniApp({})
  vi.stubGlobal('window', { ReactNativeWebView: app && bridge })
  vi.stubGlobal('document', target)
  const calls: [kind: string, body: object][] = []
  const frame = {
    call: (async (kind, body) => {
      calls.push([kind, body])
      return kind === 'farcaster.ask' ? asked : user
    }) as WalletFrame['call'],
  }
  const steps: string[] = []
  const life = new AbortController()
  const logIn = () =>
    logInByFarcaster({ frame, signal: life.signal, onStep: (step) => void steps.push(step) })
  return { calls, steps, life, logIn }
}

test('default: the app signs what the frame is asked about', async () => {
  const signIn = vi.fn(async ({ nonce }: { nonce: string }) => ({
    result: { message: `for ${nonce}`, signature, authMethod: 'authAddress' },
  }))
  const { calls, steps, logIn } = open({ context, signIn })
  expect(await logIn()).toBe(user)
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ nonce: asked.nonce, acceptAuthAddress: true })
  const signed = { login: asked.login, message: `for ${asked.nonce}`, signature }
  expect(calls).toEqual([
    ['farcaster.ask', {}],
    ['login.farcaster', { signed }],
  ])
  expect(steps).toEqual(['app', 'service'])
})

test('behavior: the visitor declines in the app', async () => {
  const signIn = async () => ({ error: { type: 'rejected_by_user' } })
  const { calls, logIn } = open({ context, signIn })
  await expect(logIn()).rejects.toMatchObject({ problem: 'declined' })
  expect(calls.map(([kind]) => kind)).toEqual(['farcaster.ask'])
})

test.each([
  ['no web view', undefined],
  ['a wallet, which is no host', {}],
  ['a host that signs nothing', { context }],
  ['a host whose answer is another', { context, signIn: async () => ({ result: 'yes' }) }],
  ['a host whose text is too long', { context, signIn: async () => long }],
])('behavior: %s leaves the other ways', async (_, app) => {
  const { calls, logIn } = open(app)
  expect(await logIn()).toBe(user)
  expect(calls.at(-1)).toEqual(['login.farcaster', {}])
})
const long = { result: { message: 'x'.repeat(2001), signature } }

test('behavior: an app that says nothing is waited for a second, and one that asks until it ends', async () => {
  const never = () => new Promise(() => undefined)
  const silent = open({
    get context() {
      return never()
    },
  })
  const began = performance.now()
  await silent.logIn()
  expect(performance.now() - began).toBeGreaterThan(900)
  expect(silent.calls).toEqual([['login.farcaster', {}]])

  const asking = open({ context, signIn: never })
  const done = asking.logIn()
  await vi.waitFor(() => expect(asking.steps).toEqual(['app']))
  asking.life.abort()
  await expect(done).rejects.toMatchObject({ problem: 'cancelled' })
  expect(asking.calls).toHaveLength(1)
})
