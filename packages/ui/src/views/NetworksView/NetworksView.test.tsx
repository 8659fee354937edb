import { CleatError } from '@cleat/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import type { createTestKit } from '../../test/createTestKit.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { manyNetworks } from '../../test/testNetworks.ts'

async function renderNetworks(parameters: createTestKit.Parameters = {}) {
  const modal = await renderModal(parameters)
  await modal.step(() => void modal.kit.actions.open({ view: 'Networks' }))
  return modal
}
const connected = () => createTestAdapter({ session: rabby.id })
const row = (name: RegExp) => screen.getByRole('button', { name })

test('default', async () => {
  await renderNetworks()
  expect(row(/Ethereum/).getAttribute('aria-current')).toBe('true')
  expect(row(/Base/).getAttribute('aria-current')).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('behavior: without a wallet the choice is made at once', async () => {
  const { kit, user } = await renderNetworks()
  await user.click(row(/Base/))
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  expect(kit.controllers.network.getActive().name).toBe('Base')
})

test('behavior: with a wallet it says where to confirm', async () => {
  const adapter = connected()
  let approve: () => void = () => undefined
  adapter.onSwitch = () =>
    new Promise((resolve) => {
      approve = resolve
    })
  const { kit, user, step } = await renderNetworks({ adapter })
  await user.click(row(/Base/))
  expect(row(/Base/).textContent).toContain('Confirm in Rabby')
  expect(row(/Base/).getAttribute('aria-busy')).toBe('true')
  await step(() => approve())
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
  expect(kit.controllers.network.getActive().name).toBe('Base')
})

test('behavior: the last choice counts', async () => {
  const adapter = connected()
  adapter.onSwitch = () => new Promise(() => undefined)
  const { user } = await renderNetworks({ adapter, networks: manyNetworks })
  await user.click(row(/Base/))
  await user.click(row(/Polygon/))
  expect(row(/Base/).textContent).not.toContain('Confirm')
  expect(row(/Polygon/).textContent).toContain('Confirm in Rabby')
})

test('error: declined, with the reason and a retry', async () => {
  const adapter = connected()
  const context = { network: 'Base', wallet: 'Rabby' }
  adapter.onSwitch = () => Promise.reject(new CleatError('NETWORK_SWITCH_REJECTED', { context }))
  const { kit, user } = await renderNetworks({ adapter })
  await user.click(row(/Base/))
  // Shown under the list, and said in the live region.
  await waitFor(() => expect(screen.getAllByText(/^You declined the switch/)).toHaveLength(2))
  adapter.onSwitch = undefined
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(kit.controllers.modal.state.open).toBe(false))
})

test('behavior: the current one leads back without asking', async () => {
  const { kit, user } = await renderNetworks({ adapter: connected() })
  await user.click(row(/Ethereum/))
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: many networks can be searched, and Escape first empties the search', async () => {
  const { kit, user } = await renderNetworks({ networks: manyNetworks })
  await user.type(screen.getByRole('searchbox', { name: 'Search networks' }), 'arbi')
  expect(row(/Arbitrum/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ethereum/ })).toBeNull()
  await user.keyboard('zzz')
  expect(screen.getByText('No network has this name.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(row(/Ethereum/)).toBeTruthy()
  expect(kit.controllers.modal.state.open).toBe(true)
  await user.keyboard('{Escape}')
  expect(kit.controllers.modal.state.open).toBe(false)
})
