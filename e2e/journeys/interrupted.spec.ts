import { delay } from '@cleat/testing'
import { createPublicClient, createTestClient, http, parseEther } from 'viem'
import { expect, test as familyTest } from '../fixtures/familyTest.ts'
import {
  createBitcoinAddress,
  createSolanaAddress,
  readBitcoinMoves,
  readSolanaMoves,
} from '../fixtures/independent.ts'
import { readPayment } from '../fixtures/readPayment.ts'
import { test } from '../fixtures/test.ts'
import { AccountPage } from '../pages/AccountPage.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { SendPage } from '../pages/SendPage.ts'

const receiver = '0x000000000000000000000000000000000000dEaD'

for (const [library, config] of [
  ['wagmi', 'default'],
  ['ethers', 'ethers'],
] as const) {
  test(`${library}: a payment outlives a reload, in the wallet and in the network`, async ({
    laboratory,
    modal,
    playground,
    wallet,
  }) => {
    const account = new AccountPage(modal)
    const sending = new SendPage(playground.page, modal)
    const rpcUrl = laboratory.chains.find(({ id }) => id === 1)?.rpcUrl
    const reader = createPublicClient({ transport: http(rpcUrl) })
    const miner = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
    const [sender] = wallet.accounts
    if (!sender) throw new Error('The wallet has no account.')
    await playground.gotoConnected(modal, { config })
    await playground.button.click()
    const first = await reader.getTransactionCount({ address: sender })

    // In the wallet: what it approves later is in the chain once, and the page says nothing false.
    wallet.program('eth_sendTransaction', delay(3000))
    await sending.fillFromAccount({ token: 'Ether', amount: '0.0625', to: receiver })
    await sending.preview()
    await sending.confirm()
    await expect(modal.title('Continue in Harbour Wallet')).toBeVisible()
    await expect.poll(() => wallet.requests.at(-1)?.method).toBe('eth_sendTransaction')
    await playground.page.reload()
    await expect(playground.address).toHaveText(sender)
    await expect
      .poll(() => reader.getTransactionCount({ address: sender }), { timeout: 30_000 })
      .toBe(first + 1)
    await expect(modal.dialog).toBeHidden()

    // In the network: the page still waits for it.
    await playground.button.click()
    await sending.fillFromAccount({ token: 'Ether', amount: '0.03125', to: receiver })
    await sending.preview()
    await miner.setAutomine(false)
    await sending.confirm()
    await expect(modal.title('Sending on Ethereum…')).toBeVisible()
    const hash = await sending.readLinkedHash()
    await playground.page.reload()
    await expect(playground.address).toHaveText(sender)
    await playground.button.click()
    await expect(account.happened('0.031')).toContainText('Pending')
    await miner.setAutomine(true)
    await miner.mine({ blocks: 1 })
    await expect(account.happened('0.031')).not.toContainText('Pending', { timeout: 30_000 })
    await expect(account.happened('0.031')).toHaveCount(1)
    expect(await readPayment({ laboratory, chainId: 1, hash })).toEqual({
      ...{ status: 'success', chainId: 1, sender, receiver, amount: parseEther('0.03125') },
    })
    expect(await reader.getTransactionCount({ address: sender })).toBe(first + 2)
  })
}

test('two tabs pay at once, and each shows what it paid', async ({
  context,
  laboratory,
  modal,
  playground,
  wallet,
}) => {
  const other = await context.newPage()
  const tabs = [
    { playground, modal, amount: '0.015625' },
    {
      playground: new PlaygroundPage(other, laboratory.url),
      modal: new ModalPage(other),
      amount: '0.0078125',
    },
  ]
  await playground.gotoConnected(modal)
  await tabs[1]?.playground.goto()
  const payments = tabs.map((tab) => ({ ...tab, sending: new SendPage(tab.modal.page, tab.modal) }))
  for (const tab of payments) {
    await expect(tab.playground.address).toHaveText(wallet.accounts[0] ?? '')
    await tab.playground.button.click()
    await tab.sending.fillFromAccount({ token: 'Ether', amount: tab.amount, to: receiver })
    await tab.sending.preview()
    await expect(tab.sending.seen).toHaveText(`${tab.amount} ETH`)
  }
  await Promise.all(payments.map(({ sending }) => sending.confirm()))
  for (const tab of payments) {
    await expect(tab.modal.title('Sent')).toBeVisible({ timeout: 30_000 })
    const hash = await tab.sending.readLinkedHash()
    expect(await readPayment({ laboratory, chainId: 1, hash })).toEqual({
      ...{ status: 'success', chainId: 1, sender: wallet.accounts[0], receiver },
      amount: parseEther(tab.amount),
    })
  }
})

familyTest(
  'Solana: a payment outlives a reload',
  async ({ modal, openFamily, playground, quietPage, startChain }) => {
    const { rpcUrl } = await startChain('solana')
    const family = await openFamily('solana', 'Solana')
    const sending = new SendPage(quietPage, modal)
    const account = new AccountPage(modal)
    await playground.button.click()
    await modal.chooseWallet('Mooring Wallet')
    await expect(modal.dialog).toBeHidden()
    const sender = (await family.address.textContent()) ?? ''
    const to = createSolanaAddress()
    await playground.button.click()
    await sending.fillFromAccount({ token: 'Solana', amount: '0.125000001', to })
    await sending.preview()
    await expect(sending.seen).toHaveText('0.125000001 SOL')
    await sending.confirm()
    await expect(sending.explorerLink).toBeVisible()
    await quietPage.reload()
    await expect(family.address).toHaveText(sender)
    await playground.button.click()
    await account.goTo('Activity')
    await expect(account.happened('0.125')).toHaveCount(1)
    await expect(account.happened('0.125')).not.toContainText('Pending', { timeout: 30_000 })
    const { payer, coins } = await readSolanaMoves(rpcUrl, to)
    expect({ payer, got: coins[to] }).toEqual({ payer: sender, got: 125_000_001n })
  },
)

familyTest(
  'Bitcoin: a payment outlives a reload',
  async ({ modal, openFamily, playground, quietPage, startChain }) => {
    const { rpcUrl } = await startChain('bitcoin')
    const family = await openFamily('bitcoin', 'Bitcoin')
    const sending = new SendPage(quietPage, modal)
    const account = new AccountPage(modal)
    await playground.button.click()
    await modal.chooseWallet('Tideway Wallet')
    await expect(modal.dialog).toBeHidden()
    const sender = (await family.address.textContent()) ?? ''
    const to = createBitcoinAddress()
    await playground.button.click()
    await sending.fillFromAccount({ token: 'Bitcoin', amount: '0.00098765', to })
    await sending.preview()
    await sending.confirm()
    await expect(modal.title('Sending on Bitcoin Regtest…')).toBeVisible()
    await quietPage.reload()
    await expect(family.address).toHaveText(sender)
    await playground.button.click()
    await expect(account.happened('BTC')).toContainText('Pending')
    await fetch(`${rpcUrl}/regtest/mine`, { method: 'POST' })
    await expect(account.happened('BTC')).not.toContainText('Pending', { timeout: 40_000 })
    const { paid } = await readBitcoinMoves(rpcUrl, to)
    expect(paid).toContainEqual({ address: to, sats: 98_765n })
  },
)
