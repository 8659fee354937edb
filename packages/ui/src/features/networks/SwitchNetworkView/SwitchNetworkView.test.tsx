import { CleatError, type CleatEvent, type ErrorCode, type Route } from '@cleat/core'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { base, mainnet, solana } from '../../../test/testNetworks.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const context = { network: 'Base', wallet: 'Rabby' }
const heading = (name: string) => screen.getByRole('heading', { name })
const button = (name: string) => screen.queryByRole('button', { name })

/** The wallet's answer to a switch, given by the test. */
function createSwitch() {
  const asked: string[] = []
  const answers: { approve: () => void; refuse: (error: unknown) => void }[] = []
  const onSwitch = (caipNetworkId: string) => {
    asked.push(caipNetworkId)
    return new Promise<void>((approve, refuse) => answers.push({ approve, refuse }))
  }
  return { asked, answers, onSwitch }
}

async function renderSwitch(
  parameters: createTestKit.Parameters & { from?: readonly Route[]; isOffer?: true } = {},
) {
  const { from = [{ name: 'Account' }, { name: 'Networks' }], isOffer, ...options } = parameters
  const adapter = createTestAdapter({ session: rabby.id })
  const { asked, answers, onSwitch } = createSwitch()
  adapter.onSwitch = onSwitch
  const events: CleatEvent[] = []
  const modal = await renderModal({
    adapter,
    onEvent: (event) => void events.push(event),
    ...options,
  })
  const { router, network } = modal.kit.controllers
  const target = network.find('eip155:8453')
  if (!target) throw new TypeError('Base is not listed')
  await modal.step(() => {
    void modal.kit.actions.open()
    for (const [index, route] of from.entries()) router[index === 0 ? 'reset' : 'push'](route)
    router.push({ name: 'SwitchNetwork', caipNetworkId: target.caipNetworkId, isOffer })
  })
  const approve = () => modal.step(() => answers.shift()?.approve())
  const refuse = (error: unknown) => modal.step(() => answers.shift()?.refuse(error))
  const fail = (code: ErrorCode) =>
    refuse(new CleatError(code as 'NETWORK_SWITCH_FAILED', { context }))
  const views = () => router.state.history.map(({ name }) => name)
  const told = () => events.filter(({ event }) => event === 'SWITCH_NETWORK').length
  return { ...modal, asked, approve, refuse, fail, views, told }
}

test('default', async () => {
  const { asked } = await renderSwitch()
  expect(heading('Continue in Rabby')).toBeTruthy()
  expect(screen.getByText(/^Continue in Rabby\. Approve/).closest('[role=status]')).toBeTruthy()
  // Once, although StrictMode runs effects twice.
  expect(asked).toEqual(['eip155:8453'])
  expect(button('Try again')).toBeNull()
  vi.useRealTimers()
  await expectAccessible()
}, 20_000)

