import { expect, test } from '../fixtures/test.ts'

test('by hand: the laboratory’s own wallet asks in a window of its own', async ({
  context,
  modal,
  playground,
}) => {
  const { page, url } = playground
  await page.goto(url)
  const approve = async (action: () => Promise<void>) => {
    const [popup] = await Promise.all([context.waitForEvent('page'), action()])
    await popup.getByTestId('wallet-approve').click()
    await expect.poll(() => popup.isClosed()).toBe(true)
  }

  await playground.button.click()
  await approve(() => modal.chooseWallet('Bollard Wallet'))
  await expect(playground.status).toHaveText('connected')
  await expect(modal.dialog).toBeHidden()
  await approve(() => playground.click('Sign message'))
  await expect(playground.signOutcome).toContainText('Valid signature')

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    playground.click('Sign message'),
  ])
  await popup.getByTestId('wallet-reject').click()
  await expect(playground.signOutcome).toContainText('REQUEST_USER_REJECTED')
})
