import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { SIWXConfig, SIWXSession } from '../../contract/signIn/siwxConfig.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeSiwx, ownPolicy, page } from '../../test/createFakeSiwx.ts'
import {
  createFakeWindow,
  createStorageEvent,
  type FakeWindow,
} from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

let window: FakeWindow
let document: EventTarget & { visibilityState: string }
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  window = createFakeWindow()
  document = Object.assign(new EventTarget(), {
    ...{ visibilityState: 'visible', querySelector: () => null },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', page)
})

const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A service whose sessions last a week from the last time that they were lengthened. */
function createService() {
  const fake = createFakeSiwx({ policy: ownPolicy })
  const withEnd = (session: SIWXSession): SIWXSession => ({
    ...session,
    endsAt: new Date(Date.now() + 7 * day).toISOString(),
  })
  const siwx: SIWXConfig = {
    ...fake.siwx,
    policy: ownPolicy,
    getSessions: async (chainId, one) => (await fake.siwx.getSessions(chainId, one)).map(withEnd),
    async authenticate(session) {
      await fake.siwx.addSession(session)
      return withEnd(session)
    },
    async refresh() {
      fake.calls.push('refresh')
      if (fake.failure) throw fake.failure
      const [session] = fake.sessions
      return session && withEnd(session)
    },
    async listDevices() {
      fake.calls.push('listDevices')
      if (fake.failure) throw fake.failure
      const time = new Date().toISOString()
      const times = { createdAt: time, usedAt: time, endsAt: time }
      return [{ id: 'a', isCurrent: true, accounts: [], ...times }]
    },
    async endDevice(id) {
      fake.calls.push(`endDevice ${id}`)
    },
  }
  return { fake, siwx }
}

async function setUp(given: Partial<Parameters<typeof createTestKit>[0]> = {}) {
  const { fake, siwx } = createService()
  const reasons: unknown[] = []
  const storage = createMemoryArea()
  const open = async (options: Parameters<typeof createTestKit>[0] = {}) => {
    const one = createTestKit({
      ...{ siwx, storage, ...given, ...options },
      onEvent({ event, properties }) {
        if (event === 'SIGN_OUT') reasons.push(properties.reason)
      },
    })
    kits.push(one.kit)
    one.kit.start()
    return { ...one, signIn: await one.kit.feature('signIn') }
  }
  const first = await open()
  await first.kit.actions.connect({ connectorId: 'a' })
  const session = await first.signIn.signIn()
  fake.calls.length = 0
  const reload = async () => {
    first.kit.destroy()
    const next = await open({ adapter: createFakeAdapter({ session: createConnection() }) })
    await vi.waitFor(() =>
      expect(next.kit.controllers.account.get('eip155').status).toBe('connected'),
    )
    await vi.waitFor(() => expect(next.signIn.get().status).not.toBe('unknown'))
    return next
  }
  return { ...first, fake, storage, reasons, session, reload }
}

