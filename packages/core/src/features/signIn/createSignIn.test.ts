import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeSiwx, type FakeSiwx, ownPolicy, page } from '../../test/createFakeSiwx.ts'
import { createFakeWindow, createStorageEvent } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId } from '../../test/networks.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = `eip155:${address}`

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function setUp(
  fake: FakeSiwx = createFakeSiwx({ policy: ownPolicy }),
  options: Parameters<typeof createTestKit>[0] = {},
) {
  const test = createTestKit({ siwx: fake.siwx, ...options })
  kits.push(test.kit)
  test.kit.start()
  const signIn = await test.kit.feature('signIn')
  const asked = () => test.adapter.calls.filter((call) => call.startsWith('sign '))
  return { ...test, fake, signIn, asked }
}

const withSession = (options: Partial<KitOptions> = {}) => ({
  adapter: createFakeAdapter({ session: createConnection() }),
  ...options,
})

test('default: connecting asks in the modal, and signing in takes one prompt', async () => {
  const { kit, fake, signIn, asked, events } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(kit.controllers.router.current()).toEqual({
    ...{ name: 'ConnectingSiwe', namespace: 'eip155', reason: 'connect' },
  })
  expect(signIn.get()).toEqual({ status: 'signedOut' })
  await vi.waitFor(() => expect(signIn.state.prepared[key]).toBe(true))
  const signing = signIn.signIn()
  expect(signIn.get()).toEqual({ status: 'signing', step: 'wallet' })
  const session = await signing
  expect(session).toMatchObject({ subject: key, kind: 'key', account: `eip155:1:${address}` })
  expect(signIn.get()).toEqual({ status: 'signedIn', session })
  expect(fake.calls).toEqual(['createMessage', 'addSession'])
  expect(asked()).toHaveLength(1)
  expect(events).toContain('SIWX_AUTH_SUCCESS')
  expect(signIn.listSessions()).toEqual([session])
})

test('behavior: neither state nor storage keeps text or signature', async () => {
  const storage = createMemoryArea()
  const { kit, signIn } = await setUp(undefined, { storage })
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  const dump = JSON.stringify([signIn.state, storage.getItem('cleat.signIn'), kit.controllers])
  expect(dump).toContain(address)
  for (const secret of ['wants you to sign in', 'nonce0000', 'abababab'])
    expect(dump).not.toContain(secret)
})

test('behavior: a reload prompts for nothing, and asks only where a fact says so', async () => {
  const fake = createFakeSiwx({ policy: ownPolicy })
  const storage = createMemoryArea()
  const first = await setUp(fake, { storage })
  await first.kit.actions.connect({ connectorId: 'a' })
  await first.signIn.signIn()
  first.kit.destroy()
  fake.calls.length = 0
  const second = await setUp(fake, withSession({ storage }))
  await vi.waitFor(() => expect(second.signIn.get().status).toBe('signedIn'))
  expect(fake.calls).toEqual(['getSessions'])
  expect(second.kit.controllers.modal.state.open).toBe(false)
  expect(second.asked()).toEqual([])

  const stranger = createFakeSiwx({ policy: ownPolicy })
  const third = await setUp(stranger, withSession())
  await vi.waitFor(() => expect(third.signIn.get().status).toBe('signedOut'))
  expect(stranger.calls).toEqual([])
  expect(third.kit.controllers.modal.state.open).toBe(false)
})

test('parameters: prompt', async () => {
  const load = await setUp(
    createFakeSiwx({ policy: { ...ownPolicy, prompt: 'load' } }),
    withSession(),
  )
  await vi.waitFor(() => expect(load.kit.controllers.modal.state.open).toBe(true))
  const manual = await setUp(createFakeSiwx({ policy: { ...ownPolicy, prompt: 'manual' } }))
  await manual.kit.actions.connect({ connectorId: 'a' })
  expect(manual.kit.controllers.modal.state.open).toBe(false)
})

test('behavior: cancelled at the first connection, it ends; optional, it stays', async () => {
  const required = await setUp()
  await required.kit.actions.connect({ connectorId: 'a' })
  required.kit.actions.close()
  await vi.waitFor(() =>
    expect(required.kit.controllers.account.get('eip155').status).toBe('disconnected'),
  )
  const optional = await setUp(createFakeSiwx({ policy: ownPolicy, getRequired: () => false }))
  await optional.kit.actions.connect({ connectorId: 'a' })
  optional.kit.actions.close()
  await optional.signIn.restoreSession()
  expect(optional.kit.controllers.account.get('eip155').status).toBe('connected')
  expect(optional.events).toContain('CLICK_CANCEL_SIWX')
})

