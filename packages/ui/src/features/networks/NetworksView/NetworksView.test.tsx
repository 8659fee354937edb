import type { CleatEvent, Kit } from '@cleat/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { base, mainnet, manyNetworks, solana } from '../../../test/testNetworks.ts'

async function renderNetworks(parameters: createTestKit.Parameters = {}) {
  const modal = await renderModal(parameters)
  await modal.step(() => void modal.kit.actions.open({ view: 'Networks' }))
  return modal
}
const connected = () => createTestAdapter({ session: rabby.id })
const row = (name: RegExp) => screen.getByRole('button', { name })
const rows = () => within(screen.getByRole('list')).getAllByRole('button')
const route = (kit: Kit) => kit.controllers.router.current()

/** Emulates a wallet that approved only some networks. */
function allow(kit: Kit, approvedCaipNetworkIds: readonly string[]) {
  const { eip155 = {} } = kit.controllers.network.state.byNamespace
  Object.assign(eip155, { supportsAllNetworks: false, approvedCaipNetworkIds })
}

test('default', async () => {
  await renderNetworks()
  expect(screen.getByRole('dialog', { name: 'Choose a network' })).toBeTruthy()
  expect(row(/Ethereum/).getAttribute('aria-current')).toBe('true')
  expect(row(/Base/).getAttribute('aria-current')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  await expectAccessible()
}, 20_000)

test('behavior: without a wallet the choice is made at once, said, and then the modal leaves', async () => {
  const { kit, user } = await renderNetworks()
  await user.click(row(/Base/))
  expect(kit.controllers.network.getActive().name).toBe('Base')
  expect(row(/Base/).getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('Base is selected').closest('[role=status]')).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false), { timeout: 2000 })
})

test('behavior: without a wallet the last choice counts', async () => {
  vi.useFakeTimers()
  const { kit, step, wait } = await renderNetworks({ networks: manyNetworks })
  await step(() => row(/Base/).click())
  await wait(700)
  await step(() => row(/Polygon/).click())
  await wait(700)
  expect(kit.controllers.network.getActive().name).toBe('Polygon')
  expect(kit.controllers.modal.state.open).toBe(true)
  await wait(200)
  expect(kit.controllers.modal.state.open).toBe(false)
  vi.useRealTimers()
})

test('behavior: a connected wallet has to switch', async () => {
  const adapter = connected()
  adapter.onSwitch = () => new Promise(() => undefined)
  const { kit, user } = await renderNetworks({ adapter })
  await user.click(row(/Base/))
  expect(route(kit)).toEqual({ name: 'SwitchNetwork', caipNetworkId: 'eip155:8453' })
  expect(kit.controllers.network.getActive().name).toBe('Ethereum')
})

test('behavior: the current one leads back without asking', async () => {
  const events: string[] = []
  const onEvent = ({ event }: CleatEvent) => void events.push(event)
  const { kit, user } = await renderNetworks({ adapter: connected(), onEvent })
  await user.click(row(/Ethereum/))
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(events).not.toContain('SWITCH_NETWORK')
})

test('behavior: several kinds of networks stand under their names', async () => {
  await renderNetworks({
    networks: [mainnet, base, solana],
    adapters: [connected(), createTestAdapter({ namespace: 'solana' })],
  })
  const names = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('button')
      .map((button) => button.textContent)
  expect(names('EVM')).toEqual([
    expect.stringContaining('Ethereum'),
    expect.stringContaining('Base'),
  ])
  expect(names('Solana')).toEqual([expect.stringContaining('Solana')])
  expect(screen.getAllByRole('button', { current: true })).toHaveLength(1)
})

