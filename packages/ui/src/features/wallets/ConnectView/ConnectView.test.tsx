import type { CleatEvent, KitOptions } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createViewLoader } from '../../../components/LoadedView/createViewLoader.ts'
import type { ConnectMethodsProps } from '../../../shell/feature/connectMethods.ts'
import type { AnyFeature } from '../../../shell/feature/feature.ts'
import { featuresContext } from '../../../shell/feature/featuresContext.ts'
import { Modal } from '../../../shell/Modal/Modal.tsx'
import {
  createTestAdapter,
  frame,
  rabby,
  testAddress,
  toConnector,
} from '../../../test/createTestAdapter.ts'
import { createTestPairing, pairingUri, walletConnect } from '../../../test/createTestPairing.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { expectNoSecret } from '../../../test/expectNoSecret.ts'
import { features, preloadViews } from '../../../test/preloadViews.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { renderWithKit } from '../../../test/renderWithKit.tsx'
import { setCoarsePointer } from '../../../test/setCoarsePointer.ts'
import { mainnet, solana } from '../../../test/testNetworks.ts'
import { watchLinks } from '../../../test/watchLinks.ts'

const registry = await loadRegistry()
const [best] = registry
const empty = () => ({ adapter: createTestAdapter({ connectors: [] }) })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function renderConnect(parameters: Parameters<typeof renderModal>[0] = {}) {
  const events: CleatEvent[] = []
  const modal = await renderModal({ onEvent: (event) => void events.push(event), ...parameters })
  await modal.step(() => void modal.kit.actions.open())
  // The registry is a separate chunk.
  await waitFor(() => expect(screen.queryByLabelText('Loading wallets')).toBeNull())
  return { ...modal, events }
}

