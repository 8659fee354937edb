import { expect, test, vi } from 'vitest'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import type { WalletSession } from '../../service/sessionSchemas.ts'
import type { Signer } from '../../signer/signerTask.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'
import type { ResumedAction } from './context/settingsAction.ts'
import { SettingsLeft } from './context/settingsContext.ts'
import type { SettingsPlace } from './context/settingsState.ts'
import type { SettingsView } from './context/settingsViews.ts'
import { openSettings, type WalletSettings } from './openSettings.ts'

prepareTestStorage()

const toId = (byte: number) => toBase64Url(new Uint8Array(16).fill(byte))
const [walletId, laptop, phone, paper] = [toId(1), toId(2), toId(3), toId(4)]
const at = '2026-11-28T10:00:00.000Z'
const publicKey = toBase64Url(Uint8Array.from([4, ...new Uint8Array(64)]))
const account = 'eip155:1:0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const session: WalletSession = {
  ...{ ...testSession, isProven: true, method: 'email', loginAge: 0 },
  device: { id: laptop, state: 'active' },
  wallets: [{ id: walletId, accounts: [account] }],
}
const wallet = {
  ...{ id: walletId, generation: 1, accounts: [account], accountTypes: { eip155: 'eoa' } },
  ...{ confirm: 'off', isFrozen: false, deletesIn: null as number | null, createdAt: at },
  holders: [
    { id: laptop, kind: 'device', publicKey },
    { id: phone, kind: 'device', publicKey },
    { id: paper, kind: 'code', publicKey, testedAt: at },
  ],
}
const toDevice = (id: string, isCurrent: boolean) => ({
  ...{ id, isCurrent, label: 'Chrome on macOS', state: 'active', publicKey },
  ...{ thumbprint: toBase64Url(new Uint8Array(32)), createdAt: at, lastUsedAt: at },
})
const place: SettingsPlace = {
  ...{ host: 'https://app.example', hasPasskeys: false, approvals: 'frame' },
  methods: { email: true, passkey: false, social: ['google'], oidc: [], farcaster: 'off' },
}
const released = {
  ...{ generation: 1, holder: laptop, keystore: 'AAAA' },
  share: toBase64Url(new Uint8Array(82)),
  box: toBase64Url(new Uint8Array(82)),
}

type Answers = Parameters<typeof createTestFrame>[0]

async function open(
  given: { answers?: Answers; resumed?: ResumedAction; run?: Signer['run'] } = {},
) {
  const problem = (code: string, status = 403) => ({ status, body: { code, status, detail: '' } })
  const { context, sent } = await createTestFrame({
    'GET session': () => ({ body: { session } }),
    [`GET wallets/${walletId}`]: () => ({ body: { wallet } }),
    'GET identities': () => ({
      body: {
        identities: [{ provider: 'email', email: 'a@b.example', username: null, linkedAt: at }],
      },
    }),
    'GET passkeys': () => ({ body: { passkeys: [] } }),
    'GET email-changes': () => ({ body: { waiting: null } }),
    'GET devices': () => ({ body: { devices: [toDevice(laptop, true), toDevice(phone, false)] } }),
    [`POST wallets/${walletId}/share`]: () => ({ body: released }),
    ...given.answers,
  })
  const ended = vi.fn()
  const left: string[] = []
  const { run, resumed } = given
  const settings = openSettings({
    ...{ place, onEnded: ended, ...(resumed && { resumed }) },
    frame: { ...context, signer: run ? { run } : context.signer },
    leave(login, action) {
      left.push(`${login.path} ${action.kind}`)
      throw new SettingsLeft()
    },
  })
  await vi.waitFor(() => expect(settings.read().status).not.toBe('loading'))
  const ready = () => {
    const state = settings.read()
    if (state.status !== 'ready') throw new Error(state.status)
    return state
  }
  const idle = () => vi.waitFor(() => expect(ready().running).toBeUndefined())
  return { settings, sent, ended, left, ready, idle, problem }
}

