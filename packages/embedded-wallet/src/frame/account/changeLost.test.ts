import { expect, test, vi } from 'vitest'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import type { FrameView } from '../stage/frameViews.ts'
import { changeEmail } from './changeEmail.ts'

const [login, challenge] = [1, 2].map((byte) => toBase64Url(new Uint8Array(16).fill(byte))) as [
  string,
  string,
]
const [old, next] = ['ada@mail.example', 'new@mail.example']
const at = '2026-11-28T00:00:00.000Z'
const identity = { provider: 'email', email: old, username: null, linkedAt: at }
const passkey = {
  ...{ id: toBase64Url(new Uint8Array(16)), label: 'Safari on iOS', isBackedUp: true },
  ...{ hasPrf: true, createdAt: at, lastUsedAt: at },
}
const days3 = 72 * 3600
const refuse = (code: string) => ({ status: 403, body: { code, status: 403, detail: '' } })

async function start(answers: Parameters<typeof createTestFrame>[0] = {}, waits = false) {
  const passkeys = createTestPasskeys()
  let isWaiting = waits
  const frame = await createTestFrame({
    'GET identities': () => ({ body: { identities: [identity] } }),
    'GET passkeys': () => ({ body: { passkeys: [passkey] } }),
    'GET email-changes': () => ({
      body: { waiting: isWaiting ? { email: next, readyIn: days3 } : null },
    }),
    'POST passkeys/options': () => ({
      body: { id: challenge, options: passkeys.options, expiresIn: 300 },
    }),
    'POST email-changes/lost': () => ({
      body: {
        ...{ method: 'email', id: login, email: next, digits: 6, triesLeft: 5 },
        ...{ expiresIn: 600, resendIn: 30 },
      },
    }),
    [`POST email-changes/${login}/new`]: () => {
      isWaiting = true
      return { body: { session: testSession } }
    },
    'DELETE email-changes': () => {
      isWaiting = false
      return { body: {} }
    },
    ...answers,
  })
  const changing = changeEmail(frame.context, {
    ...{ signal: new AbortController().signal, onStep: () => undefined },
  })
  /** The next view that can be answered. */
  const see = <name extends FrameView['name']>(name: name) =>
    vi.waitFor(() => {
      const view = frame.stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      return view as Extract<FrameView, { name: name }>
    })
  const lose = async () => {
    const view = await see('email')
    expect(view.shown.lost).toBe('offered')
    view.answer({ kind: 'lost', isLost: true })
    await vi.waitFor(async () => expect((await see('email')).shown.lost).toBe('chosen'))
  }
  const enter = async () => (await see('email')).answer({ kind: 'email', email: next })
  const type = async () => (await see('newCode')).answer({ kind: 'code', code: '654321' })
  return { ...frame, passkeys, changing, see, lose, enter, type }
}

test('default: a passkey in the place of the old mailbox, and the change waits', async () => {
  const { changing, see, lose, enter, type, sent, passkeys } = await start()
  await lose()
  await enter()
  await type()
  const waits = await see('emailWaits')
  expect(waits.shown).toEqual({ email: next, readyIn: days3, problem: undefined })
  waits.answer({ kind: 'done' })
  // It is still the present one.
  expect(await changing).toEqual({ email: old })
  expect(passkeys.asked.get).toHaveLength(1)
  const body = JSON.parse(sent.find(({ request }) => request.endsWith('lost'))?.body ?? '')
  expect(body).toMatchObject({ email: next, host: 'https://app.example' })
  expect(JSON.parse(body.confirmation)).toMatchObject({ id: challenge })
  expect(sent.some(({ request }) => request === 'POST email-changes')).toBe(false)
})

test('behavior: a change that waits is shown first, and what stops it shows the form', async () => {
  let isDown = true
  const { see } = await start(
    {
      'DELETE email-changes': () => {
        const answer = isDown ? { status: 503, body: {} } : refuse('NOT_FOUND')
        isDown = false
        return answer
      },
    },
    true,
  )
  ;(await see('emailWaits')).answer({ kind: 'stop' })
  await vi.waitFor(async () => expect((await see('emailWaits')).shown.problem).toBe('service'))
  ;(await see('emailWaits')).answer({ kind: 'stop' })
  expect((await see('email')).shown).toEqual({ current: old, lost: 'offered', problem: undefined })
})

test('behavior: what was just asked for can be stopped, and the mailbox may be there after all', async () => {
  const { see, lose, enter, type, sent } = await start()
  await lose()
  await enter()
  await type()
  ;(await see('emailWaits')).answer({ kind: 'stop' })
  expect((await see('email')).shown.lost).toBe('offered')
  expect(sent.at(-1)?.request).toBe('DELETE email-changes')
  await lose()
  ;(await see('email')).answer({ kind: 'lost', isLost: false })
  await vi.waitFor(async () => expect((await see('email')).shown.lost).toBe('offered'))
})

test('error: a passkey that is not used, and one that is not of the account', async () => {
  let code = 'PASSKEY_REFUSED'
  const { see, lose, enter, passkeys, sent } = await start({
    'POST email-changes/lost': () => refuse(code),
  })
  await lose()
  passkeys.refuse(new DOMException('', 'NotAllowedError'))
  await enter()
  const problem = async (kind: string) =>
    vi.waitFor(async () => expect((await see('email')).shown.problem).toEqual({ kind }))
  await problem('incomplete')
  expect(sent.some(({ request }) => request.endsWith('lost'))).toBe(false)
  passkeys.refuse(undefined)
  await enter()
  await problem('wrongPasskey')
  code = 'INVALID_BODY'
  await enter()
  await problem('invalid')
  expect((await see('email')).shown.lost).toBe('chosen')
})

test('behavior: without a passkey of the account it is not offered', async () => {
  const { see } = await start({ 'GET passkeys': () => ({ body: { passkeys: [] } }) })
  expect((await see('email')).shown.lost).toBeUndefined()
})
