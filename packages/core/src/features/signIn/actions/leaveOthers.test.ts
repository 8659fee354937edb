import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import type { SIWXSession } from '../../../contract/signIn/siwxConfig.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../../test/createFakeAdapter.ts'
import { createFakeSiwx, ownPolicy, page } from '../../../test/createFakeSiwx.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnet, solana, solanaId } from '../../../test/networks.ts'

const solanaAddress = 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

/** A server that has one session, which accounts join by `link`. */
async function setUp(accounts: 'active' | 'all' = 'all') {
  let id = 0
  const add = (session: SIWXSession) => {
    fake.sessions.push(session)
    return { ...session, id: `s${id}` }
  }
  const fake = createFakeSiwx({
    policy: { ...ownPolicy, accounts },
    async authenticate(session) {
      fake.calls.push('authenticate')
      id += 1
      fake.sessions = []
      return add(session)
    },
    async link(session) {
      fake.calls.push('link')
      if (fake.failure) throw fake.failure
      return add(session)
    },
  })
  const evm = createFakeAdapter()
  const sol = createFakeAdapter({
    ...{ id: 'sol', namespace: 'solana' },
    connectors: [createConnector({ id: 's', chain: 'solana' })],
  })
  sol.asks = true
  const { kit, events } = createTestKit({
    ...{ adapters: [evm, sol], networks: [mainnet, solana], siwx: fake.siwx },
  })
  kits.push(kit)
  kit.start()
  const signIn = await kit.feature('signIn')
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn({ namespace: 'eip155' })
  const connecting = kit.actions.connect({ connectorId: 's' })
  await vi.waitFor(() => expect(sol.prompts).toHaveLength(1))
  sol.prompts[0]?.approve(
    createConnection({ connectorId: 's', address: solanaAddress, caipNetworkId: solanaId }),
  )
  await connecting
  const statuses = () => ['eip155', 'solana'].map((namespace) => signIn.get({ namespace }).status)
  return { kit, fake, signIn, evm, sol, events, statuses }
}

test('default: a second namespace joins the session, by a message and a nonce for it', async () => {
  const { fake, signIn, statuses } = await setUp()
  expect(statuses()).toEqual(['signedIn', 'signedOut'])
  await signIn.signIn({ namespace: 'solana' })
  expect(fake.calls.filter((call) => /^(?:auth|link|create)/.test(call))).toEqual([
    ...['createMessage', 'authenticate', 'createMessage', 'link'],
  ])
  expect(statuses()).toEqual(['signedIn', 'signedIn'])
  const [one, other] = signIn.listSessions()
  expect(one?.id).toBe(other?.id)
  const [first, second] = fake.sessions
  expect(first?.data.nonce).not.toBe(second?.data.nonce)
})

test('parameters: accounts, each namespace has a session', async () => {
  const { fake, signIn } = await setUp('active')
  await signIn.signIn({ namespace: 'solana' })
  expect(fake.calls).not.toContain('link')
  expect(signIn.listSessions()).toHaveLength(2)
})

test('behavior: signed out, all accounts of the session are', async () => {
  const { signIn, statuses, events } = await setUp()
  await signIn.signIn({ namespace: 'solana' })
  await signIn.signOut({ namespace: 'solana' })
  expect(statuses()).toEqual(['signedOut', 'signedOut'])
  expect(events.filter((event) => event === 'SIGN_OUT')).toHaveLength(2)
})

test('behavior: one wallet disconnected, the other stays signed in', async () => {
  const { kit, fake, signIn } = await setUp()
  await signIn.signIn({ namespace: 'solana' })
  await kit.actions.disconnect({ namespace: 'solana' })
  expect(fake.calls.some((call) => call.startsWith('revoke'))).toBe(false)
  expect(signIn.get({ namespace: 'eip155' }).status).toBe('signedIn')
  await kit.actions.disconnect({ namespace: 'eip155' })
  await vi.waitFor(() => expect(fake.calls.some((call) => call.startsWith('revoke'))).toBe(true))
})

test('behavior: the session was over, and joining it began another', async () => {
  const { fake, signIn, statuses } = await setUp()
  const { authenticate } = fake.siwx
  fake.siwx.link = async (session) => (await authenticate?.(session)) ?? session
  await signIn.signIn({ namespace: 'solana' })
  expect(statuses()).toEqual(['signedOut', 'signedIn'])
})

test('error: an account that has another user is not added, and the session stays', async () => {
  const { fake, signIn, statuses } = await setUp()
  fake.failure = new CleatError('SIWX_LINK_REFUSED', { context: { account: 'solana:a:b' } })
  await expect(signIn.signIn({ namespace: 'solana' })).rejects.toMatchObject({
    code: 'SIWX_LINK_REFUSED',
  })
  expect(statuses()).toEqual(['signedIn', 'failed'])
})
