import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useDisconnect } from './useDisconnect.ts'

async function start() {
  const rendered = await renderWithKit(() => useDisconnect())
  await act(async () => void (await rendered.kit.actions.connect({ connectorId: 'harbour' })))
  return rendered
}

test('default', async () => {
  const { result, kit } = await start()
  await act(() => result.current.disconnect())
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})

test.each([
  [{ namespace: 'eip155' }, false],
  [{ namespace: 'solana' }, true],
  [{ id: 'harbour' }, false],
  [{ id: 'other' }, true],
  [{ id: 'harbour', namespace: 'solana' }, true],
])('parameters: %j', async (parameters, isConnected) => {
  const { result, kit } = await start()
  await act(() => result.current.disconnect(parameters))
  expect(kit.getIsConnectedState()).toBe(isConnected)
})

test('error: CONFIG_NO_KIT when it is called, not when it is rendered', async () => {
  const { result } = renderHook(() => useDisconnect())
  await expect(result.current.disconnect()).rejects.toMatchObject({ code: 'CONFIG_NO_KIT' })
})
