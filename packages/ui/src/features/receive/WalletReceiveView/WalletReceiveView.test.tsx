import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestAdapter, rabby, testAddress } from '../../../test/createTestAdapter.ts'
import type { createTestKit } from '../../../test/createTestKit.ts'
import { expectAccessible } from '../../../test/expectAccessible.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { mainnet, manyNetworks } from '../../../test/testNetworks.ts'

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
  expect(await screen.findByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Your address' }).textContent).toBe(testAddress)
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(testAddress)
  expect(screen.getByRole('button', { name: 'Address copied' })).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('behavior: a name stands above the code, and the whole address below it', async () => {
  const { kit, step } = await renderReceive()
  const { eip155 = {} } = kit.controllers.account.state
  await step(() => Object.assign(eip155, { profileName: 'lucy.eth' }))
  expect(screen.getByText('lucy.eth')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Your address' }).textContent).toBe(testAddress)
})

test('behavior: leads to the networks that the address works on', async () => {
  const { user } = await renderReceive()
  const count = manyNetworks.length
  await user.click(screen.getByRole('button', { name: `Receive on ${count} networks` }))
  expect(screen.getByRole('dialog', { name: 'Supported networks' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Networks this address supports' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(count)
  expect(screen.getByText(/^Only receive on these networks/)).toBeTruthy()
  await expectAccessible()
}, 20_000)

test('parameters: one network', async () => {
  await renderReceive({ networks: [mainnet] })
  expect(screen.getByRole('button', { name: 'Receive on 1 network' })).toBeTruthy()
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

const accounts = {
  payment: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ordinal: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
} as const

test('behavior: two kinds of addresses are explained, that for payments first', async () => {
  const { kit, user, step } = await renderReceive()
  const { eip155 = {} } = kit.controllers.account.state
  await step(() =>
    Object.assign(eip155, {
      address: accounts.ordinal,
      allAccounts: [
        { address: accounts.ordinal, type: 'ordinal' },
        { address: accounts.payment, type: 'payment' },
      ],
    }),
  )
  const readAddress = () => screen.getByRole('group', { name: 'Your address' }).textContent
  expect(readAddress()).toBe(accounts.payment)
  expect(screen.getByText(/^For bitcoin only/)).toBeTruthy()
  await expectAccessible()
  await user.click(screen.getByRole('tab', { name: 'Ordinals' }))
  expect(readAddress()).toBe(accounts.ordinal)
  expect(screen.getByText(/^For ordinals and collectibles only/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(accounts.ordinal)
}, 20_000)

test('behavior: a smart account is for the network in use alone', async () => {
  const { kit, user, step } = await renderReceive()
  const { eip155 = {} } = kit.controllers.account.state
  await step(() =>
    Object.assign(eip155, { allAccounts: [{ address: testAddress, type: 'smartAccount' }] }),
  )
  expect(screen.getByText(/^This smart account only works on Ethereum/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Receive on 1 network' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('behavior: is shared where the browser can', async () => {
  expect('share' in navigator).toBe(false)
  const { step } = await renderReceive()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  const share = vi.fn(() => Promise.reject(new DOMException('No.', 'AbortError')))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await renderReceive()
  await step(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ text: testAddress })
})
