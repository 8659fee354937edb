import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAuthAdapter, createFakeAuthWallet } from '../../test/createFakeAuthWallet.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { isSmartAccount } from '../sender/isSmartAccount.ts'
import { findAuthWallet } from './findAuthWallet.ts'

beforeEach(() => void vi.stubGlobal('window', createFakeWindow()))
afterEach(() => void vi.unstubAllGlobals())

const namespace = 'eip155'

async function open(connectorId: string, authWallet?: () => never) {
  const { wallet } = createFakeAuthWallet()
  const { kit } = createTestKit({
    ...{ adapter: createAuthAdapter(), authWallet: authWallet ?? (() => wallet) },
  })
  kit.start()
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  const loaded = await kit.remoteWallets.loaded
  await kit.actions.connect({ connectorId })
  const address = kit.controllers.account.get(namespace).address ?? ''
  const type = () => runtime.getAccountType(namespace)
  return { kit, wallet, loaded, address, type }
}

test('default: the wallet of a connection that is of its connector', async () => {
  const { kit, wallet, loaded, address, type } = await open('AUTH')
  expect(findAuthWallet(kit, { namespace })).toBe(wallet)
  expect(findAuthWallet(kit, { namespace, connectorId: 'a' })).toBeUndefined()
  expect(loaded.byNamespace.eip155).toMatchObject([{ id: 'AUTH', kind: 'auth' }])
  expect(kit.storage.get('isExternal')).toBe(true)
  expect(isSmartAccount(kit, { namespace, address })).toBe(true)
  expect(type()).toBe('smartAccount')
  kit.storage.set('accountTypes', [{ namespace, type: 'eoa' }])
  expect(isSmartAccount(kit, { namespace, address })).toBe(false)
  expect(type()).toBe('eoa')
})

test('behavior: other wallets have none, and are plain accounts', async () => {
  const { kit, address, type } = await open('a')
  expect(type()).toBeUndefined()
  expect(findAuthWallet(kit, { namespace })).toBeUndefined()
  expect(isSmartAccount(kit, { namespace, address })).toBe(false)
})

test('behavior: one that does not load is not there, and other wallets are', async () => {
  const { kit, loaded } = await open('a', () => {
    throw new Error('offline')
  })
  expect(loaded.auth).toBeUndefined()
  expect(kit.controllers.account.get(namespace).status).toBe('connected')
})
