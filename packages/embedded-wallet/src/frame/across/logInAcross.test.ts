import { expect, onTestFinished, test } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import type { WindowAnswer } from '../../handoff/windowRequest.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { typeKey } from '../wallets/typeKey.ts'
import { logInAcross } from './logInAcross.ts'

const handoff = toBase64Url(new Uint8Array(32).fill(7))
const address = '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const seen = {
  ...{ ...testSession, kind: 'view', method: 'google', isProven: true },
  user: { email: 'ada@mail.example', username: null },
  wallets: [{ id: testSession.account, accounts: [`eip155:1:${address}`] }],
}
const login = { method: 'social', provider: 'google' } as const

async function start(given: { answered?: WindowAnswer; session?: object; status?: number } = {}) {
  const { answered = {}, session = seen, status = 200 } = given
  const window = await readHandoffSecret(handoff, 'answer')
  const answer = await window.seal(answered)
  const path = `handoffs/${window.hash}`
  const { context, sent } = await createTestFrame({
    'POST handoffs': () => ({ status: 201, body: { expiresIn: 600 } }),
    [`GET ${path}`]: () => ({ body: { state: 'answered', answer, hasSession: true } }),
    [`POST ${path}/session`]: () => ({
      ...{ status, body: status === 200 ? { session } : { code: 'HANDOFF_REFUSED', status } },
    }),
    'GET session': () => ({ body: { session } }),
  })
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const page = { origin: 'https://other.example', mode: 'cross-site' } as const
  const ceremony = { signal: life.signal, onStep: () => undefined }
  return { context: { ...context, page }, ceremony, sent, window, path }
}

test('default: the window logs in, and the frame sees the account without a key of it', async () => {
  const { context, ceremony, sent, window, path } = await start()
  context.memory.setItem(typeKey, 'smartAccount')
  expect(await logInAcross(context, { login, handoff }, ceremony)).toEqual({
    ...{ provider: 'google', email: 'ada@mail.example' },
    accounts: [{ namespace: 'eip155', address }],
  })
  const { host, request } = JSON.parse(sent[0]?.body ?? '')
  expect(host).toBe('https://other.example')
  expect(await window.open(request)).toEqual({ kind: 'login', login, newType: 'smartAccount' })
  expect(sent.map((one) => one.request)).toEqual([
    ...['POST handoffs', `GET ${path}`, `POST ${path}/session`],
  ])
})

test('error: what the window says, what was taken already, and an account without a proof', async () => {
  const declined = await start({ answered: { failure: 'declined' } })
  await expect(
    logInAcross(declined.context, { login, handoff }, declined.ceremony),
  ).rejects.toMatchObject({ code: 'declined' })
  expect(declined.sent.some((one) => one.request.endsWith('/session'))).toBe(false)
  const taken = await start({ status: 410 })
  await expect(logInAcross(taken.context, { login, handoff }, taken.ceremony)).rejects.toThrow()
  const wallets = [{ id: testSession.account, accounts: null }]
  const unproven = await start({ session: { ...seen, isProven: false, wallets } })
  await expect(
    logInAcross(unproven.context, { login, handoff }, unproven.ceremony),
  ).rejects.toMatchObject({ code: 'device-unproven' })
})
