import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../test/createDeviceWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { attachExternalWallets } from './attachExternalWallets.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { kit } = createTestKit({ projectId: 'project' })
  expect(kit.external.current).toBeUndefined()
  attachExternalWallets(kit)
  const wallets = await kit.external.loaded
  expect(kit.external.current).toBe(wallets)
  expect(wallets.byNamespace.eip155.map(({ id }) => id)).toEqual([
    'walletConnect',
    'coinbaseWalletSDK',
  ])
})

test('behavior: only the first time counts', async () => {
  const { kit } = createTestKit({ projectId: 'project' })
  attachExternalWallets(kit)
  const wallets = await kit.external.loaded
  attachExternalWallets(kit)
  await new Promise((resolve) => setTimeout(resolve))
  expect(kit.external.current).toBe(wallets)
})
