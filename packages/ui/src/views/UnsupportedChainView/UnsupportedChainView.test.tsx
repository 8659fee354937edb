import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { renderModal } from '../../test/renderModal.tsx'

async function renderUnsupported() {
  const modal = await renderModal({ adapter: createTestAdapter({ session: rabby.id }) })
  await modal.step(() => modal.adapter.moveTo('eip155:4242'))
  return modal
}

test('default', async () => {
  await renderUnsupported()
  expect(screen.getByRole('dialog', { name: 'Switch network' })).toBeTruthy()
  expect(screen.getByText(/Your wallet is on network 4242/)).toBeTruthy()
})

test('behavior: cannot be closed, and says why', async () => {
  const { kit, user } = await renderUnsupported()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(screen.getByRole('dialog').dataset.shaking).toBe('true')
  expect(screen.getByText('Switch the network or disconnect to go on.')).toBeTruthy()
})

test('behavior: switching is a way out', async () => {
  const { kit, user } = await renderUnsupported()
  await user.click(screen.getByRole('button', { name: /Base/ }))
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  expect(kit.controllers.network.getActive().name).toBe('Base')
})

test('behavior: disconnecting is a way out', async () => {
  const { kit, user } = await renderUnsupported()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
})

test('behavior: closes when the wallet leaves the chain by itself', async () => {
  const { kit, adapter, step } = await renderUnsupported()
  await step(() => adapter.moveTo('eip155:8453'))
  expect(kit.controllers.modal.state.open).toBe(false)
})
