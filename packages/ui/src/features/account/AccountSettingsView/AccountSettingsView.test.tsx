import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { createTwoWallets } from '../../../test/createTwoWallets.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { solana } from '../../../test/testNetworks.ts'

const others = Array.from({ length: 6 }, (_, at) => `0x${String(at + 1).repeat(40)}`)

async function renderSettings(
  parameters: createTestKit.Parameters & { addresses?: readonly string[] } = {},
) {
  const { addresses = [], ...options } = parameters
  const adapter = createTestAdapter({ session: rabby.id })
  const modal = await renderModal({ adapter, ...options })
  const { account, router } = modal.kit.controllers
  await modal.step(() => {
    const connection = adapter.getConnection()
    const allAccounts = [testAddress, ...addresses].map((address) => ({ address }))
    if (connection) Object.assign(account.state.eip155 ?? {}, { allAccounts })
    void modal.kit.actions.open({ view: 'AccountSettings' })
  })
  return { ...modal, views: () => router.state.history.map(({ name }) => name) }
}

test('default', async () => {
  await renderSettings()
  const dialog = screen.getByRole('dialog', { name: 'Account settings' })
  expect(dialog.textContent).toContain(testAddress)
  // Its initials go once its icon is found.
  await waitFor(() => expect(dialog.textContent).toContain('WalletRabby'))
  expect(screen.getByRole('button', { name: /Network.*Ethereum/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /View on explorer/ }).getAttribute('href')).toBe(
    `https://explorer.example/address/${testAddress}`,
  )
  expect(screen.queryByRole('heading', { name: 'Accounts' })).toBeNull()
  await expectAccessible()
}, 20_000)

test('behavior: copies the whole address', async () => {
  const { user } = await renderSettings()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testAddress)
})

test('behavior: several accounts are listed, the one in use is marked', async () => {
  await renderSettings({ addresses: others.slice(0, 2) })
  const items = within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    '0xf3…b92266In use',
    '0x11…111111',
    '0x22…222222',
  ])
  expect(screen.getByText(/select one in Rabby/)).toBeTruthy()
})

test('behavior: many accounts are shown on request, each can be copied', async () => {
  const { user } = await renderSettings({ addresses: others })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'Show all 7 accounts' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Copy 0x66…666666' }))
  expect(await navigator.clipboard.readText()).toBe(others[5])
})

test('behavior: the network leads to the others', async () => {
  const { user, views } = await renderSettings()
  await user.click(screen.getByRole('button', { name: /Network/ }))
  expect(views()).toEqual(['AccountSettings', 'Networks'])
})

test('parameters: enableNetworkSwitch', async () => {
  await renderSettings({ enableNetworkSwitch: false })
  expect(screen.getByText('Ethereum')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Network/ })).toBeNull()
})

test('behavior: disconnecting closes', async () => {
  const { kit, user } = await renderSettings()
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: where the adapter can, another account is put to use here', async () => {
  const { adapter, harbour } = createTwoWallets()
  const { kit, step, user } = await renderModal({ networks: [solana], adapters: [adapter] })
  await step(() => kit.actions.connect({ connectorId: harbour.connectorId }))
  await step(() => void kit.actions.open({ view: 'AccountSettings' }))
  expect(screen.queryByText(/select one in/)).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Use / }))
  await waitFor(() =>
    expect(kit.controllers.account.get('solana').address).toBe(harbour.addresses[1]),
  )
  expect(harbour.promptCount).toBe(1)
})
