import type { CleatEvent } from '@cleat/core'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { base, mainnet, solana } from '../../../test/testNetworks.ts'

async function renderAccount(parameters: createTestKit.Parameters = {}) {
  const events: string[] = []
  const modal = await renderModal({
    adapter: createTestAdapter({ session: rabby.id }),
    onEvent: ({ event }: CleatEvent) => void events.push(event),
    ...parameters,
  })
  await modal.step(() => void modal.kit.actions.open())
  const views = () => modal.kit.controllers.router.state.history.map(({ name }) => name)
  return { ...modal, events, views }
}

/** The modal with a wallet on a chain that the app does not list. */
async function renderUnlisted(parameters: createTestKit.Parameters) {
  const modal = await renderAccount(parameters)
  await modal.step(() => modal.adapter.moveTo('eip155:4242'))
  return modal
}

test('default', async () => {
  await renderAccount()
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
  expect(screen.getByText('0xf3…b92266').title).toBe(testAddress)
  expect(await screen.findByText('1.204')).toBeTruthy()
  expect(screen.getByRole('link', { name: /View on explorer/ }).getAttribute('href')).toBe(
    `https://explorer.example/address/${testAddress}`,
  )
  // No tile, tab or list without a target.
  expect(screen.getAllByRole('button').map((button) => button.textContent || button.title)).toEqual(
    [
      'NetworkEthereum',
      'Disconnect',
      'Account settings',
      'Close',
      'Copy address',
      'Receive',
      'WalletsRabby',
    ],
  )
  expect(screen.queryByRole('tablist')).toBeNull()
  await expectAccessible()
}, 20_000)

test('behavior: a name stands beside the address and never in its place', async () => {
  const { kit, step } = await renderAccount()
  const { eip155 = {} } = kit.controllers.account.state
  const profileImage = 'https://pictures.example/lucy.png'
  await step(() => Object.assign(eip155, { profileName: 'lucy.eth', profileImage }))
  expect(document.querySelector(`img[src="${profileImage}"]`)).toBeTruthy()
  expect(screen.getByText('lucy.eth')).toBeTruthy()
  expect(screen.getByText('0xf3…b92266')).toBeTruthy()
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

test('parameters: locale writes the balance its way', async () => {
  await renderAccount({ locale: 'de' })
  // The language loads first.
  expect(await screen.findByText('1,204', {}, { timeout: 10_000 })).toBeTruthy()
}, 20_000)

test('behavior: a balance that failed can be asked for again', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { onBalance } = adapter
  adapter.onBalance = () => Promise.reject(new Error('rpc down'))
  const { user } = await renderAccount({ adapter })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Couldn’t load your balance.')).toBeTruthy()
  adapter.onBalance = onBalance
  await user.click(retry)
  expect(await screen.findByText('1.204')).toBeTruthy()
})

test('behavior: a balance that loads has a named place', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  adapter.onBalance = () => new Promise(() => undefined)
  await renderAccount({ adapter })
  expect(screen.getByRole('img', { name: 'Loading your balance' })).toBeTruthy()
})

test('behavior: no balance where the adapter reads none', async () => {
  const { features, ...adapter } = createTestAdapter({ session: rabby.id })
  const { 'balance:read': _, ...rest } = features
  await renderAccount({ adapter: { ...adapter, features: rest } })
  expect(screen.queryByText('Balance')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('behavior: the balance follows the network', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  const { step } = await renderAccount({ adapter })
  expect(await screen.findByText('1.204')).toBeTruthy()
  adapter.onBalance = async () => ({ value: 7n * 10n ** 18n, decimals: 18, symbol: 'ETH' })
  await step(() => adapter.moveTo('eip155:8453'))
  expect(await screen.findByText('7')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Base/ })).toBeTruthy()
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

test('behavior: disconnects the wallet that is shown; one of another kind stays, and is in use then', async () => {
  const phantom = { ...rabby, id: 'app.phantom', name: 'Phantom', chain: 'solana' }
  const { kit, user } = await renderAccount({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ session: rabby.id }),
      createTestAdapter({ namespace: 'solana', connectors: [phantom], session: phantom.id }),
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  const { account, network } = kit.controllers
  expect(account.get('eip155').status).toBe('disconnected')
  expect(account.get('solana').status).toBe('connected')
  expect(network.state.activeNamespace).toBe('solana')
})

test('behavior: the network leads to the others and back, and that is told once', async () => {
  const { events, user } = await renderAccount()
  await user.click(screen.getByRole('button', { name: /Ethereum/ }))
  expect(screen.getByRole('dialog', { name: 'Switch network' })).toBeTruthy()
  expect(events.filter((event) => event === 'CLICK_NETWORKS')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('dialog', { name: 'Account' })).toBeTruthy()
})

test('behavior: leads to the settings and to the wallets', async () => {
  const { user, views } = await renderAccount()
  await user.click(screen.getByRole('button', { name: 'Account settings' }))
  expect(views()).toEqual(['Account', 'AccountSettings'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: /Wallets/ }))
  expect(views()).toEqual(['Account', 'ProfileWallets'])
})

test('behavior: the network is shown but no button where it may not be changed', async () => {
  await renderAccount({ enableNetworkSwitch: false })
  expect(screen.getByText('Ethereum')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
})

test('behavior: closes when the wallet disconnects by itself', async () => {
  const { kit, adapter } = await renderAccount()
  await act(async () => adapter.drop())
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('parameters: unsupportedChain banner says so, leads to the networks and can be closed', async () => {
  const { kit, events, user, views } = await renderUnlisted({ unsupportedChain: 'banner' })
  expect(screen.getByText('This app doesn’t support Network 4242.')).toBeTruthy()
  expect(screen.getByText('Balance unavailable on this network')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Switch' }))
  expect(views()).toEqual(['Account', 'Networks'])
  expect(events.filter((event) => event === 'CLICK_NETWORKS')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('parameters: unsupportedChain banner leads straight to the only network', async () => {
  const { user, views } = await renderUnlisted({ unsupportedChain: 'banner', networks: [base] })
  await user.click(screen.getByRole('button', { name: 'Switch' }))
  expect(views()).toEqual(['Account', 'SwitchNetwork'])
  await waitFor(() => expect(views()).toEqual(['Account']), { timeout: 2000 })
  expect(screen.queryByText(/doesn’t support/)).toBeNull()
})

test('parameters: enableNetworkSwitch off leaves the way out to the wallet', async () => {
  await renderUnlisted({ unsupportedChain: 'banner', enableNetworkSwitch: false })
  expect(screen.getByText(/Switch networks in your wallet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Switch' })).toBeNull()
})

test('parameters: unsupportedChain ignore shows the chain as any other', async () => {
  await renderUnlisted({ unsupportedChain: 'ignore' })
  expect(screen.getByRole('button', { name: /Network 4242/ })).toBeTruthy()
  expect(screen.queryByText(/doesn’t support/)).toBeNull()
})
