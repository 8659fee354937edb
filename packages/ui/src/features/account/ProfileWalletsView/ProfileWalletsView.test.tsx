import type { CleatEvent } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  createTestAdapter,
  frame,
  rabby,
  testAddress,
  testSolanaAddress,
} from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { createTestPairing, walletConnect } from '../../../test/createTestPairing.ts'
import { createTwoWallets } from '../../../test/createTwoWallets.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const phantom = {
  ...rabby,
  id: 'app.phantom',
  name: 'Phantom',
  chain: 'solana',
  chains: ['solana'],
}
const connected = () => createTestAdapter({ session: rabby.id })
const recent = [
  { id: frame.id, name: 'Frame' },
  { id: 'gone.wallet', name: 'Gone' },
]

async function renderWallets(
  parameters: createTestKit.Parameters & { recentWallets?: typeof recent } = {},
) {
  const { recentWallets = [], ...options } = parameters
  const events: CleatEvent[] = []
  const modal = await renderModal({
    adapter: connected(),
    onEvent: (event) => void events.push(event),
    ...options,
  })
  const { connectors, router } = modal.kit.controllers
  await modal.step(() => {
    connectors.setRecentWallets(recentWallets)
    void modal.kit.actions.open({ view: 'ProfileWallets' })
  })
  return { ...modal, events, route: () => router.current() }
}

/** An app with two namespaces and a connected wallet on each. */
const two = (isBoth = true): createTestKit.Parameters => ({
  networks: [mainnet, solana],
  adapters: [
    connected(),
    createTestAdapter({
      namespace: 'solana',
      connectors: [phantom],
      session: isBoth ? phantom.id : undefined,
    }),
  ],
})

