import { CleatError, formatAddress, type KitOptions } from '@cleat/core'
import { loadRegistry } from '@cleat/core/wallets'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestAdapter,
  rabby,
  testAddress,
  toConnector,
} from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { setCoarsePointer } from '../../../test/setCoarsePointer.ts'
import { mainnet, solana } from '../../../test/testNetworks.ts'

// No wallet is asked before the registry is there.
beforeAll(() => loadRegistry())
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const context = { context: { wallet: 'Rabby' } }
const button = (name: string) => screen.queryByRole('button', { name })

async function renderConnecting(options: Partial<KitOptions> = {}) {
  const modal = await renderModal(options)
  await modal.step(() => void modal.kit.actions.open({ connectorId: rabby.id }))
  const isAsked = options.features?.legalCheckbox ? 0 : 1
  await vi.waitFor(() => expect(modal.adapter.asked).toHaveLength(isAsked))
  return modal
}

test('default', async () => {
  const { adapter } = await renderConnecting()
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(screen.getByText(/^Continue in Rabby\. Approve/).closest('[role=status]')).toBeTruthy()
  expect(adapter.asked).toEqual([rabby.id])
  expect(button('Try again')).toBeNull()
})

test('behavior: shows success for 800 ms, then closes', async () => {
  const { kit, adapter, step, wait } = await renderConnecting()
  await step(() => adapter.answer())
  expect(screen.getByRole('heading', { name: 'Connected' })).toBeTruthy()
  expect(screen.getByText(formatAddress(testAddress))).toBeTruthy()
  await wait(700)
  expect(kit.controllers.modal.state.open).toBe(true)
  await wait(200)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: offers a way on after 8 s', async () => {
  const { adapter, user, wait } = await renderConnecting()
  await wait(8100)
  expect(button('Choose another wallet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  expect(adapter.asked).toEqual([rabby.id, rabby.id])
  expect(button('Try again')).toBeNull()
})

test('behavior: the answer to a retry counts, that to the lost request does not', async () => {
  const { kit, adapter, user, step, wait } = await renderConnecting()
  await wait(8100)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await wait(0)
  await step(() => adapter.answer())
  expect(kit.controllers.account.get('eip155').status).toBe('connecting')
  await step(() => adapter.answer())
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
})

test('error: declined', async () => {
  const { adapter, user, step } = await renderConnecting()
  await step(() => adapter.answer(new CleatError('CONNECTION_USER_REJECTED', context)))
  expect(screen.getByRole('heading', { name: 'Request declined' })).toBeTruthy()
  expect(screen.queryByText('Details')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(adapter.asked).toHaveLength(2)
})

test('error: a request waits in the wallet', async () => {
  const { adapter, step } = await renderConnecting()
  await step(() => adapter.answer(new CleatError('CONNECTION_PENDING', context)))
  expect(screen.getByRole('heading', { name: 'Open Rabby' })).toBeTruthy()
})

test('error: no accounts', async () => {
  const { adapter, step } = await renderConnecting()
  await step(() => adapter.answer(new CleatError('CONNECTION_NO_ACCOUNTS', context)))
  expect(screen.getByText(/^No account was selected in Rabby/)).toBeTruthy()
})

test('error: no answer in time', async () => {
  const { wait } = await renderConnecting()
  await wait(300_100)
  expect(screen.getByText(/^Rabby didn’t respond/)).toBeTruthy()
})

test('error: any other, with its code in the details', async () => {
  const { adapter, user, step } = await renderConnecting()
  const cause = new Error('context invalidated')
  await step(() => adapter.answer(new CleatError('CONNECTION_FAILED', { ...context, cause })))
  expect(screen.getByText(/^Couldn’t connect Rabby/)).toBeTruthy()
  const summary = screen.getByText('Details')
  expect(summary.closest('details')?.open).toBe(false)
  await user.click(summary)
  expect(summary.closest('details')?.open).toBe(true)
  expect(screen.getByText('CONNECTION_FAILED')).toBeTruthy()
  expect(screen.getByText('context invalidated')).toBeTruthy()
})

test('error: not installed', async () => {
  const { adapter, step } = await renderConnecting()
  await step(() => adapter.answer(new CleatError('WALLET_NOT_INSTALLED', context)))
  expect(screen.getByRole('heading', { name: 'Rabby isn’t installed' })).toBeTruthy()
  expect(button('Reload page')).toBeTruthy()
})

test('error: not installed on a phone, where there are no extensions', async () => {
  setCoarsePointer()
  const { adapter, step } = await renderConnecting()
  await step(() => adapter.answer(new CleatError('WALLET_NOT_INSTALLED', context)))
  expect(screen.getByText(/^Open this page in the Rabby app’s browser to connect\.$/)).toBeTruthy()
  expect(screen.queryByText(/extension/)).toBeNull()
})

test('behavior: asks by itself when a missing wallet appears', async () => {
  const { kit, adapter, step } = await renderModal()
  await step(() => {
    adapter.announce([])
    void kit.actions.open()
    kit.controllers.router.push({
      name: 'ConnectingExternal',
      connectorId: rabby.id,
      wallet: 'Rabby',
    })
  })
  expect(screen.getByRole('heading', { name: 'Rabby isn’t installed' })).toBeTruthy()
  await step(() => adapter.announce([rabby]))
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(adapter.asked).toEqual([rabby.id])
})

test('behavior: Back while pending leaves the next attempt whole', async () => {
  const { kit, adapter, user, step } = await renderModal()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Frame' }))
  expect(adapter.asked).toEqual(['io.rabby', 'sh.frame'])
  await step(() => adapter.answer())
  expect(kit.controllers.account.get('eip155').status).toBe('connecting')
  await step(() => adapter.answer())
  expect(kit.controllers.account.get('eip155').connectorId).toBe('sh.frame')
})

test('behavior: an earlier error of the same wallet is not shown again', async () => {
  const { kit, adapter, user, step } = await renderModal()
  await step(() => void kit.actions.open())
  await user.click(screen.getByRole('button', { name: 'Rabby' }))
  await step(() => adapter.answer(new CleatError('CONNECTION_USER_REJECTED', context)))
  await user.click(screen.getByRole('button', { name: 'Choose another wallet' }))
  await user.click(await screen.findByRole('button', { name: 'Rabby' }))
  expect(screen.getAllByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
})

test('behavior: a known wallet that is missing can be got', async () => {
  const { kit, adapter, user, step } = await renderModal()
  await step(() => {
    adapter.announce([])
    kit.controllers.connectors.setRecentWallets([{ id: rabby.id, name: 'Rabby' }])
    void kit.actions.open()
  })
  // The registry's row replaces the stored one.
  await waitFor(() => expect(screen.queryByLabelText('Loading wallets')).toBeNull())
  await user.click(await screen.findByRole('button', { name: /Rabby.*Not installed/ }))
  await user.click(await screen.findByRole('button', { name: /^Get Rabby/ }))
  expect(kit.controllers.router.current()).toMatchObject({
    name: 'Downloads',
    wallet: { rdns: rabby.id },
  })
})

test('behavior: of one wallet on two namespaces the one that is meant is asked', async () => {
  const connector = toConnector('app.phantom', 'Phantom')
  const onSolana = { ...connector, chain: 'solana', chains: ['solana'] }
  const eip155Adapter = createTestAdapter({ connectors: [connector] })
  const solanaAdapter = createTestAdapter({ namespace: 'solana', connectors: [onSolana] })
  const { kit, step } = await renderModal({
    networks: [mainnet, solana],
    adapters: [eip155Adapter, solanaAdapter],
  })
  await step(() => {
    void kit.actions.open()
    kit.controllers.router.push({
      name: 'ConnectingExternal',
      connectorId: 'app.phantom',
      namespace: 'solana',
      wallet: 'Phantom',
    })
  })
  await vi.waitFor(() => expect(solanaAdapter.asked).toEqual(['app.phantom']))
  expect(eip155Adapter.asked).toEqual([])
  await step(() => solanaAdapter.answer())
  expect(screen.getByRole('heading', { name: 'Connected' })).toBeTruthy()
})

test('behavior: success names the account once its name is known', async () => {
  const { kit, adapter, step } = await renderConnecting()
  await step(() => adapter.answer())
  await step(() => Object.assign(kit.controllers.account.get('eip155'), { profileName: 'ada.eth' }))
  expect(screen.getByText('ada.eth').parentElement?.textContent).toBe(
    `ada.eth ${formatAddress(testAddress)}`,
  )
})

test('behavior: a look-alike is asked only after the visitor has confirmed', async () => {
  const evil = toConnector('io.evil', 'MetaMask')
  const adapter = createTestAdapter({ connectors: [evil] })
  const { kit, step, user, view } = await renderModal({ adapter })
  await step(() => void kit.actions.open({ connectorId: evil.id }))
  expect(await screen.findByRole('heading', { name: 'Is this the right wallet?' })).toBeTruthy()
  expect(screen.getByText(/^This claims to be MetaMask, but we couldn’t/)).toBeTruthy()
  expect(adapter.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Connect anyway' }))
  expect(adapter.asked).toEqual([evil.id])
  expect(screen.getByText(/claims to be MetaMask, but we couldn’t verify it/)).toBeTruthy()
  vi.useRealTimers()
  await expectAccessible(view.container)
})

test('behavior: of two that claim to be one wallet neither is asked unconfirmed', async () => {
  const first = toConnector('io.metamask', 'MetaMask')
  const adapter = createTestAdapter({ connectors: [first, { ...first, id: 'io.metamask#2' }] })
  const { kit, step, user } = await renderModal({ adapter })
  await step(() => void kit.actions.open({ connectorId: 'io.metamask#2' }))
  expect(
    await screen.findByText(/^Two wallets in this browser claim to be MetaMask\./),
  ).toBeTruthy()
  expect(adapter.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Connect anyway' }))
  expect(adapter.asked).toEqual(['io.metamask#2'])
})

test('parameters: legalCheckbox is asked for before the wallet is', async () => {
  const { adapter, user, view } = await renderConnecting({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  expect(screen.getByRole('heading', { name: 'Before you connect' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue with Rabby' }))
  expect(adapter.asked).toEqual([])
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('checkbox'))
  expect(adapter.asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Continue with Rabby' }))
  expect(adapter.asked).toEqual([rabby.id])
  vi.useRealTimers()
  await expectAccessible(view.container)
})
