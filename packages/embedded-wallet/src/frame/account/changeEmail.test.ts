import { expect, test, vi } from 'vitest'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import type { FrameView } from '../stage/frameViews.ts'
import { changeEmail } from './changeEmail.ts'

const [first, second, again] = [1, 2, 3].map((byte) =>
  toBase64Url(new Uint8Array(16).fill(byte)),
) as [string, string, string]
const [old, next] = ['ada@mail.example', 'new@mail.example']
const login = (id: string, email: string) => ({
  ...{ method: 'email', id, email, digits: 6, triesLeft: 5, expiresIn: 600, resendIn: 30 },
})
const identity = {
  ...{ provider: 'email', email: old, username: null },
  linkedAt: '2026-11-28T00:00:00.000Z',
}
const refuse = (code: string, facts: object = {}) => ({
  ...{ status: 403, body: { code, status: 403, detail: '', ...facts } },
})

async function start(answers: Parameters<typeof createTestFrame>[0] = {}) {
  const frame = await createTestFrame({
    'GET identities': () => ({ body: { identities: [identity] } }),
    'GET passkeys': () => ({ body: { passkeys: [] } }),
    'GET email-changes': () => ({ body: { waiting: null } }),
    'POST email-changes': () => ({ body: login(first, old) }),
    [`POST email-changes/${first}/old`]: () => ({ body: login(second, next) }),
    [`POST email-changes/${first}/new`]: () => ({ body: { session: testSession } }),
    ...answers,
  })
  const life = new AbortController()
  const changing = changeEmail(frame.context, {
    ...{ signal: life.signal, onStep: () => undefined },
  })
  /** The next view that can be answered. */
  const see = <name extends FrameView['name']>(name: name) =>
    vi.waitFor(() => {
      const view = frame.stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      return view as Extract<FrameView, { name: name }>
    })
  const type = async (view: 'oldCode' | 'newCode', code = '123456') =>
    (await see(view)).answer({ kind: 'code', code })
  const enter = async (email = next) => (await see('email')).answer({ kind: 'email', email })
  return { ...frame, changing, life, see, type, enter }
}

test('default: a code of the old mailbox, then one of the new, and each is typed here', async () => {
  const { changing, see, type, enter, sent } = await start()
  expect((await see('email')).shown).toEqual({ current: old, problem: undefined })
  await enter()
  expect((await see('oldCode')).shown).toMatchObject({ email: old, digits: 6, isResent: false })
  await type('oldCode')
  expect((await see('newCode')).shown).toMatchObject({ email: next })
  await type('newCode', '654321')
  expect(await changing).toEqual({ email: next })
  expect(sent.slice(3).map(({ request, body }) => [request, JSON.parse(body)])).toEqual([
    [
      'POST email-changes',
      { email: next, host: 'https://app.example', browser: 'Chrome on Linux' },
    ],
    [`POST email-changes/${first}/old`, { code: '123456' }],
    [`POST email-changes/${first}/new`, { code: '654321' }],
  ])
})

test('behavior: wrong codes are counted, and another address begins with the form', async () => {
  let tries = 5
  const { see, type, enter, life, changing } = await start({
    [`POST email-changes/${first}/old`]: () => {
      tries -= 1
      return refuse('LOGIN_CODE_WRONG', { triesLeft: tries })
    },
  })
  await enter()
  await type('oldCode')
  expect((await see('oldCode')).shown.problem).toEqual({ kind: 'wrong', triesLeft: 4 })
  await type('oldCode')
  await vi.waitFor(async () =>
    expect((await see('oldCode')).shown.problem).toEqual({ kind: 'wrong', triesLeft: 3 }),
  )
  ;(await see('oldCode')).answer({ kind: 'other' })
  expect((await see('email')).shown).toEqual({ current: old, problem: undefined })
  life.abort()
  await expect(changing).rejects.toMatchObject({ code: 'cancelled' })
})

test('behavior: a code that is over is sent once more, by a change of its own', async () => {
  const ids = [first, again]
  const { see, type, enter, sent, changing } = await start({
    'POST email-changes': () => ({ body: login(ids.shift() ?? '', old) }),
    [`POST email-changes/${first}/old`]: () => refuse('LOGIN_CODE_EXPIRED'),
    [`POST logins/${first}/resend`]: () => refuse('LOGIN_CODE_EXPIRED'),
    [`POST email-changes/${again}/old`]: () => ({ body: login(second, next) }),
    [`POST email-changes/${again}/new`]: () => ({ body: { session: testSession } }),
  })
  await enter()
  await type('oldCode')
  expect((await see('oldCode')).shown.problem).toEqual({ kind: 'over' })
  ;(await see('oldCode')).answer({ kind: 'resend' })
  await vi.waitFor(async () => expect((await see('oldCode')).shown.isResent).toBe(true))
  await type('oldCode')
  await type('newCode')
  await changing
  expect(sent.at(-1)?.request).toBe(`POST email-changes/${again}/new`)
})

test('error: a code of the new mailbox that is over changes nothing', async () => {
  const { see, type, enter, sent } = await start({
    [`POST email-changes/${first}/new`]: () => refuse('LOGIN_CODE_EXPIRED'),
    [`POST logins/${second}/resend`]: () => refuse('LOGIN_CODE_EXPIRED'),
  })
  await enter()
  await type('oldCode')
  await type('newCode')
  expect((await see('newCode')).shown.problem).toEqual({ kind: 'over' })
  ;(await see('newCode')).answer({ kind: 'resend' })
  expect((await see('email')).shown.problem).toEqual({ kind: 'over' })
  expect(sent.at(-1)?.request).toBe(`POST logins/${second}/resend`)
})

test('error: an address of another account is told after the code of its mailbox', async () => {
  const { see, type, enter } = await start({
    [`POST email-changes/${first}/new`]: () => refuse('IDENTITY_TAKEN'),
  })
  await enter()
  await type('oldCode')
  await type('newCode')
  expect((await see('email')).shown.problem).toEqual({ kind: 'taken' })
})

test.each([
  [refuse('INVALID_BODY'), { kind: 'invalid' }],
  [refuse('LOGIN_THROTTLED', { waitSeconds: 90 }), { kind: 'throttled', seconds: 90 }],
  [{ status: 503, body: {} }, { kind: 'service' }],
])('error: %j when it begins', async (answer, problem) => {
  const { see, enter } = await start({ 'POST email-changes': () => answer })
  await enter()
  expect((await see('email')).shown).toEqual({ current: old, problem })
})

test('behavior: the present address is no change', async () => {
  const { see, enter, sent } = await start()
  await enter(' ADA@mail.example')
  expect((await see('email')).shown.problem).toEqual({ kind: 'same' })
  expect(sent).toHaveLength(3)
})

test('behavior: who logs in otherwise has none to change', async () => {
  const { see, changing } = await start({
    'GET identities': () => ({ body: { identities: [{ ...identity, provider: 'google' }] } }),
  })
  const view = await see('email')
  expect(view.shown.current).toBeUndefined()
  const refused = expect(changing).rejects.toMatchObject({ code: 'declined' })
  view.answer({ kind: 'close' })
  await refused
})

test('error: W11, who has proven no device is told so', async () => {
  const { enter, changing } = await start({
    'POST email-changes': () => refuse('LOGIN_DEVICE_UNPROVEN'),
  })
  const refused = expect(changing).rejects.toMatchObject({ code: 'LOGIN_DEVICE_UNPROVEN' })
  await enter()
  await refused
})