test('behavior: shows success for 800 ms, then leads back to where the network was asked for', async () => {
  const { kit, approve, views, told, wait } = await renderSwitch()
  await approve()
  expect(heading('You’re on Base')).toBeTruthy()
  expect(kit.controllers.network.getActive().name).toBe('Base')
  expect(told()).toBe(1)
  await wait(700)
  expect(views()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
  await wait(200)
  expect(views()).toEqual(['Account'])
  expect(kit.controllers.modal.state.open).toBe(true)
})

test('behavior: closes the modal that was opened for it', async () => {
  const { kit, approve, wait } = await renderSwitch({ from: [{ name: 'Networks' }] })
  await approve()
  await wait(900)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: after 8 s it says where to look, and offers to ask again or another network', async () => {
  const { asked, user, views, wait } = await renderSwitch()
  await wait(8100)
  expect(screen.getAllByText(/select Base\./)).not.toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  expect(asked).toHaveLength(2)
  expect(button('Try again')).toBeNull()
  await wait(8100)
  await user.click(screen.getByRole('button', { name: 'Choose another network' }))
  expect(views()).toEqual(['Account', 'Networks'])
})

test('behavior: the answer to a retry counts, that to the lost request does not', async () => {
  const { fail, approve, user, wait } = await renderSwitch()
  await wait(8100)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  await fail('NETWORK_SWITCH_REJECTED')
  expect(heading('Continue in Rabby')).toBeTruthy()
  await approve()
  expect(heading('You’re on Base')).toBeTruthy()
})

test('error: declined', async () => {
  const { kit, asked, fail, told, user, wait } = await renderSwitch()
  await fail('NETWORK_SWITCH_REJECTED')
  expect(heading('Switch declined')).toBeTruthy()
  expect(screen.getByText('You’re still on Ethereum.')).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
  expect(told()).toBe(0)
  expect(kit.controllers.network.getActive().name).toBe('Ethereum')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  expect(heading('Continue in Rabby')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('error: the wallet cannot do it, so another wallet is the way', async () => {
  const { fail, views, user } = await renderSwitch()
  await fail('NETWORK_SWITCH_UNSUPPORTED')
  expect(heading('Switch in Rabby')).toBeTruthy()
  expect(button('Try again')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use another wallet' }))
  expect(views().at(-1)).toBe('Connect')
})

test('error: the adapter has no way to switch', async () => {
  const adapter = createTestAdapter({ session: rabby.id })
  Reflect.deleteProperty(adapter.features, 'network:switch')
  await renderSwitch({ adapter })
  expect(heading('Switch in Rabby')).toBeTruthy()
})

test('error: a request waits in the wallet', async () => {
  const { refuse } = await renderSwitch()
  await refuse(new CleatError('CONNECTION_PENDING', { context: { wallet: 'Rabby' } }))
  expect(heading('Open Rabby')).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
})

test('error: any other, with its code in the details', async () => {
  const { user, refuse } = await renderSwitch()
  await refuse(new Error('internal'))
  expect(heading('Couldn’t switch network')).toBeTruthy()
  expect(screen.getByText(/^Rabby didn’t switch to Base/)).toBeTruthy()
  await user.click(screen.getByText('Details'))
  expect(screen.getByText('NETWORK_SWITCH_FAILED')).toBeTruthy()
})

test('error: no answer in time', async () => {
  const { wait } = await renderSwitch()
  await wait(300_100)
  expect(screen.getByText(/^Rabby didn’t respond/)).toBeTruthy()
})

test('behavior: a visitor who switches in the wallet instead has switched, also after an error', async () => {
  const { adapter, fail, step, views, wait } = await renderSwitch()
  await fail('NETWORK_SWITCH_UNSUPPORTED')
  await step(() => adapter.moveTo('eip155:8453'))
  expect(heading('You’re on Base')).toBeTruthy()
  await wait(900)
  expect(views()).toEqual(['Account'])
})

test('behavior: Back gives the request up, a late approval is followed all the same', async () => {
  const { kit, approve, user, views, told, wait } = await renderSwitch()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(views()).toEqual(['Account', 'Networks'])
  await wait(300)
  await approve()
  expect(kit.controllers.network.getActive().name).toBe('Base')
  expect(told()).toBe(0)
})

test('behavior: closing gives the request up without a word', async () => {
  const { kit, step, told } = await renderSwitch()
  await step(() => void kit.actions.close())
  expect(kit.controllers.modal.state.open).toBe(false)
  expect(told()).toBe(0)
})

test('behavior: nowhere else to go with a single network', async () => {
  const { fail } = await renderSwitch({ networks: [base], from: [{ name: 'Account' }] })
  await fail('NETWORK_SWITCH_REJECTED')
  expect(button('Choose another network')).toBeNull()
})

test('parameters: isOffer asks the visitor first', async () => {
  const { asked, user, wait } = await renderSwitch({ isOffer: true })
  await wait(0)
  expect(heading('Switch to Base?')).toBeTruthy()
  expect(screen.getAllByText(/You chose Base before/)).toBeTruthy()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Switch to Base' }))
  await wait(0)
  expect(asked).toEqual(['eip155:8453'])
})

test('behavior: an offer can be left', async () => {
  const { kit, asked, user, views } = await renderSwitch({ isOffer: true })
  await user.click(screen.getByRole('button', { name: 'Stay on Ethereum' }))
  expect(views()).toEqual(['Account'])
  expect(asked).toEqual([])
  expect(kit.controllers.network.getActive().name).toBe('Ethereum')
})

test('behavior: another connected kind of network becomes the active one without asking its wallet', async () => {
  const phantom = { ...rabby, id: 'app.phantom', name: 'Phantom', chain: 'solana' }
  const solanaAdapter = createTestAdapter({
    namespace: 'solana',
    connectors: [phantom],
    session: phantom.id,
  })
  const { kit, step, user, wait } = await renderModal({
    networks: [mainnet, solana],
    adapters: [createTestAdapter({ session: rabby.id }), solanaAdapter],
  })
  const { asked, onSwitch } = createSwitch()
  solanaAdapter.onSwitch = onSwitch
  await step(() => void kit.actions.open({ view: 'Networks' }))
  await user.click(screen.getByRole('button', { name: /Solana/ }))
  await wait(0)
  expect(heading('You’re on Solana')).toBeTruthy()
  expect(kit.controllers.network.state.activeNamespace).toBe('solana')
  expect(asked).toEqual([])
})

test('behavior: while it leaves, it does not close what was opened meanwhile', async () => {
  const { kit, approve, step, views } = await renderSwitch({ from: [] })
  await approve()
  await step(() => vi.advanceTimersByTime(700))
  await step(() => kit.actions.close())
  await step(() => void kit.actions.open({ view: 'Networks' }))
  await step(() => vi.advanceTimersByTime(400))
  expect(kit.controllers.modal.state.open).toBe(true)
  expect(views()).toEqual(['Networks'])
})

test('error: a Solana cluster that the wallet does not list, chosen in the list', async () => {
  const devnet = { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' }
  const phantom = { ...rabby, name: 'Phantom', chain: 'solana', chains: ['solana'] } as const
  const adapter = createTestAdapter({
    namespace: 'solana',
    connectors: [phantom],
    session: phantom.id,
  })
  adapter.onSwitch = async () => {
    throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
      context: { network: devnet.name, wallet: 'Phantom' },
    })
  }
  const { kit, user, step, wait } = await renderModal({ networks: [solana, devnet], adapter })
  await step(() => kit.actions.reconnect())
  await step(() => void kit.actions.open({ view: 'Networks' }))
  await user.click(await screen.findByRole('button', { name: /Solana Devnet/ }))
  await wait(0)
  expect(heading('Switch in Phantom')).toBeTruthy()
  expect(button('Use another wallet')).toBeTruthy()
  expect(kit.controllers.network.getActive().name).toBe(solana.name)
})
