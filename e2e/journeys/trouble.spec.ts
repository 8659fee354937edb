import { answerGarbage, delay, neverAnswer, rejectRequest } from '@cleat/testing'
import { expect, test } from '../fixtures/test.ts'

test('declined in the wallet, then tried again', async ({ modal, playground, wallet }) => {
  wallet.program('eth_requestAccounts', rejectRequest())
  await playground.goto()
  await playground.click('open() and wait')
  await modal.chooseWallet()
  await expect(modal.dialog).toContainText(/declined/i)
  await expect(playground.status).toHaveText('disconnected')
  await modal.button(/Try again/).click()
  await expect(playground.status).toHaveText('connected')
  await expect(playground.openOutcome).toContainText('open() resolved with 0x')
})

test('a wallet that never answers: hint, close, and another try', async ({
  modal,
  playground,
  wallet,
}) => {
  wallet.program('eth_requestAccounts', neverAnswer())
  await playground.goto()
  await playground.click('open() and wait')
  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connecting')
  await expect(modal.button(/Try again/)).toBeVisible({ timeout: 12_000 })
  await playground.page.keyboard.press('Escape')
  await expect(playground.openOutcome).toHaveText('open() rejected with CONNECTION_USER_CLOSED')
  await expect(playground.status).toHaveText('disconnected')
  await playground.button.click()
  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connected')
})

test('a wallet that answers nonsense', async ({ modal, playground, wallet }) => {
  wallet.program('eth_requestAccounts', answerGarbage([42]))
  await playground.goto()
  await playground.button.click()
  await modal.chooseWallet()
  await modal.dialog.getByText('Details', { exact: true }).click()
  await expect(modal.dialog).toContainText('WALLET_BAD_ANSWER')
  await modal.button(/Try again/).click()
  await expect(playground.status).toHaveText('connected')
})

test('going back while the wallet asks, then again', async ({ modal, playground, wallet }) => {
  wallet.program('eth_requestAccounts', delay(4000))
  await playground.goto()
  await playground.button.click()
  await modal.chooseWallet()
  await modal.button('Back').click()
  await modal.chooseWallet()
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
})

test('disconnect ends though the wallet never answers', async ({ modal, playground, wallet }) => {
  await playground.gotoConnected(modal)
  wallet.program('wallet_revokePermissions', neverAnswer())
  await playground.click('Disconnect')
  await expect(playground.status).toHaveText('disconnected')
})

test('a signature that is declined, and one that is wrong', async ({
  modal,
  playground,
  wallet,
}) => {
  await playground.gotoConnected(modal)
  wallet.program('personal_sign', rejectRequest())
  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('REQUEST_USER_REJECTED')
  wallet.program('personal_sign', answerGarbage(`0x${'11'.repeat(65)}`))
  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('REQUEST_SIGNATURE_INVALID')
})

test('switching that is declined leaves everything as it was', async ({
  modal,
  playground,
  wallet,
}) => {
  await playground.gotoConnected(modal)
  wallet.program('wallet_switchEthereumChain', rejectRequest())
  await playground.click('Base')
  await expect(playground.switchOutcome).toHaveText('NETWORK_SWITCH_REJECTED')
  await expect(playground.chainId).toHaveText('1')
})
