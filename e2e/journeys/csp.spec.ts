import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { SignInPage } from '../pages/SignInPage.ts'

/** The violations of the page's content security policy. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => Object(window).violations as string[])
}

test('nothing of Cleat needs more than a strict policy', async ({ modal, playground, wallet }) => {
  const { page } = playground
  const violations = await watchViolations(page)
  await playground.goto({ config: 'csp' })
  await playground.button.click()
  await expect(modal.button(/Harbour Wallet/)).toBeVisible()
  expect(await modal.dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  await modal.button(/All wallets/).click()
  await expect(modal.title('All wallets')).toBeVisible()
  await modal.button('Back').click()
  await modal.chooseWallet()
  await expect(modal.dialog).toBeHidden()
  await expect(playground.status).toHaveText('connected')
  await playground.click('Sign message')
  await expect(playground.signOutcome).toContainText('0x')
  await playground.button.click()
  await modal.button(/Ethereum/).click()
  await expect(modal.button(/Arbitrum/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  expect(wallet.requests.length).toBeGreaterThan(0)
  expect(await violations()).toEqual([])
})

test('signing in needs no more, A19', async ({ modal, playground, wallet }) => {
  const { page } = playground
  const violations = await watchViolations(page)
  const signIn = new SignInPage(page)
  await playground.goto({ config: 'sign-in', policy: 'strict' })
  await playground.button.click()
  await modal.chooseWallet()
  await modal.dialog.getByText('What you sign').click()
  await modal.button('Sign in').click()
  await expect(signIn.status).toHaveText('signedIn')
  await expect(modal.dialog).toBeHidden()
  await signIn.openSessions()
  await expect(modal.dialog.getByText('This device')).toBeVisible()
  await modal.button('Sign out').click()
  await expect(signIn.status).toHaveText('signedOut')
  expect(wallet.requests.filter(({ method }) => method === 'personal_sign')).toHaveLength(1)
  expect(await violations()).toEqual([])
})

test('the policy is strict', async ({ page, laboratory }) => {
  const violations = await watchViolations(page)
  await page.goto(`${laboratory.url}?config=csp&wallets=none`)
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red')
    document.head.append(document.createElement('style'))
    document.head.lastElementChild?.append('body { color: red }')
    try {
      document.body.insertAdjacentHTML('beforeend', '<b></b>')
    } catch {
      // The expected result.
    }
  })
  const heard = async () => new Set((await violations()).map((text) => text.split(':')[0]))
  await expect
    .poll(heard)
    .toEqual(new Set(['require-trusted-types-for', 'style-src-attr', 'style-src-elem']))
})
