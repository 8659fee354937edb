import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../../test/createTestAdapter.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { mainnet, solana } from '../../../test/testNetworks.ts'

const phantom = {
  ...rabby,
  id: 'app.phantom',
  name: 'Phantom',
  chain: 'solana',
  chains: ['solana'],
  info: { rdns: 'app.phantom' },
}
const devnet = { ...solana, id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' }

/** Chooses Solana Devnet with an EVM wallet only. */
async function renderChoice() {
  const solanaAdapter = createTestAdapter({ namespace: 'solana', connectors: [phantom] })
  const modal = await renderModal({
    networks: [mainnet, solana, devnet],
    adapters: [createTestAdapter({ session: rabby.id }), solanaAdapter],
  })
  await modal.step(() => {
    void modal.kit.actions.open()
    modal.kit.controllers.router.push({ name: 'Networks' })
  })
  await modal.user.click(screen.getByRole('button', { name: /Devnet/ }))
  const views = () => modal.kit.controllers.router.state.history.map(({ name }) => name)
  return { ...modal, solanaAdapter, views }
}

test('default', async () => {
  await renderChoice()
  expect(screen.getByRole('dialog', { name: 'Switch to Solana' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Connect a wallet for Solana' })).toBeTruthy()
  expect(screen.getByText(/Solana Devnet needs a wallet/)).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: leads to the wallets of that kind, and back to what was before', async () => {
  const { kit, user, views } = await renderChoice()
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(kit.controllers.router.current()).toEqual({ name: 'Connect', namespace: 'solana' })
  expect(await screen.findByRole('button', { name: /Phantom/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Rabby/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(views()).toEqual(['Account', 'Networks'])
  expect(screen.getByRole('button', { name: /Ethereum/ })).toBeTruthy()
})

test('behavior: the wallet that comes is offered what was chosen, the first stays connected', async () => {
  const { kit, solanaAdapter, user, step } = await renderChoice()
  await user.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await user.click(await screen.findByRole('button', { name: /Phantom/ }))
  await step(() => solanaAdapter.answer())
  expect(await screen.findByRole('heading', { name: 'Switch to Solana Devnet?' })).toBeTruthy()
  expect(kit.controllers.account.get('eip155').status).toBe('connected')
  await user.click(screen.getByRole('button', { name: 'Switch to Solana Devnet' }))
  await waitFor(() => expect(kit.controllers.network.getActive().name).toBe('Solana Devnet'))
}, 20_000)
