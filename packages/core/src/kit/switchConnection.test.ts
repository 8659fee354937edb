import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '../test/catchError.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { startSeveral } from '../test/startSeveral.ts'
import { switchConnection } from './switchConnection.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

test('default', async () => {
  const { kit, wallets } = startSeveral()
  await kit.actions.connect({ connectorId: 'harbour', namespace: 'solana' })
  await kit.actions.connect({ connectorId: 'beacon', namespace: 'solana' })
  const { account } = kit.controllers
  expect(account.get('solana').connectorId).toBe('beacon')
  const connected = await switchConnection(kit, { connectorId: 'harbour', namespace: 'solana' })
  expect(connected).toMatchObject({ connectorId: 'harbour', address: 'harbour-1' })
  expect(account.get('solana')).toMatchObject({ connectorId: 'harbour', address: 'harbour-1' })
  expect(wallets.flatMap(({ calls }) => calls)).toEqual(['connect', 'connect'])
})

test('parameters: address', async () => {
  const { kit } = startSeveral()
  await kit.actions.connect({ connectorId: 'harbour', namespace: 'solana' })
  const parameters = { connectorId: 'harbour', namespace: 'solana', address: 'harbour-2' }
  expect(await switchConnection(kit, parameters)).toMatchObject({ address: 'harbour-2' })
  expect(kit.controllers.account.get('solana').allAccounts).toHaveLength(2)
})

test('behavior: a wallet that is not connected is asked, and other namespaces stay', async () => {
  const { kit, wallets } = startSeveral()
  await kit.actions.connect({ connectorId: 'atlas', namespace: 'polkadot' })
  const { account, network } = kit.controllers
  const before = account.get('polkadot')
  await switchConnection(kit, { connectorId: 'harbour', namespace: 'solana' })
  expect(wallets[0]?.calls).toEqual(['connect'])
  expect(account.get('polkadot')).toEqual(before)
  expect(network.state.activeNamespace).toBe('solana')
})

test('error: an adapter that cannot choose an account', async () => {
  const { kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const error = await catchError(switchConnection(kit, { connectorId: 'a', address: '0x1' }))
  expect(error).toMatchObject({ code: 'ADAPTER_FEATURE_MISSING' })
})
