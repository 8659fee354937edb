import { createMiniAppHost } from '@cleat/localnet'
import { type WalletWindow, walletWindow } from '@cleat/testing/auth'
import { installDevWallet } from '@cleat/testing/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { launchStrict } from '../pages/launchStrict.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** The wallet’s origin on another site starts with the first journey. */
test.setTimeout(600_000)
test.use({ serviceSearch: '?site=other' })

/** Accounts of the local chain, which own one of Farcaster each. */
const phoneKey = '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a'
const appUser = {
  ...{ fid: 5654, username: 'ada' },
  privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
} as const
const appAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Farcaster/1.0'

type Opened = {
  readonly context: BrowserContext
  readonly page: Page
  readonly playground: PlaygroundPage
  readonly modal: ModalPage
  readonly evm: FamilyPage
}

/** Opens a page in a browser as visitors have it: storage by site, windows by a gesture alone. */
async function open(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<Opened> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const [playground, modal] = [new PlaygroundPage(page, url), new ModalPage(page)]
  return { context, page, playground, modal, evm: new FamilyPage(page, 'EVM') }
}

async function openModal({ playground, modal }: Opened): Promise<void> {
  await playground.goto({ config: 'embedded', site: 'other' })
  await playground.button.click()
  await expect(modal.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
}

const press = ({ modal }: Opened, name: RegExp) =>
  modal.dialog.getByRole('button', { name }).first().click()

/** Opens the window that the modal offers. */
async function openWindow({ context, modal }: Opened): Promise<WalletWindow> {
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 60_000 })
  const opening = context.waitForEvent('page')
  await modal.button('Open the window').click()
  return walletWindow(await opening)
}

async function disconnect({ evm }: Opened): Promise<void> {
  await evm.click('Disconnect')
  await expect(evm.status).toHaveText('disconnected')
}

test('Farcaster on another site: a window shows the code, and another device signs', async ({
  laboratory,
  walletOrigin,
}) => {
  const browser = await launchStrict()
  const all = await open(browser, laboratory.url)
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await installDevWallet(phone, {
    ...{ chains: [...laboratory.chains], privateKeys: [phoneKey] },
    info: { name: 'Harbour Wallet', rdns: 'dev.cleat.harbour' },
  })
  const device = await phone.newPage()
  const logIn = async () => {
    await openModal(all)
    await press(all, /Farcaster$/)
    const window = await openWindow(all)
    await expect(window.title('Log in with Farcaster')).toBeVisible({ timeout: 20_000 })
    const here = window.page.getByRole('link', { name: /Continue in this browser/ })
    const link = (await here.getAttribute('href')) ?? ''
    expect(link).toMatch(new RegExp(`^${walletOrigin.url}/w/farcaster#[\\w-]{22}$`))
    // The page has nothing of it.
    await expect(all.modal.dialog.getByRole('link')).toHaveCount(0)
    await device.goto('about:blank')
    await device.goto(link)
    await expect(window.title('Continue where you opened it')).toBeVisible()
    return window
  }
  const sign = async () => {
    await device.getByRole('button', { name: 'Harbour Wallet' }).click()
    await expect(device.getByRole('heading', { name: 'You’re logged in' })).toBeVisible()
  }

  // Declined there, it is said in the window and in the modal.
  const declined = await logIn()
  await device.getByRole('button', { name: 'Don’t log in' }).click()
  await expect(declined.page.getByText('Login declined. Nothing was shared.')).toBeVisible()
  await expect(all.modal.dialog).toContainText('Login declined. Nothing was shared.')
  await declined.page.close()

  const window = await logIn()
  await sign()
  await window.createWallet()
  await expect(all.evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await all.evm.address.textContent()) ?? ''

  // This browser is known: a signature is all it takes, and the window closes.
  await disconnect(all)
  const known = await logIn()
  const closing = known.page.waitForEvent('close')
  await sign()
  await closing
  await expect(all.evm.address).toHaveText(address, { timeout: 20_000 })
  await browser.close()
})