test('behavior: cancelled later, the wallet stays', async () => {
  const { kit, signIn } = await setUp(undefined, withSession())
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedOut'))
  void kit.actions.open({ view: 'ConnectingSiwe' })
  kit.actions.close()
  await signIn.prepareSignIn()
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('behavior: another network is nothing to sign for a key', async () => {
  const { kit, adapter, fake, signIn, asked } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  fake.calls.length = 0
  adapter.moveTo(baseId)
  await Promise.resolve()
  expect(signIn.get().status).toBe('signedIn')
  expect(fake.calls).toEqual([])
  expect(asked()).toHaveLength(1)
})

test('parameters: perChain', async () => {
  const fake = createFakeSiwx({ policy: { ...ownPolicy, perChain: true } })
  const { kit, adapter, signIn } = await setUp(fake)
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  fake.sessions = []
  adapter.moveTo(baseId)
  expect(signIn.get().status).toBe('signedOut')
  kit.actions.close()
  await Promise.resolve()
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: AppKit’s meaning looks each network up, and asks where there is no session', async () => {
  const fake = createFakeSiwx()
  const { kit, adapter, signIn } = await setUp(fake)
  await kit.actions.connect({ connectorId: 'a' })
  await vi.waitFor(() => expect(kit.controllers.modal.state.open).toBe(true))
  await signIn.signIn()
  kit.actions.close()
  adapter.moveTo(baseId)
  await vi.waitFor(() =>
    expect(kit.controllers.router.current()).toMatchObject({ reason: 'network' }),
  )
  await signIn.cancel()
  expect(signIn.get().status).toBe('signedOut')
  kit.actions.close()
  await vi.waitFor(() => expect(adapter.calls).toContain('switch eip155:1'))
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
})

test('behavior: another account ends the session of the first', async () => {
  const { kit, adapter, fake, signIn } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  kit.actions.close()
  adapter.setConnection(createConnection({ address: other }))
  await vi.waitFor(() => expect(fake.calls).toContain(`revoke eip155:1:${address}`))
  expect(signIn.get().status).toBe('signedOut')
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: disconnecting signs out, unless the app keeps sessions', async () => {
  const { kit, fake, signIn, events } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  await kit.actions.disconnect()
  await vi.waitFor(() => expect(fake.calls).toContain(`revoke eip155:1:${address}`))
  expect(events).toContain('SIGN_OUT')
  const kept = await setUp(createFakeSiwx({ policy: ownPolicy, signOutOnDisconnect: false }))
  await kept.kit.actions.connect({ connectorId: 'a' })
  await kept.signIn.signIn()
  await kept.kit.actions.disconnect()
  expect(kept.fake.calls.filter((call) => call.startsWith('revoke'))).toEqual([])
})

test('behavior: connect({ signIn: true }) resolves with the session, without the modal', async () => {
  const { kit } = await setUp()
  const { session, address: connected } = await kit.actions.connect({
    connectorId: 'a',
    signIn: true,
  })
  expect(session.subject).toBe(`eip155:${connected}`)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: the service away, a signature is sent again without the wallet', async () => {
  const { kit, fake, signIn, asked } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  fake.failure = new CleatError('SERVICE_UNREACHABLE', { context: { service: 'sign-in service' } })
  await expect(signIn.signIn()).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  expect(signIn.get()).toMatchObject({ status: 'failed', keptUntil: expect.any(Number) })
  fake.failure = undefined
  await signIn.signIn()
  expect(signIn.get().status).toBe('signedIn')
  expect(asked()).toHaveLength(1)
})

test('behavior: signed out with the service away, it is told on the next visit', async () => {
  const storage = createMemoryArea()
  const { kit, fake, signIn } = await setUp(undefined, { storage })
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  fake.failure = Object.assign(new Error('away'), {
    ...{ code: 'SERVICE_UNREACHABLE', context: { service: 'sign-in service' } },
  })
  await expect(signIn.signOut()).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' })
  expect(signIn.get().status).toBe('signedOut')
  kit.destroy()
  fake.failure = undefined
  fake.calls.length = 0
  await setUp(fake, { storage })
  await vi.waitFor(() => expect(fake.calls).toEqual([`revoke eip155:1:${address}`]))
})

test('behavior: another tab signs out, and in again', async () => {
  const storage = createMemoryArea()
  const { kit, fake, signIn, events } = await setUp(undefined, { storage })
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  const stored = storage.getItem('cleat.signIn') ?? ''
  const write = (value: string | null) => {
    if (value === null) storage.removeItem('cleat.signIn')
    else storage.setItem('cleat.signIn', value)
    window.dispatchEvent(createStorageEvent('cleat.signIn', value))
  }
  write(null)
  expect(signIn.get().status).toBe('signedOut')
  expect(events).toContain('SIGN_OUT')
  fake.calls.length = 0
  write(stored)
  await vi.waitFor(() => expect(signIn.get().status).toBe('signedIn'))
  expect(fake.calls).toEqual(['getSessions'])
})

test('behavior: a session ends when its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { kit, signIn, events } = await setUp()
  await kit.actions.connect({ connectorId: 'a' })
  await signIn.signIn()
  await vi.advanceTimersByTimeAsync(601_000)
  expect(signIn.get().status).toBe('signedOut')
  expect(events).toContain('SIGN_OUT')
})
