import { expect, test, vi } from 'vitest'
import {
  openTestSettings,
  type TestAnswers,
  testSettings,
  toId,
} from '../../test/openTestSettings.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'

prepareTestStorage()

const { at, laptop, paper, phone, session, wallet, walletId } = testSettings

test('default: reads what there is to see', async () => {
  const { ready } = await openTestSettings()
  const { facts, running, problem } = ready()
  expect([running, problem]).toEqual([undefined, undefined])
  expect(facts.devices.map(({ id }) => id)).toEqual([laptop, phone])
  expect(facts.wallet.holders[2]).toMatchObject({ id: paper, testedAt: at })
})

test('default: a change of the e-mail that waits is stopped', async () => {
  let waiting: object | null = { email: 'new@b.example', readyIn: 60 }
  const { settings, ready, sent } = await openTestSettings({
    answers: {
      'GET email-changes': () => ({ body: { waiting } }),
      'DELETE email-changes': () => {
        waiting = null
        return { body: {} }
      },
    },
  })
  expect(ready().facts.waitingEmail).toEqual({ email: 'new@b.example', readyIn: 60 })
  settings.run({ kind: 'keepEmail' })
  await vi.waitFor(() => expect(ready().done).toEqual({ kind: 'keepEmail' }))
  expect(ready().facts.waitingEmail).toBeNull()
  expect(sent.map(({ request }) => request)).toContain('DELETE email-changes')
})

test('default: recoveries by code that wait in other browsers are stopped', async () => {
  let recoversIn: number | null = 60
  const path = `wallets/${walletId}`
  const { settings, ready, sent } = await openTestSettings({
    answers: {
      [`GET ${path}`]: () => ({ body: { wallet: { ...wallet, recoversIn } } }),
      [`DELETE ${path}/recovery`]: () => {
        recoversIn = null
        return { body: {} }
      },
    },
  })
  expect(ready().facts.wallet.recoversIn).toBe(60)
  settings.run({ kind: 'stopRecovery' })
  await vi.waitFor(() => expect(ready().done).toEqual({ kind: 'stopRecovery' }))
  expect(ready().facts.wallet.recoversIn).toBeNull()
  expect(sent.map(({ request }) => request)).toContain(`DELETE ${path}/recovery`)
})

test('default: an e-mail is added by a code that goes there', async () => {
  const problems = [
    { status: 400, body: { code: 'INVALID_BODY', status: 400, detail: '' } },
    { status: 409, body: { code: 'IDENTITY_TAKEN', status: 409, detail: '' } },
  ]
  const login = {
    ...{ method: 'email', id: toId(9), email: 'new@b.example', digits: 6, triesLeft: 5 },
    ...{ expiresIn: 600, resendIn: 30 },
  }
  const { settings, ready, sent } = await openTestSettings({
    answers: {
      'POST email-changes/first': () => problems.shift() ?? { body: login },
      [`POST email-changes/${toId(9)}/new`]: () => ({ body: { session } }),
    },
  })
  settings.run({ kind: 'linkEmail' })
  const see = (name: 'firstEmail' | 'code', problem?: string) =>
    vi.waitFor(() => {
      const view = settings.frameStage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      expect(view.shown.problem?.kind).toBe(problem)
      return view
    })
  const enter = async (problem?: string) => {
    const view = await see('firstEmail', problem)
    if (view.name === 'firstEmail') view.answer({ kind: 'email', email: 'new@b.example' })
  }
  await enter()
  await enter('invalid')
  await enter('taken')
  const code = await see('code')
  if (code.name === 'code') code.answer({ kind: 'code', code: '123456' })
  await vi.waitFor(() => expect(ready().done).toEqual({ kind: 'linkEmail' }))
  expect(JSON.parse(sent.find(({ request }) => /first$/.test(request))?.body ?? '')).toMatchObject({
    ...{ email: 'new@b.example', host: 'https://app.example' },
  })
})

const farcasterLogin = {
  ...{ method: 'social', id: toId(8), provider: 'farcaster', expiresIn: 300 },
  path: `/wallet/v1/logins/${toId(8)}/to/farcaster`,
}
const farcasterAnswers = (states: readonly object[]): TestAnswers => {
  const left = [...states]
  return {
    'POST logins': () => ({ body: farcasterLogin }),
    [`POST logins/${toId(8)}/farcaster/link`]: () => ({
      body: { door: 'own', url: `https://wallet.app.example/w/farcaster#${toId(8)}` },
    }),
    [`GET logins/${toId(8)}`]: () => ({ body: left.shift() ?? { state: 'open', expiresIn: 9 } }),
  }
}

test('default: a Farcaster account is added once one of its keys has signed', async () => {
  const { settings, ready, sent } = await openTestSettings({
    answers: {
      ...farcasterAnswers([
        { state: 'seen', expiresIn: 9 },
        { state: 'new', expiresIn: 9, email: null, username: 'FID 1', methods: [] },
      ]),
      'POST identities': () => ({ body: { identities: [] } }),
    },
  })
  const action = { kind: 'link', provider: 'farcaster' } as const
  settings.run(action)
  await vi.waitFor(() =>
    expect(settings.stage.read()).toMatchObject({
      ...{ name: 'farcaster', shown: { link: { door: 'own', isSeen: true } } },
    }),
  )
  await vi.waitFor(() => expect(ready().done).toEqual(action), { timeout: 4_000 })
  expect(settings.stage.read()).toBeUndefined()
  const asked = sent.find(({ request }) => request === 'POST identities')
  expect(JSON.parse(asked?.body ?? '')).toEqual({ login: toId(8) })
})

