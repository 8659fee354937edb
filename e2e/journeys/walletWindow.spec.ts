import type { Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ launchOptions: launchOptions('windows') })

test('by hand: the laboratory’s own wallet asks in a window of its own', async ({
  context,
  modal,
  playground,
}) => {
  const { page, url } = playground
  await page.goto(url)
  const approve = async (action: () => Promise<void>) => {
    const [popup] = await Promise.all([context.waitForEvent('page'), action()])
    await pressLast(popup, 'wallet-approve')
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
  await pressLast(popup, 'wallet-reject')
  await expect(playground.signOutcome).toContainText('REQUEST_USER_REJECTED')
})

/** Presses the button that closes the window. The window may be gone before the press resolves. */
async function pressLast(popup: Page, testId: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  const button = popup.getByTestId(testId)
  await expect(button).toBeEnabled()
  await button.click().catch((error: unknown) =>
    closed.catch(() => {
      throw error
    }),
  )
  await closed
}