const list = (name: string) => screen.getByRole('list', { name })
const rows = (name: string) =>
  within(list(name))
    .getAllByRole('button')
    .map((row) => row.querySelector('bdi')?.textContent)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('default', async () => {
  const { view } = await renderConnect()
  const dialog = screen.getByRole('dialog', { name: 'Connect wallet' })
  expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(2)
  expect(rows('Installed')).toEqual(['Rabby', 'Frame'])
  expect(rows('Popular')).toEqual(registry.slice(0, 2).map(({ name }) => name))
  expect(button(/All wallets/).textContent).toContain(`${Math.floor(registry.length / 10) * 10}+`)
  expect(screen.queryByRole('list', { name: 'Recent' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await expectAccessible(view.container)
})

/** A feature whose ways to connect come before the wallets. */
const createMethods = (
  load: () => Promise<FunctionComponent<ConnectMethodsProps>>,
): AnyFeature => ({
  ...{ id: 'demo', views: {} },
  connectMethods: { view: createViewLoader(load), isOffered: () => true },
})

async function renderMethods(feature: AnyFeature) {
  await preloadViews()
  const { kit } = renderWithKit(
    <featuresContext.Provider value={[...features, feature]}>
      <Modal />
    </featuresContext.Provider>,
  )
  await act(async () => void kit.actions.open())
}

test('behavior: other ways to connect get the wallets, and put them in order', async () => {
  const Methods = ({ hasWallet, isEmpty, children }: ConnectMethodsProps) => (
    <>
      <p>{`Other ways ${hasWallet} ${isEmpty}`}</p>
      {children}
    </>
  )
  await renderMethods(createMethods(async () => Methods))
  expect(await screen.findByText('Other ways true false')).toBeTruthy()
  expect(rows('Installed')).toEqual(['Rabby', 'Frame'])
})

test('error: where their code does not load, the wallets are there', async () => {
  await renderMethods(createMethods(() => Promise.reject(new Error('offline'))))
  expect(await screen.findByRole('list', { name: 'Installed' })).toBeTruthy()
  expect(screen.queryByText('Something didn’t load')).toBeNull()
})

test('behavior: installed wallets are there before the registry is', async () => {
  const { kit, step } = await renderModal()
  await step(() => {
    void kit.actions.open()
  })
  expect(rows('Installed')).toEqual(['Rabby', 'Frame'])
})

test('behavior: an installed wallet of another chain family says which one it is', async () => {
  const solflare = { ...toConnector('Solflare', 'Solflare'), chain: 'solana', chains: ['solana'] }
  const onSolana = createTestAdapter({ namespace: 'solana', connectors: [solflare] })
  await renderConnect({
    networks: [mainnet, solana],
    adapters: [createTestAdapter({ connectors: [rabby] }), onSolana],
  })
  expect(button(/Solflare/).textContent).toContain('Solana')
  expect(button(/Solflare/).textContent).not.toContain('Not on')
  expect(button(/Rabby/).textContent).not.toContain('EVM')
})

test('behavior: a recent wallet is listed once, above the others', async () => {
  const { kit, step } = await renderConnect()
  await step(() => kit.controllers.connectors.setRecentWallets([{ id: frame.id, name: 'Frame' }]))
  expect(rows('Recent')).toEqual(['Frame'])
  expect(rows('Installed')).toEqual(['Rabby'])
  expect(button(/Frame.*installed/)).toBeTruthy()
})

test('behavior: a recent wallet that is gone says so, and is waited for', async () => {
  const { kit, user, step } = await renderConnect()
  await step(() => kit.controllers.connectors.setRecentWallets([{ id: 'gone', name: 'Gone' }]))
  await user.click(button(/Gone.*Not installed/))
  expect(kit.controllers.router.current()).toEqual({
    name: 'ConnectingExternal',
    connectorId: 'gone',
    wallet: 'Gone',
  })
})

test('behavior: a late wallet appears in the open modal', async () => {
  const { adapter, step } = await renderConnect(empty())
  expect(screen.getByText(/^No wallets found in this browser/)).toBeTruthy()
  await step(() => adapter.announce([rabby]))
  expect(rows('Installed')).toEqual(['Rabby'])
  expect(screen.queryByText(/^No wallets found/)).toBeNull()
})

test('behavior: a wallet that is not installed leads to where it is to be had', async () => {
  const { kit, user, events } = await renderConnect()
  await user.click(button(best?.name ?? ''))
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'Downloads',
    wallet: { id: best?.id },
  })
  expect(events.findLast(({ event }) => event === 'SELECT_WALLET')).toEqual({
    type: 'track',
    event: 'SELECT_WALLET',
    properties: {
      name: best?.name,
      platform: 'browser',
      displayIndex: 2,
      walletRank: best?.order,
      view: 'Connect',
      caipNetworkId: 'eip155:1',
    },
  })
})

test('behavior: a row leads to its wallet by keyboard', async () => {
  const { adapter, user, events } = await renderConnect()
  button('Rabby').focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(adapter.asked).toEqual([rabby.id])
  expect(events.filter(({ event }) => event === 'SELECT_WALLET')).toHaveLength(1)
})

test('behavior: a wallet of several namespaces is one row, and asks which one', async () => {
  const phantom = toConnector('app.phantom', 'Phantom')
  const onSolana = { ...phantom, id: 'Phantom', chain: 'solana', chains: ['solana'], info: {} }
  const options: Partial<KitOptions> = {
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ connectors: [phantom] }),
      createTestAdapter({ namespace: 'solana', connectors: [onSolana] }),
    ],
  }
  const { kit, user } = await renderConnect(options)
  expect(rows('Installed')).toEqual(['Phantom'])
  await user.click(button(/Phantom.*EVM and Solana/))
  expect(kit.controllers.router.current()).toEqual({
    name: 'ConnectingMultiChain',
    connectorId: 'app.phantom',
    wallet: 'Phantom',
  })
})

