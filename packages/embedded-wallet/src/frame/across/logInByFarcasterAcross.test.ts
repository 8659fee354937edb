import { expect, onTestFinished, test } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import type { LoginState } from '../../service/loginSchemas.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { logInByFarcasterAcross } from './logInByFarcasterAcross.ts'

const id = 'A'.repeat(22)
const handoff = toBase64Url(new Uint8Array(32).fill(7))
const address = '0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const session = {
  ...{ ...testSession, kind: 'view', method: 'farcaster', isProven: true },
  wallets: [{ id: testSession.account, accounts: [`eip155:1:${address}`] }],
}
const signed = { login: id, message: 'what was signed', signature: '0x1234' }

/** @param state what the service says of the login of a Mini App */
async function start(state: LoginState = { state: 'known', expiresIn: 600 }) {
  const window = await readHandoffSecret(handoff, 'answer')
  const answer = await window.seal({})
  const path = `handoffs/${window.hash}`
  const { context, sent, stage } = await createTestFrame({
    [`POST logins/${id}/farcaster`]: () => ({ body: {} }),
    [`GET logins/${id}`]: () => ({ body: state }),
    'POST handoffs': () => ({ status: 201, body: { expiresIn: 600 } }),
    [`GET ${path}`]: () => ({ body: { state: 'answered', answer, hasSession: true } }),
    [`POST ${path}/session`]: () => ({ body: { session } }),
  })
  // The page opens the window that it is asked for.
  stage.subscribe(() => {
    const view = stage.read()
    if (view?.name === 'window' && !view.isBusy && !view.shown.isOpened) view.answer({ handoff })
  })
  const life = new AbortController()
  onTestFinished(() => life.abort())
  const page = { origin: 'https://other.example', mode: 'cross-site' } as const
  const ceremony = { signal: life.signal, onStep: () => undefined }
  const registered = async () => {
    const { body } = sent.find(({ request }) => request === 'POST handoffs') ?? {}
    return body === undefined ? undefined : window.open(JSON.parse(body).request)
  }
  const asked = () => sent.map(({ request }) => request)
  return { context: { ...context, page }, ceremony, asked, registered }
}

const login = { method: 'social', provider: 'farcaster' }

test('default: the window does all of it, and this frame begins no login', async () => {
  const { context, ceremony, asked, registered } = await start()
  expect(await logInByFarcasterAcross(context, {}, ceremony)).toMatchObject({
    ...{ provider: 'farcaster', accounts: [{ namespace: 'eip155', address }] },
  })
  expect(await registered()).toEqual({ kind: 'login', login, newType: 'eoa' })
  expect(asked().some((one) => one.includes('logins'))).toBe(false)
})

test('behavior: a Mini App has signed, and the window takes the proven login over', async () => {
  const { context, ceremony, asked, registered } = await start()
  await logInByFarcasterAcross(context, { signed }, ceremony)
  expect(await registered()).toEqual({ kind: 'login', login, newType: 'eoa', provenBy: id })
  // This frame gets no session by it.
  expect(asked()).not.toContain(`POST logins/${id}/finish`)
})

test('error: what is over, or was signed for another login, opens no window', async () => {
  const { context, ceremony, registered } = await start({ state: 'over' })
  await expect(logInByFarcasterAcross(context, { signed }, ceremony)).rejects.toMatchObject({
    code: 'code-expired',
  })
  expect(await registered()).toBeUndefined()
})
