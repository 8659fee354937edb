import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSessions, periodic, toGrant, toNow } from '../../test/createTestSessions.ts'
import type { GrantParameters } from './state/sessionsController.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
const keys = { keys: [{ type: 'secp256k1', publicKey: '0x04' }] } as const

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})
const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function setUp(options: Parameters<typeof createTestSessions>[0] = {}) {
  const stage = await createTestSessions(options)
  kits.push(stage.kit)
  return stage
}

test('default: what the wallet granted is given to the app, kept and listed', async () => {
  const { sessions, events } = await setUp()
  const { pci, granted } = await sessions.grant(toGrant())
  expect(pci).toEqual(uuid)
  expect(granted).toMatchObject([{ context: '0x0001', permission: periodic }])
  expect(sessions.state.granting).toEqual({ status: 'success', pci })
  expect(sessions.state.list).toMatchObject({
    status: 'success',
    missing: [],
    sessions: [{ pci, status: 'active', permissions: [periodic], delegate: '0xapp', address }],
  })
  expect(events).toContain('SESSION_GRANTED')
  expect(await sessions.isSupported()).toEqual({ status: 'supported', kinds: ['periodic'] })
})

test('behavior: nothing that is kept is a key, and another visit reads it', async () => {
  const storage = createMemoryArea()
  const first = await setUp({ storage })
  const { pci } = await first.sessions.grant(toGrant({ delegate: keys }))
  const text = storage.getItem('cleat.sessions') ?? ''
  expect(text).toContain(pci)
  expect(text).not.toMatch(/private|secret/i)
  const second = await setUp({ storage, permissions: first.permissions })
  expect(await second.sessions.list()).toMatchObject([{ pci, status: 'active' }])
})

test.each<[string, Partial<GrantParameters>]>([
  ['expiry', { expiry: 1 }],
  ['expiry', { expiry: Date.now() + 3_600_000 }],
  ['expiry', { expiry: toNow() + 367 * 86_400 }],
  ['expiry', { expiry: toNow() + 0.5 }],
  ['permissions', { permissions: [] }],
  ['permissions', { permissions: Array.from({ length: 17 }, () => periodic) }],
  ['permissions[0].amount', { permissions: [{ kind: 'periodic', amount: 0n, period: 60 }] }],
  [
    'permissions[0].amount',
    { permissions: [{ kind: 'periodic', amount: 2n ** 256n - 1n, period: 60 }] },
  ],
  ['permissions[0].period', { permissions: [{ kind: 'periodic', amount: 1n, period: 59 }] }],
  ['permissions[0].amount', { permissions: [{ kind: 'allowance', amount: 0n }] }],
  [
    'permissions[0].max',
    { permissions: [{ kind: 'stream', perSecond: 1n, initial: 0n, max: 0n }] },
  ],
  [
    'permissions[0].functions',
    { permissions: [{ kind: 'contract', contract: '0x', functions: [] }] },
  ],
  ['callLimit', { callLimit: 0 }],
  ['delegate', { delegate: { address } }],
  ['delegate', { delegate: { address: address.toLowerCase() } }],
  ['delegate', { delegate: { keys: [] } }],
  ['delegate', { delegate: { keys: [{ type: 'secp256k1', publicKey: address }] } }],
])('error: %s, before the wallet is asked (%#)', async (field, given) => {
  const { sessions, permissions } = await setUp()
  const asking = sessions.grant(toGrant(given))
  await expect(asking).rejects.toMatchObject({ code: 'PERMISSION_INVALID', context: { field } })
  expect(permissions.asked).toEqual([])
  expect(sessions.state.granting.status).toBe('failed')
})

test('behavior: what is broader is kept from the app, and can be revoked', async () => {
  const { sessions, permissions } = await setUp()
  permissions.edit = (one) => ({ ...one, permission: { ...periodic, amount: 101n } })
  await expect(sessions.grant(toGrant())).rejects.toMatchObject({
    ...{ code: 'PERMISSION_BROADER_THAN_ASKED', context: { field: 'amount' } },
  })
  const { granting, list } = sessions.state
  const pci = granting.status === 'failed' ? (granting.pci ?? '') : ''
  expect(list).toMatchObject({ sessions: [{ pci, status: 'active', broader: 'amount' }] })
  expect(await sessions.revoke({ pci })).toMatchObject({ status: 'revoked' })
  expect(permissions.granted).toEqual([])
})

test('behavior: revoking is three facts, and the list of the wallet proves it', async () => {
  const { sessions, events } = await setUp()
  const { pci } = await sessions.grant(toGrant())
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'revoked', revokedAt: expect.any(Number) },
    revocation: { wallet: 'done', chain: 'done', service: 'skipped' },
  })
  expect(events).toContain('SESSION_REVOKED')
  expect(sessions.state.revoking).toEqual({ status: 'done', ended: [pci], open: [] })
})

