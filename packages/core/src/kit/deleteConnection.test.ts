import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { startSeveral } from '../test/startSeveral.ts'
import { deleteConnection } from './deleteConnection.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

test('default: the other one takes its place, and nothing remembers the first', async () => {
  const { kit } = startSeveral()
  const { account, connectors } = kit.controllers
  await kit.actions.connect({ connectorId: 'harbour', namespace: 'solana' })
  await kit.actions.connect({ connectorId: 'beacon', namespace: 'solana' })
  await deleteConnection(kit, { connectorId: 'beacon', namespace: 'solana' })
  expect(account.get('solana')).toMatchObject({ status: 'connected', connectorId: 'harbour' })
  expect(connectors.state.recentWallets.map(({ id }) => id)).toEqual(['harbour'])
  await deleteConnection(kit, { connectorId: 'harbour', namespace: 'solana' })
  expect(account.get('solana').status).toBe('disconnected')
  expect(connectors.state.recentWallets).toEqual([])
})

test('behavior: a wallet that is not connected is only forgotten', async () => {
  const { kit, wallets } = startSeveral()
  const { account, connectors } = kit.controllers
  await kit.actions.connect({ connectorId: 'harbour', namespace: 'solana' })
  connectors.setRecentWallets([
    { id: 'harbour', name: 'Harbour' },
    { id: 'beacon', name: 'Beacon' },
  ])
  await deleteConnection(kit, { connectorId: 'beacon', namespace: 'solana' })
  expect(connectors.state.recentWallets).toEqual([{ id: 'harbour', name: 'Harbour' }])
  expect(account.get('solana').status).toBe('connected')
  expect(wallets.flatMap(({ calls }) => calls)).toEqual(['connect'])
})
