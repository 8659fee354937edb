import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'

async function renderAccount(onDisconnect?: () => Promise<void>) {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onDisconnect = onDisconnect
  const modal = await renderModal({ adapter })
  await modal.step(() => void modal.kit.actions.open())
  const disconnect = async () =>
    modal.user.click(screen.getByRole('button', { name: 'Disconnect' }))
  return { ...modal, disconnect }
}

test('default', async () => {
  const { kit, disconnect } = await renderAccount()
  await disconnect()
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(kit.controllers.snackbar.state.open).toBe(false)
})

test('error: a wallet that does not disconnect', async () => {
  const { kit, disconnect } = await renderAccount(() => Promise.reject(new Error('no')))
  await disconnect()
  expect(await screen.findByText(/^Failed to disconnect/)).toBeTruthy()
  expect(await screen.findByRole('dialog', { name: 'Connect wallet' })).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})