test('default', async () => {
  const { user } = await renderWallets({ recentWallets: recent.slice(0, 1) })
  expect(screen.getByRole('dialog', { name: 'Your wallets' }).textContent).toContain('Rabby')
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
  expect(screen.getByRole('link', { name: /View on explorer/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testAddress)
  await expectAccessible()
}, 20_000)

test('behavior: nothing connected, with the way to a wallet', async () => {
  const { user, route } = await renderWallets({ adapter: createTestAdapter() })
  expect(screen.getByRole('heading', { name: 'No wallets connected' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(route()).toEqual({ name: 'Connect', namespace: undefined })
})

test('behavior: disconnecting leaves the wallet among the recent ones', async () => {
  const { kit, user } = await renderWallets({ recentWallets: [{ id: rabby.id, name: 'Rabby' }] })
  expect(screen.queryByRole('heading', { name: 'Recently connected' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Disconnect Rabby' }))
  expect(await screen.findByRole('heading', { name: 'No wallets connected' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Recently connected' })
  expect(within(list).getByRole('button', { name: /^R?Rabby/ })).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: a recent wallet can be connected again', async () => {
  const { adapter, events, route, user } = await renderWallets({ recentWallets: recent })
  await user.click(screen.getByRole('button', { name: /Frame.*Connect/ }))
  expect(route()).toMatchObject({ name: 'ConnectingExternal', connectorId: frame.id })
  expect(adapter.asked).toEqual([frame.id])
  expect(events.filter(({ event }) => event === 'SELECT_WALLET')).toEqual([
    expect.objectContaining({
      properties: expect.objectContaining({
        name: 'Frame',
        platform: 'browser',
        displayIndex: 0,
        view: 'ProfileWallets',
      }),
    }),
  ])
})

test('behavior: a recent wallet that was paired is paired again', async () => {
  const [rainbow] = (await loadRegistry()).filter(({ name }) => name === 'Rainbow')
  const remembered = { id: rainbow?.id ?? '', name: 'Rainbow' }
  const { kit, route, step, user } = await renderWallets({
    adapter: createTestAdapter({ connectors: [walletConnect, rabby] }),
    pairing: createTestPairing(),
    recentWallets: [remembered, { id: walletConnect.id, name: 'WalletConnect' }],
  })
  const row = (name: RegExp) => screen.findByRole('button', { name })
  await user.click(await row(/Rainbow.*Connect$/))
  expect(route()).toMatchObject({ name: 'ConnectingWalletConnect', wallet: { id: rainbow?.id } })
  await step(() => kit.controllers.router.goBack())
  await user.click(await row(/WalletConnect.*Connect$/))
  expect(route()).toEqual({ name: 'ConnectingWalletConnectBasic' })
})

test('behavior: the wallet that is paired is not among the recent ones', async () => {
  await renderWallets({
    adapter: createTestAdapter({
      connectors: [walletConnect, rabby],
      session: walletConnect.id,
    }),
    pairing: createTestPairing(),
    recentWallets: [
      { id: 'rainbow', name: 'Rainbow' },
      { id: 'zerion', name: 'Zerion' },
    ],
  })
  const list = screen.getByRole('list', { name: 'Recently connected' })
  expect(list.textContent).toContain('Zerion')
  expect(list.textContent).not.toContain('Rainbow')
})

test('behavior: a recent wallet that is gone keeps the icon that is known of it', async () => {
  await renderWallets({ recentWallets: [{ id: 'io.metamask', name: 'MetaMask' }] })
  const row = screen.getByRole('button', { name: /MetaMask.*Connect/ })
  await waitFor(() =>
    expect(row.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/),
  )
})

test('behavior: a recent wallet can be forgotten, for good', async () => {
  const { kit, user } = await renderWallets({ recentWallets: recent })
  await user.click(screen.getByRole('button', { name: 'Remove Gone' }))
  expect(screen.queryByText('Gone')).toBeNull()
  expect(screen.getByText('Removed Gone').closest('[role=status]')).toBeTruthy()
  expect(kit.storage.get('recentWallets')).toEqual([{ id: frame.id, name: 'Frame' }])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Frame' }))
  await user.keyboard('{Enter}')
  expect(kit.storage.get('recentWallets')).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your wallets'))
})

test('behavior: another wallet can be added', async () => {
  const { user, route } = await renderWallets()
  await user.click(screen.getByRole('button', { name: 'Connect another wallet' }))
  expect(route()).toEqual({ name: 'Connect', namespace: undefined })
})

test('behavior: a tab for each kind of network', async () => {
  const { user, route } = await renderWallets({ ...two(), recentWallets: recent.slice(0, 1) })
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent)
  expect(names).toEqual(['EVM', 'Solana'])
  await user.click(screen.getByRole('tab', { name: 'Solana' }))
  expect(screen.getByText('Phantom')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testSolanaAddress)
  // Frame belongs to the other namespace.
  expect(screen.queryByText('Frame')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Connect another wallet' }))
  expect(route()).toEqual({ name: 'Connect', namespace: 'solana' })
})

test('behavior: disconnecting one kind leaves the other connected and in use', async () => {
  const { kit, user } = await renderWallets(two())
  await user.click(screen.getByRole('button', { name: 'Disconnect Rabby' }))
  await waitFor(() => expect(kit.controllers.network.state.activeNamespace).toBe('solana'))
  expect(kit.controllers.account.get('solana').status).toBe('connected')
  expect(screen.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
})

test('behavior: all can be disconnected where there are several', async () => {
  const { kit, user } = await renderWallets(two())
  await user.click(screen.getByRole('button', { name: 'Disconnect all' }))
  await waitFor(() => expect(kit.controllers.account.get('solana').status).toBe('disconnected'))
  expect(kit.controllers.account.get('eip155').status).toBe('disconnected')
  expect(await screen.findByRole('heading', { name: 'No wallets connected' })).toBeTruthy()
})

test('parameters: namespace shows the wallets of that kind alone', async () => {
  const modal = await renderModal(two())
  await modal.step(
    () => void modal.kit.actions.open({ view: 'ProfileWallets', namespace: 'solana' }),
  )
  expect(screen.queryByRole('tablist')).toBeNull()
  expect(screen.getByText('Phantom')).toBeTruthy()
})

async function renderTwo() {
  const { adapter, harbour, beacon } = createTwoWallets()
  const modal = await renderWallets({ networks: [solana], adapters: [adapter] })
  for (const { connectorId } of [harbour, beacon])
    await modal.step(() => modal.kit.actions.connect({ connectorId }))
  return { ...modal, harbour, beacon }
}

test('behavior: a wallet connected beside the one in use is put to use without being asked', async () => {
  const { kit, user, harbour, beacon } = await renderTwo()
  const list = screen.getByRole('list', { name: 'Also connected' })
  await user.click(within(list).getByRole('button', { name: /Harbour.*Switch/ }))
  await waitFor(() =>
    expect(within(list).getByRole('button', { name: /Beacon.*Switch/ })).toBeTruthy(),
  )
  expect(kit.controllers.account.get('solana').connectorId).toBe(harbour.connectorId)
  expect([harbour.promptCount, beacon.promptCount]).toEqual([1, 1])
  await expectAccessible()
}, 20_000)

test('behavior: one of two wallets is let go, the other stays', async () => {
  const { kit, user, beacon } = await renderTwo()
  await user.click(screen.getByRole('button', { name: 'Disconnect Harbour' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Also connected' })).toBeNull())
  expect(kit.controllers.account.get('solana').connectorId).toBe(beacon.connectorId)
})

test('behavior: the one in use is let go, and the other takes its place', async () => {
  const { kit, user, harbour } = await renderTwo()
  await user.click(screen.getByRole('button', { name: 'Disconnect Beacon' }))
  await waitFor(() =>
    expect(kit.controllers.account.get('solana').connectorId).toBe(harbour.connectorId),
  )
})

test('behavior: another account of the wallet is put to use', async () => {
  const { kit, user, beacon } = await renderTwo()
  const [, second] = beacon.addresses
  await user.click(screen.getByRole('button', { name: /^Use / }))
  await waitFor(() => expect(kit.controllers.account.get('solana').address).toBe(second))
})

test('parameters: connectorImages are those of the wallets', async () => {
  const connectorImages = {
    [rabby.id]: 'https://app.example/rabby.png',
    [frame.id]: 'https://app.example/frame.png',
  }
  const { view } = await renderWallets({ recentWallets: recent.slice(0, 1), connectorImages })
  await waitFor(() => {
    const pictures = [...view.container.querySelectorAll('img')].map(({ src }) => src)
    expect(pictures).toEqual(expect.arrayContaining(Object.values(connectorImages)))
  })
})