test('behavior: without a list, nothing is called revoked', async () => {
  const { sessions, permissions, events } = await setUp()
  permissions.granted = undefined
  const { pci } = await sessions.grant(toGrant())
  expect(sessions.state.list).toMatchObject({ missing: ['wallet'] })
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'unknown', revokedAt: undefined },
    revocation: { wallet: 'done', chain: 'unknown', service: 'skipped' },
  })
  expect(events).not.toContain('SESSION_REVOKED')
  expect(sessions.state.revoking).toEqual({ status: 'done', ended: [], open: [pci] })
})

test('behavior: a wallet that says yes and does nothing is found out', async () => {
  const { sessions, permissions, failures } = await setUp()
  const { pci } = await sessions.grant(toGrant())
  permissions.revoke = async () => undefined
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'active', revocation: { wallet: 'done', chain: 'failed' } },
  })
  expect(failures()).toEqual([['chain', undefined]])
})

test('behavior: a wallet that refuses changes nothing, and the row says so', async () => {
  const { sessions, permissions, failures } = await setUp()
  const { pci } = await sessions.grant(toGrant())
  const context = { wallet: 'A', method: 'revoke' }
  permissions.revoke = () => Promise.reject(new CleatError('WALLET_ERROR', { context }))
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'active', revocation: { wallet: 'failed', chain: 'failed', service: 'skipped' } },
  })
  expect(failures()).toEqual([['wallet', 'WALLET_ERROR']])
})

test('behavior: all that is active is revoked, also what only the wallet knows', async () => {
  const { sessions, permissions } = await setUp()
  await sessions.grant(toGrant())
  await sessions.grant(toGrant())
  const [one] = permissions.granted ?? []
  if (one) permissions.granted?.push({ ...one, context: '0xf0' })
  expect(await sessions.list()).toMatchObject([
    { pci: uuid },
    { pci: uuid },
    { pci: 'wallet:0xf0', status: 'active' },
  ])
  await sessions.revokeAll()
  expect(permissions.granted).toEqual([])
  const { list } = sessions.state
  expect(list.status === 'success' && list.sessions.map(({ status }) => status)).toEqual([
    'revoked',
    'revoked',
    'revoked',
  ])
})

test('behavior: what was taken back in the wallet is revoked, and may come back', async () => {
  const { sessions, permissions } = await setUp()
  await sessions.grant(toGrant())
  const { granted } = permissions
  permissions.granted = []
  expect(await sessions.list()).toMatchObject([{ status: 'revoked' }])
  permissions.granted = granted
  expect(await sessions.list()).toMatchObject([{ status: 'active', revokedAt: undefined }])
})

test('behavior: what ended is expired', async () => {
  const { sessions } = await setUp()
  await sessions.grant(toGrant({ expiry: toNow() + 2 }))
  vi.useFakeTimers({ now: Date.now() + 3000, toFake: ['Date'] })
  expect(await sessions.list()).toMatchObject([{ status: 'expired' }])
})

test('behavior: disconnecting takes back what was granted, and proceeds', async () => {
  const features = { smartSessions: true }
  const { kit, sessions, permissions, failures } = await setUp({ features })
  await sessions.grant(toGrant({ isShown: false }))
  await kit.actions.disconnect()
  expect(permissions.granted).toEqual([])
  expect(failures()).toEqual([])
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})

test('behavior: a wallet that never answers holds a disconnect for two seconds at most', async () => {
  const features = { smartSessions: true }
  const { kit, sessions, permissions, failures } = await setUp({ features })
  const { pci } = await sessions.grant(toGrant({ isShown: false }))
  permissions.revoke = () => new Promise(() => undefined)
  const startedAt = performance.now()
  await kit.actions.disconnect()
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(failures()).toEqual([['wallet', 'REQUEST_TIMEOUT']])
  // It is listed at the next visit.
  const stored: unknown = kit.storage.get('sessions')
  expect(stored).toMatchObject([{ pci, revocation: { wallet: 'failed' } }])
})

test('behavior: apps without the feature disconnect as before', async () => {
  const { kit, sessions, permissions } = await setUp()
  await sessions.grant(toGrant())
  await kit.actions.disconnect()
  expect(permissions.granted).toHaveLength(1)
})

test('behavior: with the feature, the modal says what was granted', async () => {
  const { kit, sessions } = await setUp({ features: { smartSessions: true } })
  const { pci } = await sessions.grant(toGrant())
  expect(kit.controllers.router.current()).toEqual({ name: 'SmartSessionCreated', pci })
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('error: one question at a time', async () => {
  const { sessions, permissions } = await setUp()
  permissions.grant = () => new Promise(() => undefined)
  sessions.grant(toGrant()).catch(() => undefined)
  await vi.waitFor(() => expect(sessions.state.granting.status).toBe('asking'))
  await expect(sessions.grant(toGrant())).rejects.toMatchObject({ code: 'CONNECTION_PENDING' })
})

test('error: a chain without permissions', async () => {
  const { sessions, adapter } = await setUp()
  delete adapter.features['permissions:load']
  expect(await sessions.isSupported()).toEqual({ status: 'unsupported' })
  await expect(sessions.list()).rejects.toMatchObject({ code: 'PERMISSION_UNSUPPORTED' })
  expect(sessions.state.list.status).toBe('failed')
})
