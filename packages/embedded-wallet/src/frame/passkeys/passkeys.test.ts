import { expect, test, vi } from 'vitest'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import { askPasskey } from './askPasskey.ts'
import { makePasskey } from './makePasskey.ts'
import { PasskeyError } from './passkeyError.ts'
import { registerPasskey } from './registerPasskey.ts'

const id = 'AAAAAAAAAAAAAAAAAAAAAA'
const prf = { atCreation: new Uint8Array(32).fill(1), later: new Uint8Array(32).fill(2) }
const never = new AbortController().signal

async function start(parameters: createTestPasskeys.Parameters = { prf }) {
  const passkeys = createTestPasskeys(parameters)
  const frame = await createTestFrame({
    'POST passkeys/options': () => ({ body: { id, options: passkeys.options, expiresIn: 300 } }),
    'POST passkeys': () => ({ body: { session: testSession, passkey: null } }),
  })
  return { passkeys, ...frame }
}

test('default: the PRF is asked in the same touch, for the same salt, and leaves for nowhere', async () => {
  const { context, passkeys } = await start()
  const { answer, used } = await askPasskey(context, 'login', never)
  expect(used).toEqual({ kind: 'tested', secret: prf.later })
  expect(passkeys.asked.get).toHaveLength(1)
  expect(passkeys.asked.get[0]?.publicKey?.extensions).toEqual({
    prf: { eval: { first: new TextEncoder().encode('cleat/prf/1') } },
  })
  expect(answer).toMatchObject({ id, hasPrf: true, response: { clientExtensionResults: {} } })
  expect(JSON.stringify(answer)).not.toContain('prf"')
})

test.each([
  ['no PRF', undefined],
  ['a PRF that is too short', { ...prf, later: new Uint8Array(16) }],
])('behavior: %s logs in and opens nothing', async (_, given) => {
  const { context } = await start({ prf: given })
  const { answer, used } = await askPasskey(context, 'login', never)
  expect(used).toEqual({ kind: 'lacking' })
  expect(answer.hasPrf).toBe(false)
})

test('error: what the browser refuses is no passkey, and no more than that for the page', async () => {
  const { context, passkeys } = await start()
  passkeys.refuse(new DOMException('Not allowed', 'NotAllowedError'))
  const failing = askPasskey(context, 'login', never)
  await expect(failing).rejects.toBeInstanceOf(PasskeyError)
  await expect(failing).rejects.toMatchObject({ code: 'declined' })
})

test('behavior: who leaves ends the question of the browser', async () => {
  const { context, passkeys } = await start()
  const life = new AbortController()
  passkeys.wait()
  const asking = askPasskey(context, 'login', life.signal)
  const refused = expect(asking).rejects.toBe(life.signal.reason ?? 'left')
  await vi.waitFor(() => expect(passkeys.asked.get).toHaveLength(1))
  life.abort('left')
  await refused
  expect(passkeys.asked.get[0]?.signal?.aborted).toBe(true)
})

test('behavior: a new passkey is asked for no value, and what it gives nonetheless is left', async () => {
  const { context, passkeys, sent } = await start()
  expect(await registerPasskey(context, never)).toEqual({ session: testSession, hasPrf: true })
  expect(passkeys.asked.create[0]?.publicKey?.extensions).toEqual({ prf: {} })
  const [, answer] = sent
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({
    ...{ id, hasPrf: true, response: { clientExtensionResults: {} } },
  })
})

test('behavior: what counts is what the new passkey gives when it is used', async () => {
  const { context, stage, passkeys } = await start()
  const making = makePasskey(context, never)
  await vi.waitFor(() => expect(stage.read()?.name).toBe('test'))
  expect(passkeys.asked.get).toHaveLength(0)
  passkeys.refuse(new DOMException('Not allowed', 'NotAllowedError'))
  answerTest(stage, 'use')
  await vi.waitFor(() => expect(stage.read()?.shown).toEqual({ problem: 'incomplete' }))
  passkeys.refuse(undefined)
  answerTest(stage, 'use')
  expect((await making).used).toEqual({ kind: 'tested', secret: prf.later })
})

test('behavior: a passkey that is not tested, or has no PRF, is no method of recovery', async () => {
  const { context, stage } = await start()
  const making = makePasskey(context, never)
  await vi.waitFor(() => expect(stage.read()?.name).toBe('test'))
  answerTest(stage, 'code')
  expect((await making).used).toEqual({ kind: 'untested' })

  createTestPasskeys()
  expect((await makePasskey(context, never)).used).toEqual({ kind: 'lacking' })
})

type Frame = Awaited<ReturnType<typeof start>>

function answerTest(stage: Frame['stage'], kind: 'use' | 'code'): void {
  const view = stage.read()
  if (view?.name !== 'test') throw new Error('Another view.')
  view.answer({ kind })
}
