import { type DevWalletHandle, installDevWallet } from '@cleat/testing/playwright'
import { test as base, expect } from '../fixtures/test.ts'

const test = base.extend<{ second: DevWalletHandle }>({
  second: async ({ context, laboratory }, use) => {
    const wallet = await installDevWallet(context, {
      chains: [...laboratory.chains],
      info: { name: 'Lantern Wallet', rdns: 'dev.cleat.lantern' },
    })
    const [, account] = wallet.accounts
    if (account) wallet.selectAccounts([account])
    await use(wallet)
    await wallet.dispose()
  },
})

test('two wallets of one chain: either is put to use, both come back, and one ends alone', async ({
  modal,
  playground,
  second,
  wallet,
}) => {
  const [first] = wallet.accounts
  const [, other] = second.accounts
  const { page } = playground
  await playground.gotoConnected(modal)
  await playground.button.click()
  await modal.button(/Wallets/).click()
  await modal.button('Connect another wallet').click()
  await modal.chooseWallet('Lantern Wallet')
  await expect(playground.address).toHaveText(other ?? '')

  await page.reload()
  await expect(playground.address).toHaveText(other ?? '')
  await playground.button.click()
  await modal.button(/Wallets/).click()
  await modal.button(/Harbour Wallet.*Switch/).click()
  await expect(playground.address).toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('Valid signature')
  expect(wallet.requests.some(({ method }) => method === 'personal_sign')).toBe(true)
  expect(second.requests.some(({ method }) => method === 'personal_sign')).toBe(false)

  await playground.button.click()
  await modal.button(/Wallets/).click()
  await modal.button('Disconnect Harbour Wallet').click()
  await expect(playground.address).toHaveText(other ?? '')
  await page.reload()
  await expect(playground.address).toHaveText(other ?? '')
  await expect(playground.status).toHaveText('connected')
})