test('behavior: opened for a namespace it lists wallets of that one, and connects there', async () => {
  const phantom = toConnector('app.phantom', 'Phantom')
  const onSolana = { ...phantom, id: 'Phantom', chain: 'solana', chains: ['solana'], info: {} }
  const { kit, user, step } = await renderModal({
    networks: [mainnet, solana],
    adapters: [
      createTestAdapter({ connectors: [phantom, rabby] }),
      createTestAdapter({ namespace: 'solana', connectors: [onSolana] }),
    ],
  })
  await step(() => void kit.actions.open({ namespace: 'solana' }))
  expect(rows('Installed')).toEqual(['Phantom'])
  await user.click(button('Phantom'))
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'ConnectingExternal',
    connectorId: 'Phantom',
    namespace: 'solana',
  })
})

test('behavior: a look-alike has neither the name nor the icon of the known wallet to itself', async () => {
  const evil = toConnector('io.evil', 'MetaMask')
  await renderConnect({ adapter: createTestAdapter({ connectors: [evil] }) })
  expect(button(/MetaMask.*Unverified/).querySelector('img')).toBeNull()
  expect(rows('Popular')).toContain('MetaMask')
})

test('behavior: a hostile name is text', async () => {
  const name = '<img src=x onerror=alert(1)>'
  await renderConnect({ adapter: createTestAdapter({ connectors: [toConnector('a.b', name)] }) })
  const row = button(name)
  expect(row.querySelector('img')).toBeNull()
  expect(row.querySelector('bdi')?.textContent).toBe(name)
})

test.each([
  ['javascript:alert(1)', 0],
  ['data:text/html,<script>alert(1)</script>', 0],
  ['http://evil.example/icon.png', 0],
  ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', 1],
])('behavior: an icon is a picture in an image element, or none: %s', async (icon, count) => {
  const wallet = toConnector('a.b', 'Wallet', icon)
  await renderConnect({ adapter: createTestAdapter({ connectors: [wallet] }) })
  expect(button('Wallet').querySelectorAll('img')).toHaveLength(count)
  expect(button('Wallet').innerHTML).not.toMatch(/script|javascript/)
})

test('behavior: on a phone it says that the page belongs into the wallet', async () => {
  setCoarsePointer()
  await renderConnect(empty())
  expect(screen.getByText(/Open this page in your wallet app’s browser/)).toBeTruthy()
  expect(rows('Popular')).toHaveLength(4)
})

test('behavior: custom and featured wallets, in the order of the app', async () => {
  const [, second, third] = registry
  await renderConnect({
    featuredWalletIds: [third?.id ?? '', second?.id ?? ''],
    customWallets: [{ id: 'own', name: 'Own wallet' }],
  })
  expect(rows('More wallets')).toEqual([third?.name, second?.name, 'Own wallet'])
})

test('parameters: allWallets HIDE', async () => {
  await renderConnect({ allWallets: 'HIDE' })
  expect(screen.queryByRole('button', { name: /All wallets/ })).toBeNull()
})

test('parameters: enableWallets off lists none', async () => {
  await renderConnect({ enableWallets: false })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByText(/No wallets are available/)).toBeTruthy()
})

test('parameters: enableWalletGuide off says nothing about wallets', async () => {
  await renderConnect({ enableWalletGuide: false })
  expect(screen.queryByRole('button', { name: 'What is a wallet?' })).toBeNull()
})

test('behavior: the ways to all wallets and to help are told once each', async () => {
  const { kit, user, events } = await renderConnect()
  const told = () => events.map(({ event }) => event).filter((event) => /^CLICK/.test(event))
  await user.click(button(/All wallets/))
  expect(kit.controllers.router.current().name).toBe('AllWallets')
  await user.click(button('Back'))
  await user.click(await screen.findByRole('button', { name: 'What is a wallet?' }))
  expect(kit.controllers.router.current().name).toBe('WhatIsAWallet')
  expect(told()).toEqual(['CLICK_ALL_WALLETS', 'CLICK_WALLET_HELP'])
})

const legal = {
  termsConditionsUrl: 'https://app.example/terms',
  privacyPolicyUrl: 'https://app.example/privacy',
}