const show = (state: 'visible' | 'hidden') => {
  document.visibilityState = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const settle = () => vi.advanceTimersByTimeAsync(10)

test('default: a page that stays open lengthens its session once a day, and asks nothing else', async () => {
  const { kit, fake, signIn, session } = await setUp()
  await vi.advanceTimersByTimeAsync(day - minute)
  expect(fake.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(fake.calls).toEqual(['refresh'])
  const status = signIn.get()
  if (status.status !== 'signedIn') throw new Error('signed out')
  expect(Date.parse(status.session.endsAt ?? '')).toBeGreaterThan(
    Date.parse(session.endsAt ?? '') + 23 * hour,
  )
  await vi.advanceTimersByTimeAsync(day + minute)
  expect(fake.calls).toEqual(['refresh', 'refresh'])
  expect(kit.controllers.modal.state.open).toBe(true)
  kit.actions.close()
})

test('behavior: a visit within a day looks the session up, a later one lengthens it', async () => {
  const { fake, reload } = await setUp()
  await vi.advanceTimersByTimeAsync(hour)
  const soon = await reload()
  expect(fake.calls).toEqual(['getSessions'])
  soon.kit.destroy()
  await vi.advanceTimersByTimeAsync(2 * day)
  const late = await reload()
  expect(late.signIn.get().status).toBe('signedIn')
  expect(fake.calls).toEqual(['getSessions', 'refresh'])
})

test('behavior: a visitor who comes back after a minute sees whether the session ended elsewhere', async () => {
  const { kit, fake, signIn, storage, reasons } = await setUp()
  kit.actions.close()
  show('hidden')
  show('visible')
  await settle()
  expect(fake.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(minute)
  show('hidden')
  expect(fake.calls).toEqual([])
  show('visible')
  await settle()
  expect(fake.calls).toEqual(['getSessions'])
  expect(signIn.get().status).toBe('signedIn')
  fake.sessions = []
  await vi.advanceTimersByTimeAsync(minute)
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(signIn.get()).toEqual({ status: 'signedOut' })
  expect(reasons).toEqual(['ended'])
  expect(storage.getItem('cleat.signIn')).toBeNull()
  expect(kit.controllers.modal.state.open).toBe(false)
  await vi.advanceTimersByTimeAsync(3 * day)
  expect(fake.calls).toEqual(['getSessions', 'getSessions'])
})

test('behavior: a session that ended while the page was closed is told once', async () => {
  const { fake, reasons, reload } = await setUp()
  fake.sessions = []
  const next = await reload()
  expect(next.signIn.get().status).toBe('signedOut')
  expect(reasons).toEqual(['ended'])
  expect(next.kit.controllers.modal.state.open).toBe(false)
  next.kit.destroy()
  fake.calls.length = 0
  await reload()
  expect(fake.calls).toEqual([])
})

test('behavior: a service that is away ends no session', async () => {
  const { fake, signIn, reasons } = await setUp()
  fake.failure = Object.assign(new Error('away'), { code: 'SERVICE_UNREACHABLE', context: {} })
  await vi.advanceTimersByTimeAsync(minute)
  show('visible')
  await vi.advanceTimersByTimeAsync(day)
  expect(signIn.get().status).toBe('signedIn')
  fake.failure = undefined
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(fake.calls.at(-1)).toBe('refresh')
  expect(reasons).toEqual([])
})

test('behavior: what another tab lengthened is not lengthened again', async () => {
  const { fake, storage } = await setUp()
  const text = storage.getItem('cleat.signIn') ?? ''
  const later = text.replace(/"refreshAt":\d+/, `"refreshAt":${Date.now() + 2 * day}`)
  expect(later).not.toBe(text)
  storage.setItem('cleat.signIn', later)
  window.dispatchEvent(createStorageEvent('cleat.signIn', later))
  await vi.advanceTimersByTimeAsync(day + hour)
  expect(fake.calls).toEqual([])
})

test('behavior: devices, and what the service says about a session that ended', async () => {
  const { fake, signIn, reasons } = await setUp()
  expect(signIn.canListDevices).toBe(true)
  expect(await signIn.listDevices()).toMatchObject([{ id: 'a', isCurrent: true }])
  await signIn.endDevice({ id: 'b' })
  expect(fake.calls).toEqual(['listDevices', 'endDevice b'])
  fake.failure = new Error('broken')
  await expect(signIn.listDevices()).rejects.toMatchObject({ code: 'SERVICE_BAD_ANSWER' })
  expect(signIn.get().status).toBe('signedIn')
  fake.failure = Object.assign(new Error('ended'), { code: 'SIWX_REQUIRED', context: {} })
  await expect(signIn.listDevices()).rejects.toMatchObject({ code: 'SIWX_REQUIRED' })
  expect(signIn.get().status).toBe('signedOut')
  expect(reasons).toEqual(['ended'])
})

test('behavior: without devices and refresh, nothing is followed', async () => {
  const fake = createFakeSiwx({ policy: ownPolicy })
  const { kit, signIn } = await setUp({ siwx: fake.siwx })
  expect(signIn.canListDevices).toBe(false)
  expect(await signIn.listDevices()).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * minute)
  show('visible')
  await settle()
  expect(fake.calls).toEqual(['createMessage', 'addSession'])
  kit.destroy()
  expect(window.countListeners('online')).toBe(0)
})