test('behavior: the visitor goes back from Farcaster, declines there, or has it elsewhere', async () => {
  const action = { kind: 'link', provider: 'farcaster' } as const
  const first = await openTestSettings({ answers: farcasterAnswers([]) })
  first.settings.run(action)
  await vi.waitFor(() => expect(first.settings.stage.read()?.name).toBe('farcaster'))
  first.settings.leave()
  await first.idle()
  expect(first.ready()).toMatchObject({ done: undefined, problem: undefined })
  const declined = await openTestSettings({
    answers: farcasterAnswers([{ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' }]),
  })
  declined.settings.run(action)
  await vi.waitFor(() => expect(declined.ready().problem).toEqual({ kind: 'notLoggedIn' }))
  const taken = await openTestSettings({
    answers: {
      ...farcasterAnswers([{ state: 'known', expiresIn: 9 }]),
      'POST identities': () => first.problem('IDENTITY_TAKEN', 409),
    },
  })
  taken.settings.run(action)
  await vi.waitFor(() => expect(taken.ready().problem).toEqual({ kind: 'taken' }))
})

test.each([
  ['ended', () => ({ body: { session: null } })],
  ['locked', () => ({ body: { session: { ...session, isProven: false } } })],
  ['locked', () => ({ body: { session: { ...session, device: null } } })],
  ['locked', () => ({ body: { session: { ...session, wallets: [] } } })],
  [
    'failed',
    () => ({ status: 503, body: { code: 'DATABASE_UNAVAILABLE', status: 503, detail: '' } }),
  ],
])('behavior: %s', async (status, answer) => {
  const { settings, ended } = await openTestSettings({ answers: { 'GET session': answer } })
  expect(settings.read().status).toBe(status)
  expect(ended).toHaveBeenCalledTimes(status === 'ended' ? 1 : 0)
})

test('default: a limit for payments is kept on this device, and the service is not told', async () => {
  const { settings, sent, ready, idle } = await openTestSettings()
  expect(ready().facts.limit).toBe(0)
  const before = sent.length
  settings.run({ kind: 'setLimit', limit: 100 })
  await idle()
  expect([ready().facts.limit, ready().problem]).toEqual([100, undefined])
  expect(sent.slice(before).every(({ request }) => request.startsWith('GET '))).toBe(true)
  expect(sent.slice(before).every(({ request }) => !request.includes('100'))).toBe(true)
})

test('error: a browser that stores nothing keeps no limit, and says so', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { settings, ready, idle } = await openTestSettings()
  settings.run({ kind: 'setLimit', limit: 100 })
  await idle()
  expect([ready().facts.limit, ready().problem]).toEqual([0, { kind: 'failed' }])
})

test('behavior: reads once more after a failure', async () => {
  let isThere = false
  const { settings, ready } = await openTestSettings({
    answers: {
      'GET passkeys': () =>
        isThere
          ? { body: { passkeys: [] } }
          : { status: 500, body: { code: 'INTERNAL_ERROR', status: 500, detail: '' } },
    },
  })
  expect(settings.read().status).toBe('failed')
  isThere = true
  settings.refresh()
  expect(settings.read().status).toBe('loading')
  await vi.waitFor(() => expect(ready().status).toBe('ready'))
})

test('default: one change at a time, and then everything is read again', async () => {
  let deletesIn: number | null = null
  const toAnswer = () => ({ body: { wallet: { ...wallet, deletesIn } } })
  const { settings, ready, idle, sent } = await openTestSettings({
    answers: {
      [`GET wallets/${walletId}`]: toAnswer,
      [`POST wallets/${walletId}/deletion`]: () => {
        deletesIn = 604_800
        return toAnswer()
      },
    },
  })
  settings.run({ kind: 'delete' })
  settings.run({ kind: 'logOutEverywhere' })
  expect(ready().running).toEqual({ kind: 'delete' })
  await idle()
  expect(ready().done).toEqual({ kind: 'delete' })
  expect(ready().facts.wallet.deletesIn).toBe(604_800)
  expect(sent.some(({ request }) => request === 'DELETE sessions')).toBe(false)
})

test('default: a frozen wallet is opened again by this device', async () => {
  let isFrozen = true
  const toAnswer = () => ({ body: { wallet: { ...wallet, isFrozen } } })
  const { settings, ready, idle, sent } = await openTestSettings({
    answers: {
      [`GET wallets/${walletId}`]: toAnswer,
      [`POST wallets/${walletId}/thaw`]: () => {
        isFrozen = false
        return toAnswer()
      },
    },
  })
  expect(ready().facts.wallet.isFrozen).toBe(true)
  settings.run({ kind: 'thaw' })
  await idle()
  expect(ready().facts.wallet.isFrozen).toBe(false)
  const thaw = sent.find(({ request }) => request.endsWith('/thaw'))
  expect(thaw?.body).toBe(JSON.stringify({ proof: { kind: 'device' } }))
})

test('behavior: logged out everywhere, the frame hears of it', async () => {
  const { settings, ended } = await openTestSettings({
    answers: { 'DELETE sessions': () => ({ body: {} }) },
  })
  settings.run({ kind: 'logOutEverywhere' })
  await vi.waitFor(() => expect(settings.read().status).toBe('ended'))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('behavior: a session that ended meanwhile, and a refusal', async () => {
  let code = 'LAST_METHOD'
  const { settings, ready, idle, problem } = await openTestSettings({
    answers: {
      'DELETE identities/email': () => problem(code, 409),
    },
  })
  settings.run({ kind: 'unlink', provider: 'email' })
  await idle()
  expect(ready().problem).toEqual({ kind: 'last' })
  code = 'WALLET_SESSION_ENDED'
  settings.run({ kind: 'unlink', provider: 'email' })
  await vi.waitFor(() => expect(settings.read().status).toBe('ended'))
})
