import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowAnswer } from '../../handoff/windowRequest.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import type { ProviderProof } from '../context/frameContext.ts'
import { ServiceError } from '../service/serviceError.ts'
import type { FrameView } from '../stage/frameViews.ts'
import { linkLogin } from './linkLogin.ts'
import { logInByEmail } from './logInByEmail.ts'

const [login, mailId, walletId, deviceId] = [1, 2, 3, 4].map((byte) =>
  toBase64Url(new Uint8Array(16).fill(byte)),
) as [string, string, string, string]
const email = 'ada@gmail.com'
const account = 'eip155:1:0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const known = {
  ...{ ...testSession, method: 'email', isProven: true },
  device: { id: deviceId, state: 'active' as const },
  wallets: [{ id: walletId, accounts: [account] }],
}
const linkable = (methods: readonly string[], address: string | null = email) => ({
  ...{ state: 'linkable', expiresIn: 600, email: address, username: 'Ada', methods },
})
const mail = {
  ...{ method: 'email', id: mailId, email, digits: 6, triesLeft: 5, expiresIn: 600, resendIn: 30 },
}
const identities = { identities: [] }
type Answers = Parameters<typeof createTestFrame>[0]

afterEach(() => void vi.unstubAllGlobals())

function toStage({ stage }: Pick<Awaited<ReturnType<typeof createTestFrame>>, 'stage'>) {
  return <name extends FrameView['name']>(name: name) =>
    vi.waitFor(() => {
      const view = stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      return view as Extract<FrameView, { name: name }>
    })
}

async function start(
  methods: readonly string[],
  answers: Answers = {},
  answerWith = (all: Answers): Answers => all,
) {
  const frame = await createTestFrame(
    answerWith({
      [`GET logins/${login}`]: () => ({ body: linkable(methods) }),
      'POST logins': () => ({ body: mail }),
      [`POST logins/${mailId}/code`]: () => ({ body: { session: known } }),
      'POST identities': () => ({ body: identities }),
      ...answers,
    }),
  )
  const life = new AbortController()
  const linking = linkLogin(frame.context, login, {
    ...{ signal: life.signal, onStep: () => undefined },
  })
  const asked = () => frame.sent.map(({ request }) => request)
  return { ...frame, linking, life, see: toStage(frame), asked }
}

/** A window of a provider, that answers what a test says, or that the browser refuses to open. */
function standInForWindow(given: WindowAnswer | 'blocked' | 'open') {
  let sealed: string | undefined
  let hash = ''
  const opened: string[] = []
  const closed = vi.fn()
  vi.stubGlobal('location', { origin: 'https://wallet.app.example' })
  vi.stubGlobal('window', {
    open(url: string) {
      const [page = '', secret = ''] = url.split('#')
      opened.push(page)
      if (given === 'blocked') return null
      void readHandoffSecret(secret, 'answer').then(async (handoff) => {
        hash = handoff.hash
        if (given !== 'open') sealed = await handoff.seal(given)
      })
      return { closed: false, focus: () => undefined, close: closed }
    },
  })
  const state = () => ({
    body: sealed
      ? { state: 'answered', answer: sealed, hasSession: false }
      : { state: 'waiting', expiresIn: 600 },
  })
  /** Answers what the window asks, beside others. */
  const answerWith = (others: Answers): Answers =>
    new Proxy<Answers>(
      { 'POST handoffs': () => ({ body: { expiresIn: 600 } }), ...others },
      {
        get: (all, request) => {
          const text = String(request)
          return text.endsWith(`/${hash}`) ? state : all[text]
        },
      },
    )
  return { opened, closed, answerWith }
}

test('default: case 1, used and proven by a code: both logins open the wallet', async () => {
  const { linking, see, asked, sent } = await start(['email', 'google'])
  const view = await see('link')
  expect(view.shown).toEqual({ email, methods: ['email', 'google'], problem: undefined })
  view.answer({ kind: 'use', method: 'email' })
  ;(await see('code')).answer({ kind: 'code', code: '123456' })
  expect(await linking).toMatchObject({ provider: 'email', accounts: [{ namespace: 'eip155' }] })
  expect(asked()).toEqual([
    ...[`GET logins/${login}`, 'POST logins', `POST logins/${mailId}/code`, 'POST identities'],
  ])
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ login })
})

