import { createMailboxReader, walletFrame, walletWindow } from '@cleat/testing/auth'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { launchStrict } from '../pages/launchStrict.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** The wallet’s origins start with the journey. */
test.setTimeout(600_000)

const message = 'Hello from Cleat ⚓'
const severed = { config: 'embedded', opener: 'severed' }

test('an app that isolates itself (COOP) logs in and signs by windows that it cannot reach', {
  tag: '@desktop',
}, async ({ laboratory }) => {
  const browser = await launchStrict()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const [playground, modal] = [new PlaygroundPage(page, laboratory.url), new ModalPage(page)]
  const [evm, frame] = [new FamilyPage(page, 'EVM'), walletFrame(page)]
  const service = new URL('/wallet-service?site=other', laboratory.url).href
  const { mailboxUrl } = (await (await fetch(service)).json()) as { mailboxUrl: string }
  const email = `iso${Date.now()}@mail.example`
  const mailbox = createMailboxReader({ url: mailboxUrl })
  await recordOpened(page)
  /** Opens what the modal offers, and types the window’s code into the frame. */
  const openWindow = async (title: string) => {
    const opening = context.waitForEvent('page')
    await modal.button('Open the window').click()
    const window = walletWindow(await opening)
    await expect(window.title('Enter this code in the app')).toBeVisible({ timeout: 30_000 })
    // The browser has cut both off from each other.
    expect(await window.page.evaluate(() => globalThis.opener)).toBeNull()
    expect(await page.evaluate(() => Object(window).opened.at(-1).closed)).toBe(true)
    const digits = ((await window.page.locator('output').textContent()) ?? '').trim()
    await expect(frame.title('Enter the code from the window')).toBeVisible({ timeout: 20_000 })
    await frame.frame.getByRole('textbox').fill(digits)
    await frame.click('Continue')
    await expect(window.title(title)).toBeVisible({ timeout: 30_000 })
    return window
  }

  const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
  await playground.goto({ ...severed, site: 'other' })
  expect((await answered).headers()['cross-origin-opener-policy']).toBe('same-origin')
  await playground.button.click()
  await modal.dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 60_000 })
  const login = await openWindow('Enter the code')
  await login.typeCode(await mailbox.codeFor(email))
  await login.createWallet()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await evm.address.textContent()) as `0x${string}`

  await page.reload()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await evm.click('Sign message')
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 20_000 })
  const signing = await openWindow('Approve this?')
  const closed = signing.page.waitForEvent('close')
  await signing.confirm()
  await closed
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/, { timeout: 20_000 })
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  // A window that says it is closed ends no request; one that is closed does.
  await evm.click('Sign message')
  const left = await openWindow('Approve this?')
  await left.page.waitForTimeout(4_000)
  await expect(evm.signOutcome).not.toHaveText(/declined|rejected/i)
  await left.page.close({ runBeforeUnload: true })
  await expect(evm.signOutcome).toHaveText(/declined|rejected/i, { timeout: 20_000 })
  await browser.close()
})

test('an app that isolates itself (COOP) logs in at a provider, whose window says that it is closed', {
  tag: '@desktop',
}, async ({ laboratory, playground, modal, quietPage, visitor }) => {
  const page = quietPage
  await page.request.post(new URL('/wallet-service/social', laboratory.url).href, {
    data: { provider: 'google', step: 'allow', user: { id: `${Date.now()}`, email: null } },
  })
  await recordOpened(page)
  await playground.goto(severed)
  await playground.button.click()
  const opening = page.context().waitForEvent('page')
  await modal.dialog.getByRole('button', { name: /Google$/ }).click()
  const window = await opening
  await window.waitForEvent('close', { timeout: 60_000 })
  expect(await page.evaluate(() => Object(window).opened.at(-1).closed)).toBe(true)
  await visitor.createWallet()
  await expect(visitor.evm.status).toHaveText('connected', { timeout: 20_000 })
})

/** Keeps what the page opens, to ask each whether it is there. */
async function recordOpened(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    const opened: (Window | null)[] = []
    Object.assign(window, { opened })
    window.open = (...given) => {
      const one = open(...given)
      opened.push(one)
      return one
    }
  })
}