test('behavior: links to the terms and the privacy policy, where they are https', async () => {
  await renderConnect({ ...legal, privacyPolicyUrl: 'javascript:alert(1)' })
  expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe(
    legal.termsConditionsUrl,
  )
  expect(screen.queryByRole('link', { name: /privacy/ })).toBeNull()
  expect(screen.getByText(/privacy policy/)).toBeTruthy()
})

test('parameters: legalCheckbox keeps every way closed until it is ticked', async () => {
  const { kit, adapter, user, view } = await renderConnect({
    ...legal,
    features: { legalCheckbox: true },
  })
  const box = screen.getByRole('checkbox', { name: /I agree to the terms of use/ })
  for (const name of ['Rabby', best?.name ?? '', /All wallets/]) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    await user.click(button(name))
  }
  expect(kit.controllers.router.current().name).toBe('Connect')
  expect(adapter.asked).toEqual([])
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Agree to the terms/, { selector: 'label + p' })).toBeTruthy()
  expect(
    screen.getAllByText(/^Agree to the terms/).some((text) => text.closest('[role=status]')),
  ).toBe(true)
  await expectAccessible(view.container)

  await user.click(box)
  await user.click(button('Rabby'))
  expect(adapter.asked).toEqual([rabby.id])
})

test('parameters: legalCheckbox is ticked once for the page', async () => {
  const { kit, user, step } = await renderConnect({ ...legal, features: { legalCheckbox: true } })
  await user.click(screen.getByRole('checkbox'))
  await step(() => kit.actions.close())
  await step(() => void kit.actions.open())
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})

test('parameters: legalCheckbox without anything to agree to asks nothing', async () => {
  await renderConnect({ features: { legalCheckbox: true } })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(button('Rabby').getAttribute('aria-disabled')).toBeNull()
})

const answer = (status: number, body = '{}') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
const service = { services: { explorer: 'https://explorer.example' } }

test.each([403, 500, 503])(
  'error: a service that answers %d leaves what is here',
  async (status) => {
    answer(status)
    await renderConnect(service)
    expect(
      await screen.findByText('Some wallets couldn’t be loaded.', { selector: 'div' }),
    ).toBeTruthy()
    expect(rows('Installed')).toEqual(['Rabby', 'Frame'])
    expect(rows('Popular')).toEqual(registry.slice(0, 2).map(({ name }) => name))
  },
)

test('error: a service that comes back fills the list', async () => {
  answer(503)
  const { user } = await renderConnect(service)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const data = [{ id: 'a1', name: 'From the service', chrome_store: 'https://store.example' }]
  answer(200, JSON.stringify({ data, count: 612 }))
  await user.click(retry)
  await waitFor(() => expect(rows('Popular')).toEqual(['From the service']))
  expect(button(/All wallets/).textContent).toContain('610+')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('behavior: a service that lets the visitor wait is not waited for', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await renderConnect(service)
  expect(rows('Popular')).toEqual(registry.slice(0, 2).map(({ name }) => name))
})

const rainbow = registry.find(({ mobile_link }) => mobile_link === 'rainbow://')

async function renderPairing(parameters: Parameters<typeof renderModal>[0] = {}) {
  const pairing = createTestPairing()
  return { ...(await renderConnect({ pairing, ...parameters })), pairing }
}
/** A browser without wallets. */
const outside = () => ({ adapter: createTestAdapter({ connectors: [walletConnect] }) })
/** The list is short, so the wallet must be featured. */
const featured = { featuredWalletIds: [rainbow?.id ?? ''] }

test('behavior: a wallet that is not installed is paired, where there is a way to', async () => {
  const { kit, pairing, user, events } = await renderPairing(featured)
  await user.click(button('Rainbow'))
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'ConnectingWalletConnect',
    wallet: { id: rainbow?.id },
  })
  expect(events.findLast(({ event }) => event === 'SELECT_WALLET')).toMatchObject({
    properties: { name: 'Rainbow', platform: 'qrcode' },
  })
  expect(pairing.prepared).toBe(0)
})