test('where the relay answers, the window opens Farcaster’s app', async ({ laboratory }) => {
  const browser = await launchStrict()
  // At a name, its app stands in.
  const all = await open(browser, laboratory.url.replace('127.0.0.1', 'localhost'))
  await openModal(all)
  await press(all, /Farcaster$/)
  const window = await openWindow(all)
  const opening = all.context.waitForEvent('page')
  await window.page.getByRole('link', { name: /Open Farcaster/ }).click({ timeout: 20_000 })
  const app = await opening
  await app.getByRole('button', { name: 'Log in' }).click()
  await expect(app.getByText('Logged in.')).toBeVisible()
  await app.close()
  await expect(window.title(/recovery code/)).toBeVisible({ timeout: 20_000 })
  await browser.close()
})

test('in a Mini App on another site: one tap, then a window that has the key', async ({
  laboratory,
  walletOrigin,
}) => {
  expect(walletOrigin.url).toContain('localhost')
  const browser = await launchStrict()
  const all = await open(browser, laboratory.url, {
    ...{ userAgent: appAgent, viewport: { width: 390, height: 844 }, hasTouch: true },
  })
  const { page } = all
  const host = createMiniAppHost({
    ...{ user: appUser, domain: new URL(laboratory.url).host },
    answer: (data) =>
      page.evaluate((given) => {
        document.dispatchEvent(new MessageEvent('FarcasterFrameCallback', { data: given }))
      }, data),
  })
  await page.exposeFunction('postToApp', (text: string) => host.hear(text))
  await page.addInitScript(() => {
    // Only pages that the web view itself shows have it.
    if (window !== window.top) return
    const postMessage = (text: string) => void Object(window).postToApp(text)
    Object.assign(window, { ReactNativeWebView: { postMessage } })
  })
  host.next('allow')
  await openModal(all)
  await press(all, /Farcaster$/)
  const first = await openWindow(all)
  await first.createWallet()
  await expect(all.evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await all.evm.address.textContent()) ?? ''
  expect(host.heard).toEqual(['context', 'signIn'])

  // A window that is known asks nothing, and closes.
  await disconnect(all)
  await openModal(all)
  await press(all, /Farcaster$/)
  const known = await openWindow(all)
  if (!known.page.isClosed()) await known.page.waitForEvent('close')
  await expect(all.evm.address).toHaveText(address, { timeout: 20_000 })
  await browser.close()
})

test('on another site, a provider proves the account of a mailbox, in the same window', async ({
  laboratory,
  walletOrigin,
}) => {
  const browser = await launchStrict()
  const all = await open(browser, laboratory.url)
  // A mailbox that Google itself vouches for.
  const email = `may${Date.now()}@gmail.com`
  const control = new URL('/wallet-service/social?site=other', laboratory.url).href
  const decide = async (
    user: { id: string; email: string | null },
    step: 'allow' | 'deny' = 'allow',
  ) => {
    // Else the provider knows the visitor, and asks nothing.
    await all.context.clearCookies({ domain: '127.0.0.1' })
    await all.page.request.post(control, { data: { provider: 'google', step, user } })
  }
  await decide({ id: email, email })
  await openModal(all)
  const opening = all.context.waitForEvent('page')
  await press(all, /Google$/)
  const made = walletWindow(await opening)
  await made.createWallet()
  await expect(all.evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await all.evm.address.textContent()) ?? ''
  const logIn = async () => {
    await disconnect(all)
    await openModal(all)
    await all.modal.dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await all.page.keyboard.press('Enter')
    const window = await openWindow(all)
    await window.typeCode(await walletOrigin.mailbox.codeFor(email))
    return window
  }
  const window = await logIn()
  const use = window.button('Continue with Google')
  await expect(window.title('You already have a wallet')).toBeVisible({ timeout: 20_000 })
  // A visitor who declines there is asked again, and so is a stranger.
  await decide({ id: email, email }, 'deny')
  await use.click()
  await expect(window.page.getByRole('alert')).toContainText('The login wasn’t completed.', {
    timeout: 30_000,
  })
  await decide({ id: `stranger of ${email}`, email: null })
  await use.click()
  await expect(window.page.getByRole('alert')).toContainText('doesn’t open this wallet', {
    timeout: 30_000,
  })
  await decide({ id: email, email })
  const closing = window.page.waitForEvent('close')
  await use.click()
  await closing
  await expect(all.evm.address).toHaveText(address, { timeout: 20_000 })
  await browser.close()
})
