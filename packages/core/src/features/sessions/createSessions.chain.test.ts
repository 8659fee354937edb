import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PermissionState } from '../../contract/permissions/permissionState.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestSessions, periodic, toGrant } from '../../test/createTestSessions.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})
const kits: { destroy(): void }[] = []
afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  vi.unstubAllGlobals()
})

/** A wallet whose permissions a chain enforces. */
async function open() {
  const chain = new Map<string, PermissionState>()
  const test = await createTestSessions()
  kits.push(test.kit)
  test.permissions.readStates = async ({ grants }) => grants.map((one) => chain.get(one.context))
  return { ...test, chain }
}

test('default: what was used of each permission, and that the chain still has it', async () => {
  const { sessions, chain } = await open()
  chain.set('0x0001', { status: 'active', used: 30n })
  chain.set('0x0002', { status: 'active', used: undefined })
  await sessions.grant(toGrant({ permissions: [periodic, periodic] }))
  expect(await sessions.list()).toMatchObject([
    { status: 'active', onChain: 'active', used: [30n, undefined] },
  ])
})

test('behavior: the chain is above the list of the wallet', async () => {
  const { sessions, chain, permissions } = await open()
  chain.set('0x0001', { status: 'active', used: 0n })
  await sessions.grant(toGrant())
  chain.set('0x0001', { status: 'ended', used: 0n })
  expect(await sessions.list()).toMatchObject([
    { status: 'revoked', revokedAt: expect.any(Number) },
  ])
  // Enabled again, it can be used again.
  chain.set('0x0001', { status: 'active', used: 0n })
  expect(await sessions.list()).toMatchObject([{ status: 'active', revokedAt: undefined }])
  permissions.granted = []
  expect(await sessions.list()).toMatchObject([{ status: 'unknown' }])
  chain.set('0x0001', { status: 'suspended', used: 0n })
  expect(await sessions.list()).toMatchObject([{ status: 'unknown' }])
})

test('behavior: of several permissions one that can be used keeps the session open', async () => {
  const { sessions, chain } = await open()
  await sessions.grant(toGrant({ permissions: [periodic, periodic] }))
  chain.set('0x0001', { status: 'ended', used: 0n })
  chain.set('0x0002', { status: 'active', used: 0n })
  expect(await sessions.list()).toMatchObject([{ status: 'active', onChain: 'active' }])
  // Half an answer is none.
  chain.delete('0x0001')
  expect((await sessions.list())[0]?.onChain).toBeUndefined()
})

test('behavior: a revocation is proven by the chain, whatever the list of the wallet has', async () => {
  const { sessions, chain, permissions, failures } = await open()
  chain.set('0x0001', { status: 'active', used: 0n })
  const { pci } = await sessions.grant(toGrant())
  // The wallet takes it off its list alone.
  expect((await sessions.revoke({ pci }))?.revocation).toMatchObject({
    ...{ wallet: 'done', chain: 'failed' },
  })
  expect(failures()).toEqual([['chain', undefined]])
  expect(await sessions.list()).toMatchObject([{ status: 'unknown' }])
  permissions.list = async () => undefined
  chain.set('0x0001', { status: 'ended', used: 0n })
  expect(await sessions.revoke({ pci })).toMatchObject({
    ...{ status: 'revoked', revocation: { wallet: 'done', chain: 'done' } },
  })
})

test('behavior: without an answer of the node the wallet’s list counts', async () => {
  const { sessions, permissions } = await open()
  permissions.readStates = () => Promise.reject(new Error('down'))
  await sessions.grant(toGrant())
  expect(await sessions.list()).toMatchObject([{ status: 'active', onChain: undefined }])
  permissions.granted = []
  expect(await sessions.list()).toMatchObject([{ status: 'revoked' }])
})
