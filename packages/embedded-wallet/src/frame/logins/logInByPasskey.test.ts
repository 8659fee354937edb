import { expect, test, vi } from 'vitest'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import { logInByPasskey } from './logInByPasskey.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const account = 'eip155:1:0x88f9B82462f6C4bf4a0Fb15e5c3971559a316e7f'
const prf = { atCreation: new Uint8Array(32).fill(1), later: new Uint8Array(32).fill(2) }
const known = { ...testSession, isProven: true, wallets: [{ id, accounts: [account] }] }

async function start(answers: Parameters<typeof createTestFrame>[0] = {}) {
  const passkeys = createTestPasskeys({ prf })
  const frame = await createTestFrame({
    'POST passkeys/options': () => ({ body: { id, options: passkeys.options, expiresIn: 300 } }),
    'POST passkeys': () => ({ body: { session: known, passkey: null } }),
    ...answers,
  })
  const life = new AbortController()
  const steps: string[] = []
  const logging = logInByPasskey(frame.context, {
    ...{ signal: life.signal, onStep: (step) => void steps.push(step) },
  })
  return { ...frame, passkeys, life, steps, logging }
}

test('default: a known browser is in after one touch, without a view', async () => {
  const { logging, steps, passkeys, sent } = await start()
  expect(await logging).toMatchObject({ provider: 'passkey', accounts: [{ namespace: 'eip155' }] })
  expect(steps).toEqual(['service'])
  expect(passkeys.asked.get).toHaveLength(1)
  const secret = Buffer.from(prf.later).toString('base64url')
  expect(sent.map(({ body }) => body).join()).not.toContain(secret)
})

test('behavior: without a passkey the visitor tries again, and leaves', async () => {
  const { logging, stage, passkeys, life } = await start({
    'POST passkeys': () => ({ status: 503, body: {} }),
  })
  const refused = expect(logging).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect(stage.read()?.shown).toEqual({ problem: 'service' }))
  passkeys.refuse(new DOMException('Not allowed', 'NotAllowedError'))
  answer(stage, 'use')
  await vi.waitFor(() => expect(stage.read()?.shown).toEqual({ problem: 'incomplete' }))
  life.abort()
  await refused
})

test('behavior: a new passkey is for a new account, and not for who is logged in', async () => {
  const deleted = vi.fn(() => ({ body: {} }))
  const { logging, stage, passkeys, life, sent } = await start({
    'GET session': () => ({ body: { session: known } }),
    'DELETE session': deleted,
  })
  passkeys.refuse(new DOMException('Not allowed', 'NotAllowedError'))
  const refused = expect(logging).rejects.toMatchObject({ code: 'cancelled' })
  await vi.waitFor(() => expect(stage.read()?.name).toBe('passkey'))
  passkeys.refuse(undefined)
  answer(stage, 'create')
  await vi.waitFor(() => expect(stage.read()?.name).toBe('test'))
  const [, , ended, options] = sent
  expect([ended?.request, options?.request]).toEqual(['DELETE session', 'POST passkeys/options'])
  expect(JSON.parse(options?.body ?? '')).toMatchObject({ purpose: 'register' })
  life.abort()
  await refused
})

function answer(stage: Awaited<ReturnType<typeof start>>['stage'], kind: 'use' | 'create'): void {
  const view = stage.read()
  if (view?.name !== 'passkey') throw new Error('Another view.')
  view.answer({ kind })
}