test('default: case 2, a separate wallet, for who asks for it', async () => {
  const { linking, see, asked, sent } = await start(['email'], {
    [`POST logins/${login}/finish`]: () => ({ body: { session: { ...known, method: 'google' } } }),
  })
  ;(await see('link')).answer({ kind: 'separate' })
  expect(await linking).toMatchObject({ provider: 'google' })
  expect(asked()).toEqual([`GET logins/${login}`, `POST logins/${login}/finish`])
  expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ account: 'new' })
})

test('default: case 3, a known login asks nothing, and one without a match makes an account', async () => {
  for (const state of ['known', 'new'] as const) {
    const body =
      state === 'known'
        ? { state, expiresIn: 600 }
        : { state, expiresIn: 600, email: null, username: null, methods: [] }
    const { linking, sent, stage } = await start([], {
      [`GET logins/${login}`]: () => ({ body }),
      [`POST logins/${login}/finish`]: () => ({ body: { session: known } }),
    })
    await linking
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ account: state })
    expect(stage.read()).toBeUndefined()
  }
})

test('default: case 4, a mailbox whose wallet a provider opens, proven in its window', async () => {
  const { answerWith, opened, closed } = standInForWindow({})
  const frame = await createTestFrame(
    answerWith({
      'POST logins': () => ({ body: { ...mail, id: login } }),
      [`POST logins/${login}/code`]: () => ({
        ...{ status: 409, body: { code: 'LOGIN_ACCOUNT_KNOWN', status: 409, detail: '' } },
      }),
      [`GET logins/${login}`]: () => ({ body: linkable(['google']) }),
      'GET session': () => ({ body: { session: { ...known, method: 'google' } } }),
      'POST identities': () => ({ body: identities }),
    }),
  )
  const see = toStage(frame)
  const { signal } = new AbortController()
  const look = { mode: 'dark', language: 'ar' } as const
  const context = { ...frame.context, readLook: () => look }
  const logging = logInByEmail(context, { email }, { signal, onStep: () => undefined })
  ;(await see('code')).answer({ kind: 'code', code: '123456' })
  ;(await see('link')).answer({ kind: 'use', method: 'google' })
  expect(await logging).toMatchObject({ provider: 'google' })
  expect(opened).toEqual(['https://wallet.app.example/w?mode=dark&language=ar'])
  expect(closed).toHaveBeenCalled()
  expect(frame.sent.at(-1)).toEqual({ request: 'POST identities', body: JSON.stringify({ login }) })
})

test('error: case 5, who cannot prove the wallet links nothing', async () => {
  for (const [answer, problem] of [
    [{ failure: 'declined' }, 'wrong'],
    [{ login: mailId }, 'wrong'],
    [{ failure: 'provider-refused' }, 'incomplete'],
    ['blocked', 'blocked'],
  ] as const) {
    const { answerWith } = standInForWindow(answer)
    const { see, asked, life, linking } = await start(['google'], {}, answerWith)
    ;(await see('link')).answer({ kind: 'use', method: 'google' })
    await vi.waitFor(async () => expect((await see('link')).shown.problem).toBe(problem), 5_000)
    expect(asked()).not.toContain('POST identities')
    expect(asked()).not.toContain(`POST logins/${login}/finish`)
    life.abort()
    await expect(linking).rejects.toMatchObject({ code: 'cancelled' })
  }
})

