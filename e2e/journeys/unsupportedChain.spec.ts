import { neverAnswer } from '@cleat/testing'
import { installDevWallet } from '@cleat/testing/playwright'
import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ context, laboratory }) => {
  const [first] = laboratory.chains
  const wallet = await installDevWallet(context, {
    chains: [...laboratory.chains, { id: 777, name: 'Elsewhere', rpcUrl: first?.rpcUrl ?? '' }],
    info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
  })
  Reflect.set(context, 'harbour', wallet)
})

type Wallet = Awaited<ReturnType<typeof installDevWallet>>

test('the wallet goes to a chain that the app does not list', async ({
  context,
  modal,
  playground,
}) => {
  const wallet = Reflect.get(context, 'harbour') as Wallet
  await playground.gotoConnected(modal)
  wallet.switchChain(777)
  await expect(modal.dialog).toContainText('777')
  await expect(playground.chainId).toHaveText('777')

  // The modal cannot be closed: the visitor has to switch or disconnect.
  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeVisible()
  await modal.button(/Arbitrum/).click()
  await expect(modal.dialog).toBeHidden()
  await expect(playground.chainId).toHaveText('42161')
  expect(wallet.chainId).toBe(42161)
})

test('the session of an earlier visit is on a chain that the app does not list', async ({
  context,
  modal,
  playground,
}) => {
  test.slow()
  const wallet = Reflect.get(context, 'harbour') as Wallet
  await playground.gotoConnected(modal)
  wallet.switchChain(777)
  await expect(modal.dialog).toContainText('777')
  await playground.page.reload()
  await expect(modal.dialog).toContainText('777', { timeout: 30_000 })
  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeVisible()

  // The list of networks cannot be closed either.
  wallet.program('wallet_switchEthereumChain', neverAnswer())
  await modal.button(/Base/).click()
  await expect(modal.title(/Continue in Harbour Wallet/)).toBeVisible()
  await playground.page.keyboard.press('Escape')
  await expect(modal.dialog).toBeVisible()
  await modal.button('Back').click()
  await modal.button(/Arbitrum/).click()
  await expect(modal.dialog).toBeHidden()
  await expect(playground.chainId).toHaveText('42161')
})

test('an app that allows every chain is left in peace', async ({ context, modal, playground }) => {
  const wallet = Reflect.get(context, 'harbour') as Wallet
  await playground.gotoConnected(modal, { unsupported: 'allowed' })
  wallet.switchChain(777)
  await expect(playground.chainId).toHaveText('777')
  await expect(modal.dialog).toBeHidden()
})

test('disconnecting is the other way out', async ({ context, modal, playground }) => {
  const wallet = Reflect.get(context, 'harbour') as Wallet
  await playground.gotoConnected(modal)
  wallet.switchChain(777)
  await modal.button(/Disconnect/).click()
  await expect(modal.dialog).toBeHidden()
  await expect(playground.status).toHaveText('disconnected')
  await expect(playground.chainId).toHaveText('1')
})
