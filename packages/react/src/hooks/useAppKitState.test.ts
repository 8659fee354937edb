import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitState } from './useAppKitState.ts'

test('default', async () => {
  const rendered = await renderWithKit(() => useAppKitState())
  const { kit } = rendered
  expect(rendered.result.current).toEqual({
    initialized: true,
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    connectingWallet: undefined,
  })
  await act(async () => void kit.open())
  expect(rendered.result.current.open).toBe(true)
})

test('behavior: names the wallet that is being connected', async () => {
  const rendered = await renderWithKit(() => useAppKitState())
  const { kit } = rendered
  await act(async () =>
    kit.controllers.connection.setFlow({
      status: 'pending',
      connectorId: 'harbour',
      namespace: 'eip155',
    }),
  )
  expect(rendered.result.current.connectingWallet).toEqual({ id: 'harbour', name: 'Harbour' })
})
