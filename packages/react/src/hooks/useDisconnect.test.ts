import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useDisconnect } from './useDisconnect.ts'

test('default', async () => {
  const { result, kit } = await renderWithKit(() => useDisconnect())
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  await act(() => result.current.disconnect())
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})
