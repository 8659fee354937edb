import { expect, test } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { openSettingsWindow } from './openSettingsWindow.ts'

const handoff = toBase64Url(new Uint8Array(32).fill(7))
const account = 'eip155:1:0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
const session = {
  ...{ ...testSession, isProven: true },
  wallets: [{ id: toBase64Url(new Uint8Array(16)), accounts: [account] }],
}

async function open(
  given: { state?: object; session?: object | null; isCrossSite?: boolean } = {},
) {
  const { state = { state: 'over' }, isCrossSite = false } = given
  const shown = given.session === undefined ? session : given.session
  const secret = await readHandoffSecret(handoff, 'answer')
  const { context, sent } = await createTestFrame({
    'POST handoffs': () => ({ body: { expiresIn: 600 } }),
    [`GET handoffs/${secret.hash}`]: () => ({ body: state }),
    'GET session': () => ({ body: { session: shown } }),
  })
  const steps: string[] = []
  const page = { origin: 'https://app.example', mode: 'cross-site' } as const
  const ceremony = {
    signal: new AbortController().signal,
    onStep: (step: string) => void steps.push(step),
  }
  const run = openSettingsWindow(
    isCrossSite ? { ...context, page } : context,
    { handoff },
    ceremony,
  )
  return { run, sent, steps, secret }
}

test('default: asks the window for the settings, and reads who is logged in afterwards', async () => {
  const { run, sent, steps, secret } = await open()
  expect(await run).toMatchObject({ accounts: [{ namespace: 'eip155' }] })
  expect(steps).toEqual(['window'])
  const { hash, host, request } = JSON.parse(sent[0]?.body ?? '')
  expect([hash, host]).toEqual([secret.hash, 'https://app.example'])
  expect(await secret.open(request)).toEqual({ kind: 'settings' })
  expect(JSON.stringify(sent)).not.toContain(handoff)
})

test.each([
  ['logged out', null],
  ['a browser that the wallet does not know', { ...session, isProven: false }],
  ['no wallet', { ...session, wallets: [] }],
])('behavior: %s is nobody', async (_, given) => {
  const state = { state: 'answered', answer: 'AAAA', hasSession: false }
  const { run } = await open({ state, session: given })
  expect(await run).toBeNull()
})

test('behavior: across sites the window has the settings, and the frame what it sees', async () => {
  const { run, sent, secret } = await open({ isCrossSite: true })
  expect(await run).toMatchObject({ accounts: [{ namespace: 'eip155' }] })
  const { request } = JSON.parse(sent[0]?.body ?? '')
  expect(await secret.open(request)).toEqual({ kind: 'settings' })
})
