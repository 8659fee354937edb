import { expect, test } from 'vitest'
import type { LoginState } from '../../service/loginSchemas.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { takeProof } from './takeProof.ts'

const login = 'A'.repeat(22)
const session = { ...testSession, method: 'google', isProven: true }
const { signal } = new AbortController()
const more = { expiresIn: 600, email: null, username: null, methods: [] }

/** @param state what the service says of the login */
async function start(state: LoginState, finish: object = { body: { session } }) {
  const { context, sent } = await createTestFrame({
    [`GET logins/${login}`]: () => ({ body: state }),
    [`POST logins/${login}/finish`]: () => finish as { body: object },
  })
  return { context, sent }
}

test('default: the login of a known account opens it, and makes none', async () => {
  const { context, sent } = await start({ state: 'known', expiresIn: 600 })
  expect(await takeProof(context, login, signal)).toMatchObject({ session: { method: 'google' } })
  expect(sent.map(({ request }) => request)).toEqual([
    ...[`GET logins/${login}`, `POST logins/${login}/finish`],
  ])
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ account: 'known' })
})

test.each<[LoginState, string]>([
  [{ state: 'new', ...more }, 'wrong'],
  [{ state: 'linkable', ...more }, 'wrong'],
  [{ state: 'open', expiresIn: 600 }, 'incomplete'],
  [{ state: 'failed', code: 'LOGIN_PROVIDER_REFUSED' }, 'incomplete'],
  [{ state: 'over' }, 'incomplete'],
])('error: a login that is $state proves nothing', async (state, problem) => {
  const { context, sent } = await start(state)
  expect(await takeProof(context, login, signal)).toEqual({ problem })
  expect(sent).toHaveLength(1)
})

test('error: a login that was used meanwhile', async () => {
  const body = { code: 'LOGIN_NOT_PROVEN', status: 409, detail: '' }
  const { context } = await start({ state: 'known', expiresIn: 600 }, { status: 409, body })
  expect(await takeProof(context, login, signal)).toEqual({ problem: 'service' })
})

test('error: the request is over, which is no matter of the proof', async () => {
  const body = { code: 'LOGIN_NOT_PROVEN', status: 409, detail: '' }
  const { context } = await start({ state: 'known', expiresIn: 600 }, { status: 409, body })
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(takeProof(context, login, gone)).rejects.toMatchObject({ code: 'LOGIN_NOT_PROVEN' })
})