test('default: across sites, the window goes to the provider itself, and proves when it is back', async () => {
  const across = async (answers: Answers, proof?: string) => {
    const frame = await createTestFrame({
      [`GET logins/${login}`]: () => ({ body: linkable(['google', 'passkey']) }),
      'POST identities': () => ({ body: identities }),
      ...answers,
    })
    const leave = vi.fn((_: ProviderProof) => new Promise<never>(() => undefined))
    const page = { origin: 'https://other.example', mode: 'cross-site' } as const
    const context = { ...frame.context, page, leave, hasPasskeys: false }
    const life = new AbortController()
    onTestFinished(() => life.abort())
    const ceremony = { signal: life.signal, onStep: () => undefined }
    const linking = linkLogin(context, login, ceremony, proof)
    linking.catch(() => undefined)
    return { ...frame, linking, leave, see: toStage(frame) }
  }
  const first = await across({})
  const view = await first.see('link')
  expect(view.shown.methods).toEqual(['google'])
  view.answer({ kind: 'use', method: 'google' })
  await vi.waitFor(() => expect(first.leave.mock.calls).toEqual([[{ provider: 'google', login }]]))

  const back = await across(
    {
      [`GET logins/${mailId}`]: () => ({ body: { state: 'known', expiresIn: 600 } }),
      [`POST logins/${mailId}/finish`]: () => ({ body: { session: known } }),
    },
    mailId,
  )
  expect(await back.linking).toMatchObject({ accounts: [{ namespace: 'eip155' }] })
  expect(back.stage.read()).toBeUndefined()
  const bodies = back.sent.slice(-2).map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual([{ account: 'known' }, { login }])

  for (const [state, problem] of [
    [linkable(['email']), 'wrong'],
    [{ ...linkable([]), state: 'new' }, 'wrong'],
    [{ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' }, 'incomplete'],
    [{ state: 'open', expiresIn: 9 }, 'incomplete'],
    [{ state: 'over' }, 'incomplete'],
  ] as const) {
    const stranger = await across({ [`GET logins/${mailId}`]: () => ({ body: state }) }, mailId)
    expect((await stranger.see('link')).shown.problem).toBe(problem)
    expect(stranger.sent.map(({ request }) => request)).not.toContain('POST identities')
    expect(stranger.sent.some(({ request }) => request.endsWith('/finish'))).toBe(false)
  }
})

test('error: across sites, a service that begins no login at the provider', async () => {
  const { context, stage } = await createTestFrame({
    [`GET logins/${login}`]: () => ({ body: linkable(['google']) }),
  })
  const leave = () => Promise.reject(new ServiceError('UNREACHABLE'))
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const ceremony = { signal: life.signal, onStep: () => undefined }
  const linking = linkLogin({ ...context, leave }, login, ceremony)
  linking.catch(() => undefined)
  const see = toStage({ stage })
  ;(await see('link')).answer({ kind: 'use', method: 'google' })
  await vi.waitFor(async () => expect((await see('link')).shown.problem).toBe('service'))
})

test('behavior: a passkey proves the wallet; browsers without any are not offered it', async () => {
  const prf = { atCreation: new Uint8Array(32).fill(1), later: new Uint8Array(32).fill(2) }
  const passkeys = createTestPasskeys({ prf })
  const { linking, see, asked } = await start(['email', 'passkey', 'farcaster'], {
    'POST passkeys/options': () => ({
      body: { id: mailId, options: passkeys.options, expiresIn: 300 },
    }),
    'POST passkeys': () => ({ body: { session: { ...known, method: 'passkey' }, passkey: null } }),
  })
  passkeys.refuse(new DOMException('Not allowed', 'NotAllowedError'))
  const view = await see('link')
  expect(view.shown.methods).toEqual(['email', 'passkey'])
  view.answer({ kind: 'use', method: 'passkey' })
  await vi.waitFor(async () => expect((await see('link')).shown.problem).toBe('incomplete'))
  passkeys.refuse(undefined)
  ;(await see('link')).answer({ kind: 'use', method: 'passkey' })
  expect(await linking).toMatchObject({ provider: 'passkey' })
  expect(asked().at(-1)).toBe('POST identities')
})

test('behavior: another way is chosen while a window is open', async () => {
  const { answerWith, closed } = standInForWindow('open')
  const { linking, see } = await start(['email', 'google'], {}, answerWith)
  ;(await see('link')).answer({ kind: 'use', method: 'google' })
  const waiting = await vi.waitFor(async () => {
    const view = await see('link')
    expect(view.shown.waiting).toBe('google')
    return view
  })
  waiting.answer({ kind: 'use', method: 'email' })
  ;(await see('code')).answer({ kind: 'code', code: '123456' })
  await linking
  expect(closed).toHaveBeenCalled()
})

test('behavior: another address goes back to the question', async () => {
  const { see, life, linking } = await start(['email'])
  ;(await see('link')).answer({ kind: 'use', method: 'email' })
  ;(await see('code')).answer({ kind: 'other' })
  expect((await see('link')).shown.problem).toBeUndefined()
  life.abort()
  await expect(linking).rejects.toMatchObject({ code: 'cancelled' })
})

test('error: a login that is over, and a link that comes too late', async () => {
  const over = await start([], { [`GET logins/${login}`]: () => ({ body: { state: 'over' } }) })
  await expect(over.linking).rejects.toMatchObject({ code: 'code-expired' })
  const late = await start(['email'], {
    'POST identities': () => ({
      ...{ status: 409, body: { code: 'LOGIN_NOT_PROVEN', status: 409, detail: '' } },
    }),
  })
  ;(await late.see('link')).answer({ kind: 'use', method: 'email' })
  ;(await late.see('code')).answer({ kind: 'code', code: '123456' })
  // The visitor is in; the next login asks again.
  expect(await late.linking).toMatchObject({ provider: 'email' })
})
