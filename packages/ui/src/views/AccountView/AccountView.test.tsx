import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../test/createTestAdapter.ts'
import type { createTestKit } from '../../test/createTestKit.ts'
import { renderModal } from '../../test/renderModal.tsx'

async function renderAccount(parameters: createTestKit.Parameters = {}) {
  const modal = await renderModal({
    adapter: createTestAdapter({ session: rabby.id }),
    ...parameters,
  })
  await modal.step(() => void modal.kit.actions.open())
  return modal
}

test('default', async () => {
  await renderAccount()
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
  expect(screen.getByText('0xf3…b92266').title).toBe(testAddress)
  expect(screen.getByText('Rabby')).toBeTruthy()
  expect(await screen.findByText('1.204')).toBeTruthy()
  expect(screen.getByRole('link', { name: /View on explorer/ }).getAttribute('href')).toBe(
    `https://explorer.example/address/${testAddress}`,
  )
})

test('behavior: copies the address and says so', async () => {
  const { user } = await renderAccount()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testAddress)
  expect(screen.getByText('Address copied').closest('[role=status]')).toBeTruthy()
})

test('behavior: a tiny balance is never 0', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = async () => ({ value: 1n, decimals: 18, symbol: 'ETH' })
  await renderAccount({ adapter })
  expect(await screen.findByText('<0.001')).toBeTruthy()
})

test('behavior: a balance that failed can be asked for again', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { onBalance } = adapter
  adapter.onBalance = () => Promise.reject(new Error('rpc down'))
  const { user } = await renderAccount({ adapter })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The balance could not be loaded.')).toBeTruthy()
  adapter.onBalance = onBalance
  await user.click(retry)
  expect(await screen.findByText('1.204')).toBeTruthy()
})

test('behavior: a balance that loads has a named place', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () => new Promise(() => undefined)
  await renderAccount({ adapter })
  expect(screen.getByRole('img', { name: 'Loading the balance' })).toBeTruthy()
})

test('behavior: no balance where the adapter reads none', async () => {
  const { features, ...adapter } = createTestAdapter({ session: rabby.id })
  const { 'balance:read': _, ...rest } = features
  await renderAccount({ adapter: { ...adapter, features: rest } })
  expect(screen.queryByText('Balance')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('behavior: disconnects, shows that it does, then closes', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  let finish: () => void = () => undefined
  adapter.onDisconnect = () =>
    new Promise((resolve) => {
      finish = resolve
    })
  const { kit, user, step } = await renderAccount({ adapter })
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  const button = screen.getByRole('button', { name: 'Disconnecting' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await step(() => finish())
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
})

test('behavior: the network leads to the others and back', async () => {
  const { user } = await renderAccount()
  await user.click(screen.getByRole('button', { name: /Ethereum/ }))
  expect(screen.getByRole('dialog', { name: 'Choose a network' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
})

test('behavior: no network where it may not be changed', async () => {
  await renderAccount({ enableNetworkSwitch: false })
  expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
})

test('behavior: closes when the wallet disconnects by itself', async () => {
  const { kit, adapter } = await renderAccount()
  await act(async () => adapter.drop())
  expect(kit.controllers.modal.state.open).toBe(false)
})
