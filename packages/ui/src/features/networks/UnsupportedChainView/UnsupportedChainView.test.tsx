import { CleatError } from '@cleat/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'

async function renderUnsupported(parameters: createTestKit.Parameters = {}) {
  const adapter = createTestAdapter({ session: rabby.id })
  const modal = await renderModal({ adapter, ...parameters })
  await modal.step(() => modal.adapter.moveTo('eip155:4242'))
  const isOpen = () => modal.kit.controllers.modal.state.open
  return { ...modal, isOpen }
}

test('default', async () => {
  await renderUnsupported()
  expect(screen.getByRole('dialog', { name: 'Switch network' })).toBeTruthy()
  expect(screen.getByText(/Your wallet is on a network this app doesn’t support/)).toBeTruthy()
  expect(screen.getByText('Network 4242').closest('details')?.open).toBe(false)
  await expectAccessible()
}, 20_000)

test('behavior: cannot be closed, and says why', async () => {
  const { isOpen, user } = await renderUnsupported()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(true)
  expect(document.querySelector('[data-shaking=true]')).toBeTruthy()
  expect(screen.getByText('Switch network or disconnect to continue.')).toBeTruthy()
})

test('behavior: switching is a way out', async () => {
  const { kit, isOpen, user } = await renderUnsupported()
  await user.click(screen.getByRole('button', { name: /Base/ }))
  expect(screen.getByRole('heading', { name: 'You’re on Base' })).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(false), { timeout: 2000 })
  expect(kit.controllers.network.getActive().name).toBe('Base')
})

test('behavior: a declined switch is none, and the list is one step back', async () => {
  const { adapter, isOpen, user } = await renderUnsupported()
  const context = { network: 'Base', wallet: 'Rabby' }
  adapter.onSwitch = () => Promise.reject(new CleatError('NETWORK_SWITCH_REJECTED', { context }))
  await user.click(screen.getByRole('button', { name: /Base/ }))
  expect(await screen.findByText('You’re still on Network 4242.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Choose another network' }))
  expect(screen.getByRole('heading', { name: 'Network not supported' })).toBeTruthy()
})

test('behavior: disconnecting is a way out, and nothing comes after it', async () => {
  const { adapter, isOpen, step, user } = await renderUnsupported()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(isOpen()).toBe(false))
  await step(() => adapter.moveTo('eip155:4243'))
  expect(isOpen()).toBe(false)
})

test('behavior: closes when the wallet leaves the chain by itself', async () => {
  const { adapter, isOpen, step } = await renderUnsupported()
  await step(() => adapter.moveTo('eip155:8453'))
  expect(isOpen()).toBe(false)
})

test.each(['banner', 'ignore'] as const)(
  'parameters: unsupportedChain %s never opens by itself',
  async (unsupportedChain) => {
    const { isOpen } = await renderUnsupported({ unsupportedChain })
    expect(isOpen()).toBe(false)
  },
)
