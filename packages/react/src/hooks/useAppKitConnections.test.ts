import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter } from '../test/createTestAdapter.ts'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitConnections } from './useAppKitConnections.ts'

test('default', async () => {
  const { result, kit } = await renderWithKit(() => useAppKitConnections())
  expect(result.current).toEqual({ connections: [], recentConnections: [] })
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(result.current).toEqual({
    connections: [
      {
        connectorId: 'harbour',
        name: 'Harbour',
        icon: undefined,
        networkIcon: undefined,
        accounts: [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', type: 'eoa' }],
        caipNetwork: expect.objectContaining({ id: 1 }),
      },
    ],
    recentConnections: [],
  })
})

test('behavior: recentConnections are earlier wallets that are still available', async () => {
  const { result, kit } = await renderWithKit(() => useAppKitConnections())
  await act(async () =>
    kit.controllers.connectors.setRecentWallets([
      { id: 'harbour', name: 'Harbour' },
      { id: 'gone', name: 'Gone' },
    ]),
  )
  expect(result.current.recentConnections).toMatchObject([
    { connectorId: 'harbour', name: 'Harbour', accounts: [] },
  ])
})

test('parameters: namespace', async () => {
  const { result, kit } = await renderWithKit(() => useAppKitConnections('solana'))
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(result.current).toEqual({ connections: [], recentConnections: [] })
})

test('behavior: the same object until a field changes', async () => {
  const adapter = createTestAdapter()
  const { result, kit, rerender } = await renderWithKit(() => useAppKitConnections(), adapter)
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  const before = result.current
  await act(async () => kit.setThemeMode('light'))
  rerender()
  expect(result.current).toBe(before)
})
