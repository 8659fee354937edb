import { expect, test, vi } from 'vitest'
import type { Signer } from '../../signer/signerTask.ts'
import { openTestSettings, testSettings, toId } from '../../test/openTestSettings.ts'
import { prepareTestStorage } from '../../test/prepareTestStorage.ts'
import type { SettingsView } from './context/settingsViews.ts'
import type { WalletSettings } from './openSettings.ts'

prepareTestStorage()

const { at, session } = testSettings

test('default: shows the words after a hold, until they are hidden, and leaves zeros', async () => {
  const text = new TextEncoder().encode('abandon art')
  const run = vi.fn(async () => text) as unknown as Signer['run']
  const { settings, ready, idle, sent } = await openTestSettings({ run })
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
  const { settings, idle, ready } = await openTestSettings({
    run: (async () => text) as Signer['run'],
  })
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
  const { settings, sent } = await openTestSettings({
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
  const first = await openTestSettings({
    answers: { ...facts, 'POST logins': () => ({ body: login }) },
  })
  first.settings.run({ kind: 'export', what: 'solana' })
  await vi.waitFor(() => expect(first.settings.stage.read()?.name).toBe('again'))
  const again = first.settings.stage.read()
  if (again?.name === 'again') again.answer({ method: 'google' })
  await vi.waitFor(() => expect(first.left).toEqual([`${login.path} export`]))

  let isNew = false
  const resumed = { action: { kind: 'export', what: 'solana' }, login: toId(9) } as const
  const back = await openTestSettings({
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
  const { ready, idle } = await openTestSettings({
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
  const { settings, sent, ready, idle } = await openTestSettings({ run })
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
  const { settings, sent } = await openTestSettings({
    answers: { 'GET session': () => ({ body: { session: { ...session, loginAge: 3_600 } } }) },
  })
  settings.run({ kind: 'kit' })
  const start = await see(settings, 'kitStart')
  start.answer({ kind: 'make' })
  await see(settings, 'again')
  expect(sent.some(({ request }) => request.endsWith('/share'))).toBe(false)
})

test('behavior: who does not want a kit has none', async () => {
  const { settings, ready, idle } = await openTestSettings()
  settings.run({ kind: 'kit' })
  const start = await see(settings, 'kitStart')
  start.answer({ kind: 'cancel' })
  await idle()
  expect([ready().done, ready().problem]).toEqual([undefined, undefined])
})
