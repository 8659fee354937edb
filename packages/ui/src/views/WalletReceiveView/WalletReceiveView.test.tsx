import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../test/createTestAdapter.ts'
import type { createTestKit } from '../../test/createTestKit.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderModal } from '../../test/renderModal.tsx'
import { mainnet, manyNetworks } from '../../test/testNetworks.ts'

async function renderReceive(parameters: createTestKit.Parameters = {}) {
  const adapter = createTestAdapter({ session: rabby.id })
  const modal = await renderModal({ adapter, networks: manyNetworks, ...parameters })
  await modal.step(() => modal.kit.actions.reconnect())
  await modal.step(() => void modal.kit.actions.open({ view: 'WalletReceive' }))
  return modal
}

test('default', async () => {
  const { user } = await renderReceive()
  expect(screen.getByRole('dialog', { name: 'Receive' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Your address' }).textContent).toBe(testAddress)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testAddress)
  expect(screen.getByRole('button', { name: 'Address copied' })).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: leads to the networks that the address works on', async () => {
  const { user } = await renderReceive()
  const count = manyNetworks.length
  await user.click(screen.getByRole('button', { name: `Works on ${count} networks` }))
  expect(screen.getByRole('dialog', { name: 'Compatible networks' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Networks that this address works on' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(count)
  expect(screen.getByText(/^Only send to this address from the networks below/)).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('parameters: one network', async () => {
  await renderReceive({ networks: [mainnet] })
  expect(screen.getByRole('button', { name: 'Works on 1 network' })).toBeTruthy()
})

test('behavior: in another language, texts come with the view', async () => {
  await renderReceive({ locale: 'de' })
  expect(await screen.findByRole('button', { name: 'Adresse kopieren' })).toBeTruthy()
})

test('behavior: texts of the app’s own', async () => {
  await renderReceive({ texts: { 'receive.copy': 'Take it' } })
  expect(screen.getByRole('button', { name: 'Take it' })).toBeTruthy()
})

test('behavior: is found from the account, unless the app turns it off', async () => {
  const { kit, user, step } = await renderReceive()
  await step(() => kit.controllers.router.reset({ name: 'Account' }))
  await user.click(screen.getByRole('button', { name: 'Receive' }))
  expect(kit.controllers.router.current()).toEqual({ name: 'WalletReceive' })
  await step(() => kit.controllers.router.reset({ name: 'Account' }))
  await step(() => kit.controllers.options.update({ features: { receive: false } }))
  expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull()
})