test('behavior: a kind of network that no wallet is connected on is explained first', async () => {
  const { kit, user } = await renderNetworks({
    networks: [mainnet, solana],
    adapters: [connected(), createTestAdapter({ namespace: 'solana' })],
  })
  await user.click(within(screen.getByRole('list', { name: 'Solana' })).getByRole('button'))
  expect(route(kit).name).toBe('SwitchActiveChain')
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test('parameters: namespace', async () => {
  const modal = await renderModal({
    networks: [mainnet, solana],
    adapters: [createTestAdapter(), createTestAdapter({ namespace: 'solana' })],
  })
  await modal.step(() => void modal.kit.actions.open({ view: 'Networks', namespace: 'solana' }))
  expect(rows().map((button) => button.getAttribute('aria-current'))).toEqual(['true'])
  expect(screen.queryByText('EVM')).toBeNull()
})

test('behavior: what the wallet does not allow comes last, says why and cannot be chosen', async () => {
  const { kit, user, step } = await renderNetworks({ adapter: connected(), networks: manyNetworks })
  await step(() => allow(kit, ['eip155:1', 'eip155:137']))
  expect(
    rows()
      .slice(0, 2)
      .map((button) => button.textContent),
  ).toEqual([expect.stringContaining('Ethereum'), expect.stringContaining('Polygon')])
  const refused = row(/Base/)
  expect(refused.getAttribute('aria-disabled')).toBe('true')
  expect(refused.textContent).toContain('Not enabled in Rabby')
  await user.click(refused)
  expect(route(kit).name).toBe('Networks')
})

test('behavior: without a wallet nothing is refused', async () => {
  const { kit, step } = await renderNetworks()
  await step(() => allow(kit, []))
  expect(row(/Base/).getAttribute('aria-disabled')).toBeNull()
})

test('parameters: unsupportedChain ignore lists the chain of the wallet as any other', async () => {
  const { adapter, step } = await renderNetworks({
    adapter: connected(),
    unsupportedChain: 'ignore',
  })
  await step(() => adapter.moveTo('eip155:4242'))
  expect(rows()[0]?.textContent).toContain('Network 4242')
  expect(rows()[0]?.getAttribute('aria-current')).toBe('true')
})

test('parameters: unsupportedChain banner lists only what the app uses', async () => {
  const { adapter, step } = await renderNetworks({
    adapter: connected(),
    unsupportedChain: 'banner',
  })
  await step(() => adapter.moveTo('eip155:4242'))
  expect(screen.queryByText(/4242/)).toBeNull()
  expect(screen.queryByRole('button', { current: true })).toBeNull()
})

test('behavior: many networks can be searched, and Escape first empties the search', async () => {
  const { kit, user } = await renderNetworks({ networks: manyNetworks })
  const field = screen.getByRole('searchbox', { name: 'Search networks' })
  await user.type(field, 'arbi')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull())
  expect(row(/Arbitrum/)).toBeTruthy()
  await user.keyboard('zzz')
  const note = await screen.findByText('No networks match “arbizzz”.')
  expect(note.closest('[role=status]')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(row(/Ethereum/)).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: what is typed is looked for after 100 ms of rest', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, wait } = await renderNetworks({ networks: manyNetworks })
  await user.type(screen.getByRole('searchbox'), 'arbi')
  expect(screen.getByRole('button', { name: /Ethereum/ })).toBeTruthy()
  await wait(110)
  expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
  vi.useRealTimers()
})

test('behavior: arrow keys go through the rows', async () => {
  const { user } = await renderNetworks({ networks: manyNetworks })
  const focused = () => document.activeElement?.textContent
  act(() => screen.getByRole('searchbox').focus())
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Ethereum')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(focused()).toContain('Base')
  await user.keyboard('{End}')
  expect(focused()).toContain('Gnosis')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toContain('Gnosis')
  await user.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('behavior: of a very long list only a part is drawn, the ends can be reached', async () => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const networks = Array.from({ length: 200 }, (_, at) => ({
    ...mainnet,
    id: at + 1,
    name: `Network ${at + 1}`,
  }))
  const { user } = await renderNetworks({ networks: [mainnet, ...networks.slice(1)] })
  const first = await screen.findByRole('button', { name: /Ethereum/ })
  expect(rows().length).toBeLessThan(60)
  expect(first.closest('li')?.getAttribute('aria-setsize')).toBe('200')
  act(() => first.focus())
  await user.keyboard('{End}')
  expect(document.activeElement?.textContent).toContain('Network 200')
  expect(document.activeElement?.closest('li')?.getAttribute('aria-posinset')).toBe('200')
  await user.keyboard('{Home}')
  expect(document.activeElement?.textContent).toContain('Ethereum')
  vi.restoreAllMocks()
})

test('behavior: leads to what a network is, and tells so once', async () => {
  const events: string[] = []
  const { kit, user } = await renderNetworks({ onEvent: ({ event }) => void events.push(event) })
  await user.click(row(/What is a network/))
  expect(route(kit).name).toBe('WhatIsANetwork')
  expect(events.filter((event) => event === 'CLICK_NETWORK_HELP')).toHaveLength(1)
})

test('behavior: with a wallet elsewhere the way back is kept', async () => {
  const { kit, user, step } = await renderModal({ adapter: connected() })
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: /Ethereum/ }))
  await user.click(row(/Base/))
  expect(screen.getByRole('heading', { name: 'You’re on Base' })).toBeTruthy()
  await waitFor(() => expect(route(kit).name).toBe('Account'), { timeout: 2000 })
  expect(kit.controllers.router.state.history).toHaveLength(1)
})
