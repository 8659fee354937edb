import { installDevWallet } from '@cleat/testing/playwright'
import { devices, type Locator } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { SignInPage } from '../pages/SignInPage.ts'

// The browser says so of the session that ended.
test.use({ expectedNoise: /status of 401/ })

/** Connects the wallet, and signs in. */
async function signIn(button: Locator, modal: ModalPage, session: SignInPage): Promise<void> {
  await button.click()
  await modal.chooseWallet()
  await modal.button('Sign in').click()
  await expect(session.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()
}

test('signed in on the desktop and on the phone, which signs out everywhere', async ({
  browser,
  laboratory,
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const desktop = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in' })
  await signIn(playground.button, modal, desktop)
  expect(wallet.accounts.length).toBeGreaterThan(0)

  const { defaultBrowserType: _, ...iPhone } = devices['iPhone 15']
  const context = await browser.newContext(iPhone)
  const phoneWallet = await installDevWallet(context, {
    ...{ chains: [...laboratory.chains], accounts: [...wallet.accounts] },
    info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
  } as Parameters<typeof installDevWallet>[1])
  const page = await context.newPage()
  await page.goto(`${laboratory.url}?config=sign-in&wallets=none`)
  const [phone, sheet] = [new SignInPage(page), new ModalPage(page)]
  await signIn(page.locator('header').locator('[data-cleat] button'), sheet, phone)
  await phone.openSessions()
  const [here, there] = [
    sheet.dialog.getByRole('listitem').nth(0),
    sheet.dialog.getByRole('listitem').nth(1),
  ]
  await expect(here).toHaveText(/Safari on iPhone.*This device/)
  await expect(there).toHaveText(/Linux.*Last used/)
  await sheet.button('Sign out everywhere').click()
  await expect(phone.status).toHaveText('signedOut')

  await desktop.openSessions()
  await expect(modal.dialog.getByText(/^You’re not signed in to/)).toBeVisible()
  await expect(desktop.status).toHaveText('signedOut')
  await phoneWallet.dispose()
  await context.close()
})

test('one device signs another one out, which learns it with its next visit', async ({
  browser,
  laboratory,
  modal,
  playground,
  quietPage,
  wallet,
}) => {
  const desktop = new SignInPage(quietPage)
  await playground.goto({ config: 'sign-in' })
  await signIn(playground.button, modal, desktop)
  const context = await browser.newContext()
  await installDevWallet(context, {
    ...{ chains: [...laboratory.chains], accounts: [...wallet.accounts] },
    info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
  } as Parameters<typeof installDevWallet>[1])
  const page = await context.newPage()
  await page.goto(`${laboratory.url}?config=sign-in&wallets=none`)
  const [other, window] = [new SignInPage(page), new ModalPage(page)]
  await signIn(page.locator('header').locator('[data-cleat] button'), window, other)

  await desktop.openSessions()
  await modal.dialog.getByRole('button', { name: /^Sign out of (?:Chrome on )?Linux/ }).click()
  await expect(modal.dialog.getByText('You’re signed in nowhere else.')).toBeVisible()
  await page.reload()
  await expect(other.status).toHaveText('signedOut')
  await expect(window.dialog).toBeHidden()
  await expect(desktop.status).toHaveText('signedIn')
  await context.close()
})
