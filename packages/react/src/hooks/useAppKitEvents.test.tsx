import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderWithKit } from '../test/renderWithKit.tsx'
import { useAppKitEvents } from './useAppKitEvents.ts'

test('default', async () => {
  const { result, kit } = await renderWithKit(() => useAppKitEvents())
  expect(result.current.data.event).toBe('INITIALIZE')
  const before = Date.now()
  await act(async () => void (await kit.actions.connect({ connectorId: 'harbour' })))
  expect(result.current.data).toMatchObject({
    type: 'track',
    event: 'CONNECT_SUCCESS',
    properties: { name: 'Harbour' },
  })
  expect(result.current.timestamp).toBeGreaterThanOrEqual(before)
})

test('behavior: a placeholder on a server', async () => {
  const { kit } = await renderWithKit(() => useAppKitEvents())
  function Latest() {
    return useAppKitEvents().data.event
  }
  expect(kit.getEvent().data.event).toBe('INITIALIZE')
  expect(renderToString(<Latest />)).toBe('MODAL_CREATED')
})