test('default: reads what there is to see', async () => {
  const { ready } = await open()
  const { facts, running, problem } = ready()
  expect([running, problem]).toEqual([undefined, undefined])
  expect(facts.devices.map(({ id }) => id)).toEqual([laptop, phone])
  expect(facts.wallet.holders[2]).toMatchObject({ id: paper, testedAt: at })
})

test('default: a change of the e-mail that waits is stopped', async () => {
  let waiting: object | null = { email: 'new@b.example', readyIn: 60 }
  const { settings, ready, sent } = await open({
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

test('default: an e-mail is added by a code that goes there', async () => {
  const problems = [
    { status: 400, body: { code: 'INVALID_BODY', status: 400, detail: '' } },
    { status: 409, body: { code: 'IDENTITY_TAKEN', status: 409, detail: '' } },
  ]
  const login = {
    ...{ method: 'email', id: toId(9), email: 'new@b.example', digits: 6, triesLeft: 5 },
    ...{ expiresIn: 600, resendIn: 30 },
  }
  const { settings, ready, sent } = await open({
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
const farcasterAnswers = (states: readonly object[]): Answers => {
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
  const { settings, ready, sent } = await open({
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
  const first = await open({ answers: farcasterAnswers([]) })
  first.settings.run(action)
  await vi.waitFor(() => expect(first.settings.stage.read()?.name).toBe('farcaster'))
  first.settings.leave()
  await first.idle()
  expect(first.ready()).toMatchObject({ done: undefined, problem: undefined })
  const declined = await open({
    answers: farcasterAnswers([{ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' }]),
  })
  declined.settings.run(action)
  await vi.waitFor(() => expect(declined.ready().problem).toEqual({ kind: 'notLoggedIn' }))
  const taken = await open({
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
  const { settings, ended } = await open({ answers: { 'GET session': answer } })
  expect(settings.read().status).toBe(status)
  expect(ended).toHaveBeenCalledTimes(status === 'ended' ? 1 : 0)
})

test('default: a limit for payments is kept on this device, and the service is not told', async () => {
  const { settings, sent, ready, idle } = await open()
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
  const { settings, ready, idle } = await open()
  settings.run({ kind: 'setLimit', limit: 100 })
  await idle()
  expect([ready().facts.limit, ready().problem]).toEqual([0, { kind: 'failed' }])
})

test('behavior: reads once more after a failure', async () => {
  let isThere = false
  const { settings, ready } = await open({
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
  const { settings, ready, idle, sent } = await open({
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
  const { settings, ready, idle, sent } = await open({
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
  const { settings, ended } = await open({ answers: { 'DELETE sessions': () => ({ body: {} }) } })
  settings.run({ kind: 'logOutEverywhere' })
  await vi.waitFor(() => expect(settings.read().status).toBe('ended'))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('behavior: a session that ended meanwhile, and a refusal', async () => {
  let code = 'LAST_METHOD'
  const { settings, ready, idle, problem } = await open({
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

test('default: shows the words after a hold, until they are hidden, and leaves zeros', async () => {
  const text = new TextEncoder().encode('abandon art')
  const run = vi.fn(async () => text) as unknown as Signer['run']
  const { settings, ready, idle, sent } = await open({ run })
  settings.run({ kind: 'export', what: 'words' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('hold'))
  expect(sent.some(({ request }) => request.endsWith('/share'))).toBe(false)
  const hold = settings.stage.read()
  if (hold?.name === 'hold') hold.answer({ kind: 'held' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('secret'))
  const secret = settings.stage.read()
  if (secret?.name !== 'secret') throw new Error('no secret')
  expect(new TextDecoder().decode(secret.shown.text)).toBe('abandon art')
  expect(secret.shown.endsAt - Date.now()).toBeLessThanOrEqual(60_000)
  expect(secret.shown.endsAt - Date.now()).toBeGreaterThan(50_000)
  const asked = JSON.parse(sent.find(({ request }) => request.endsWith('/share'))?.body ?? '')
  expect(asked).toMatchObject({ purpose: 'export', confirmation: null, generation: 1 })
  expect(run).toHaveBeenCalledWith('export', expect.objectContaining({ what: 'words' }))
  secret.answer({ kind: 'done' })
  await vi.waitFor(() => expect(settings.stage.read()).toBeUndefined())
  expect(text.every((byte) => byte === 0)).toBe(true)
  await idle()
  expect(ready().done).toEqual({ kind: 'export', what: 'words' })
})

test('behavior: a minute later the secret is gone', async () => {
  const text = new TextEncoder().encode('abandon art')
  const { settings, idle, ready } = await open({ run: (async () => text) as Signer['run'] })
  settings.run({ kind: 'export', what: 'eip155' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('hold'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hold = settings.stage.read()
  if (hold?.name === 'hold') hold.answer({ kind: 'held' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('secret'))
  vi.advanceTimersByTime(59_000)
  expect(settings.stage.read()?.name).toBe('secret')
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  expect(settings.stage.read()).toBeUndefined()
  await idle()
  expect(text.every((byte) => byte === 0)).toBe(true)
  expect(ready().problem).toBeUndefined()
})

test('behavior: a login that is too old comes first, by a code to the mailbox of the account', async () => {
  const old = { ...session, loginAge: 1_000 }
  const { settings, sent } = await open({
    answers: {
      'GET session': () => ({ body: { session: old } }),
      'POST logins': () => ({
        body: {
          ...{ method: 'email', id: toId(9), email: 'a@b.example', digits: 6, triesLeft: 5 },
          ...{ expiresIn: 600, resendIn: 30 },
        },
      }),
      [`POST logins/${toId(9)}/code`]: () => ({ body: { session } }),
    },
  })
  settings.run({ kind: 'export', what: 'words' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('again'))
  const again = settings.stage.read()
  if (again?.name !== 'again') throw new Error('no login')
  expect(again.shown.methods).toEqual(['email'])
  again.answer({ method: 'email' })
  await vi.waitFor(() => expect(settings.frameStage.read()?.name).toBe('code'))
  expect(settings.stage.read()).toBeUndefined()
  expect(sent.find(({ request }) => request === 'POST logins')?.body).toContain('a@b.example')
  // Another address than that of the account is not taken: another way is chosen.
  const code = settings.frameStage.read()
  if (code?.name === 'code') code.answer({ kind: 'other' })
  await vi.waitFor(() => expect(settings.stage.read()?.name).toBe('again'))
  settings.leave()
  await vi.waitFor(() => expect(settings.read()).toMatchObject({ running: undefined }))
  expect(settings.read()).toMatchObject({ problem: undefined, done: undefined })
})

test('behavior: a provider is another page, and the export goes on after it', async () => {
  const facts = {
    'GET identities': () => ({
      body: {
        identities: [{ provider: 'google', email: null, username: 'Ada', linkedAt: at }],
      },
    }),
    'GET session': () => ({ body: { session: { ...session, loginAge: 1_000 } } }),
  }
  const login = {
    ...{ method: 'social', id: toId(9), provider: 'google', expiresIn: 600 },
    path: `/wallet/v1/logins/${toId(9)}/to/google`,
  }
  const first = await open({ answers: { ...facts, 'POST logins': () => ({ body: login }) } })
  first.settings.run({ kind: 'export', what: 'solana' })
  await vi.waitFor(() => expect(first.settings.stage.read()?.name).toBe('again'))
  const again = first.settings.stage.read()
  if (again?.name === 'again') again.answer({ method: 'google' })
  await vi.waitFor(() => expect(first.left).toEqual([`${login.path} export`]))

  let isNew = false
  const resumed = { action: { kind: 'export', what: 'solana' }, login: toId(9) } as const
  const back = await open({
    resumed,
    answers: {
      ...facts,
      'GET session': () => ({ body: { session: { ...session, loginAge: isNew ? 0 : 1_000 } } }),
      [`GET logins/${toId(9)}`]: () => ({ body: { state: 'known', expiresIn: 60 } }),
      [`POST logins/${toId(9)}/finish`]: () => {
        isNew = true
        return { body: { session } }
      },
    },
  })
  await vi.waitFor(() => expect(back.settings.stage.read()?.name).toBe('hold'))
  const finish = back.sent.find(({ request }) => request.endsWith('/finish'))
  expect(JSON.parse(finish?.body ?? '')).toEqual({ account: 'same' })
})

test('error: back from a provider with the login of another account', async () => {
  const { ready, idle } = await open({
    resumed: { action: { kind: 'export', what: 'words' }, login: toId(9) },
    answers: {
      'GET session': () => ({ body: { session: { ...session, loginAge: 1_000 } } }),
      [`GET logins/${toId(9)}`]: () => ({
        body: { state: 'new', expiresIn: 60, email: null, username: null, methods: [] },
      }),
    },
  })
  await idle()
  await vi.waitFor(() => expect(ready().problem).toEqual({ kind: 'otherAccount' }))
})

const kit = { file: '{"format":"cleat/recovery-kit"}', code: '7K2M-Q9TD-0XVB-5HNR-E3CJ-8WPA-Y4FG' }

/** Waits for a view of the settings that can be answered. */
async function see<name extends SettingsView['name']>(
  { stage }: Pick<WalletSettings, 'stage'>,
  name: name,
) {
  return vi.waitFor(() => {
    const view = stage.read()
    if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
    return view as Extract<SettingsView, { name: name }>
  })
}

test('behavior: a kit is made under the conditions of an export, and is not sent', async () => {
  const asked: string[] = []
  const run: Signer['run'] = async (name) => {
    asked.push(name)
    return kit as never
  }
  const { settings, sent, ready, idle } = await open({ run })
  settings.run({ kind: 'kit' })
  const start = await see(settings, 'kitStart')
  expect(sent.some(({ request }) => request.includes('share'))).toBe(false)
  start.answer({ kind: 'make' })
  const save = await see(settings, 'kitSave')
  expect(save.shown).toMatchObject(kit)
  save.answer({ kind: 'saved' })
  const confirm = await see(settings, 'kitConfirm')
  const parts = kit.code.split('-')
  const [one = '', other = ''] = confirm.shown.groups.map((group) => parts[group - 1])
  confirm.answer({ kind: 'typed', values: [one, other] })
  const done = await see(settings, 'kitDone')
  done.answer({ kind: 'done' })
  await idle()
  expect([ready().done, asked]).toEqual([{ kind: 'kit' }, ['kit']])
  const shares = sent.filter(({ request }) => request.endsWith('/share'))
  expect(shares.map(({ body }) => JSON.parse(body).purpose)).toEqual(['export'])
  expect(JSON.stringify(sent)).not.toContain('7K2M')
})

test('behavior: an old login comes before a kit', async () => {
  const { settings, sent } = await open({
    answers: { 'GET session': () => ({ body: { session: { ...session, loginAge: 3_600 } } }) },
  })
  settings.run({ kind: 'kit' })
  const start = await see(settings, 'kitStart')
  start.answer({ kind: 'make' })
  await see(settings, 'again')
  expect(sent.some(({ request }) => request.endsWith('/share'))).toBe(false)
})

test('behavior: who does not want a kit has none', async () => {
  const { settings, ready, idle } = await open()
  settings.run({ kind: 'kit' })
  const start = await see(settings, 'kitStart')
  start.answer({ kind: 'cancel' })
  await idle()
  expect([ready().done, ready().problem]).toEqual([undefined, undefined])
})