test('behavior: the way to pair is a row of its own, which says what it is', async () => {
  const { kit, user, events } = await renderPairing()
  await user.click(button(/^WalletConnect.*QR code$/))
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnectBasic')
  expect(events.findLast(({ event }) => event === 'SELECT_WALLET')).toMatchObject({
    properties: { platform: 'qrcode' },
  })
})

test('behavior: on a phone the way to pair are the wallets on it', async () => {
  setCoarsePointer()
  const { kit, user } = await renderPairing()
  await user.click(button('WalletConnect'))
  expect(kit.controllers.router.current().name).toBe('AllWallets')
})

test('behavior: on a phone a row is the link to its app as soon as there is one', async () => {
  setCoarsePointer()
  const { kit, pairing, user, step, events, view } = await renderPairing({
    ...featured,
    ...outside(),
  })
  const followed = watchLinks()
  expect(pairing.prepared).toBeGreaterThan(0)
  expect(button('Rainbow')).toBeTruthy()
  await step(() => pairing.propose())
  const row = screen.getByRole('link', { name: 'Rainbow' })
  expectNoSecret()
  await expectAccessible(view.container)
  await user.click(row)
  expect(followed).toEqual([
    { href: `rainbow://wc?uri=${encodeURIComponent(pairingUri)}`, target: '_self' },
  ])
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnect')
  expect(kit.controllers.connection.state.wcLinking?.name).toBe('Rainbow')
  expect(events.filter(({ event }) => event === 'SELECT_WALLET')).toHaveLength(1)
})

test('parameters: experimental_preferUniversalLinks', async () => {
  setCoarsePointer()
  const { pairing, user, step } = await renderPairing({
    ...featured,
    ...outside(),
    experimental_preferUniversalLinks: true,
  })
  const followed = watchLinks()
  await step(() => pairing.propose())
  await user.click(screen.getByRole('link', { name: 'Rainbow' }))
  const uri = encodeURIComponent(pairingUri)
  expect(followed.map(({ href }) => href)).toEqual([`${rainbow?.link_mode}/wc?uri=${uri}`])
})

test('behavior: in the browser of a wallet no relay is troubled', async () => {
  setCoarsePointer()
  const { pairing } = await renderPairing(featured)
  expect(pairing.prepared).toBe(0)
})

test('behavior: in Telegram the page opens the app itself, in the tap', async () => {
  setCoarsePointer()
  vi.stubGlobal('TelegramWebviewProxy', {})
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { pairing, user, step } = await renderPairing(featured)
  await step(() => pairing.propose())
  await user.click(button('Rainbow'))
  expect(open).toHaveBeenCalledOnce()
})

test('parameters: legalCheckbox comes before a pairing is prepared, and before any link', async () => {
  setCoarsePointer()
  const { pairing, user, step } = await renderPairing({
    ...featured,
    ...outside(),
    ...legal,
    features: { legalCheckbox: true },
  })
  await step(() => pairing.propose())
  expect(pairing.prepared).toBe(0)
  expect(screen.queryByRole('link', { name: 'Rainbow' })).toBeNull()
  await user.click(screen.getByRole('checkbox'))
  expect(pairing.prepared).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Rainbow' })).toBeTruthy()
})

test('behavior: choosing an installed wallet leaves the link of one that is paired', async () => {
  const { kit, user, step } = await renderPairing()
  const wcLinking = { href: 'rainbow://', name: 'Rainbow' }
  await step(() => kit.controllers.connection.set({ wcLinking }))
  await user.click(button('Rabby'))
  expect(kit.controllers.connection.state.wcLinking).toEqual(wcLinking)
})

test('behavior: connecting says from which list the wallet was chosen', async () => {
  const { adapter, events, step, user } = await renderConnect()
  await user.click(button(/^Rabby/))
  await step(() => adapter.answer())
  expect(events.find(({ event }) => event === 'CONNECT_SUCCESS')).toMatchObject({
    address: testAddress,
    properties: {
      name: 'Rabby',
      method: 'browser',
      view: 'Connect',
      walletRank: registry.find(({ name }) => name === 'Rabby Wallet')?.order,
    },
  })
})
