import {
  createMailboxReader,
  evict,
  evictStorage,
  type WalletWindow,
  walletFrame,
  walletWindow,
} from '@cleat/testing/auth'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { createTestClient, http, parseEther, verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { FamilyPage } from '../pages/FamilyPage.ts'
import { launchStrict } from '../pages/launchStrict.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** The wallet’s origin on another site starts with the first journey. */
test.setTimeout(600_000)

const message = 'Hello from Cleat ⚓'
let count = 0
const createEmail = () => `mary${Date.now()}-${count++}@mail.example`

/** Opens the page in a browser as visitors have it: storage by site, windows by a gesture alone. */
async function open(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const [playground, modal] = [new PlaygroundPage(page, url), new ModalPage(page)]
  const evm = new FamilyPage(page, 'EVM')
  const frame = walletFrame(page)
  return { context, page, playground, modal, evm, frame }
}

/** The mailbox of the wallet that is on another site. */
async function readMailbox(url: string) {
  const service = new URL('/wallet-service?site=other', url)
  const { mailboxUrl } = (await (await fetch(service)).json()) as { mailboxUrl: string }
  return createMailboxReader({ url: mailboxUrl })
}

type Opened = Awaited<ReturnType<typeof open>>

/** Opens the window that the modal offers. */
async function openWindow({ context, modal }: Opened): Promise<WalletWindow> {
  const opening = context.waitForEvent('page')
  await modal.button('Open the window').click()
  return walletWindow(await opening)
}

/** Starts a login by e-mail, up to the window. */
async function begin(all: Opened, email: string): Promise<WalletWindow> {
  const { page, playground, modal } = all
  await playground.goto({ config: 'embedded', site: 'other' })
  await playground.button.click()
  await modal.dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 60_000 })
  return openWindow(all)
}

/** What the wallet's frame asks its service, and what of it is refused. */
function recordFrame(context: BrowserContext, page: Page) {
  const [asked, refused]: [string[], string[]] = [[], []]
  context.on('response', (response) => {
    const path = /\/wallet\/v1\/(\w+)/.exec(response.url())?.[1]
    if (!path || response.frame().page() !== page) return
    asked.push(path)
    if (response.status() === 403) refused.push(path)
  })
  return { asked, refused }
}

/** The databases of the wallet's frame, and of its windows. */
const listDatabases = () => indexedDB.databases().then((all) => all.map(({ name }) => name))

test('on another site: log in, reload, sign, send and log out, by windows; closed, blocked and cut off', async ({
  laboratory,
}) => {
  const browser = await launchStrict()
  const mailbox = await readMailbox(laboratory.url)
  const all = await open(browser, laboratory.url)
  const { context, page, modal, evm } = all
  const { asked, refused } = recordFrame(context, page)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const email = createEmail()

  const login = await begin(all, email)
  await login.typeCode(await mailbox.codeFor(email))
  expect(login.page.url()).toMatch(/\/w\/in$/)
  // Nothing that the visitor sees there can be moved or closed by the page.
  expect(await login.page.evaluate(() => window.opener)).toBeNull()
  await login.createWallet()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await evm.address.textContent()) as `0x${string}`

  // A reload opens no window.
  const pages = context.pages().length
  await page.reload()
  await expect(evm.status).toHaveText('connected')
  await expect(evm.address).toHaveText(address)
  expect(context.pages()).toHaveLength(pages)
  // The frame has other storage than the windows: its key is no device of an account.
  await expect
    .poll(() => page.frames().find((one) => one.url().endsWith('/frame')) !== undefined)
    .toBe(true)
  const frame = page.frames().find((one) => one.url().endsWith('/frame'))
  expect(await frame?.evaluate(listDatabases)).toEqual(['cleat-wallet'])

  await evm.click('Sign message')
  const signing = await openWindow(all)
  await expect(signing.page.getByText(message)).toBeVisible({ timeout: 20_000 })
  await expect(signing.page.getByText(/127\.0\.0\.1/).first()).toBeVisible()
  const closed = signing.page.waitForEvent('close')
  await signing.confirm()
  await closed
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address, message, signature })).toBe(true)

  const transport = http(laboratory.chains[0]?.rpcUrl)
  await createTestClient({ mode: 'anvil', transport }).setBalance({
    ...{ address, value: parseEther('1') },
  })
  await evm.click('Send')
  await modal.title('Continue in the wallet window').waitFor({ timeout: 20_000 })
  const sending = await openWindow(all)
  await expect(sending.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await sending.confirm()
  await expect(evm.sendOutcome).toHaveText(/^0x[0-9a-f]{64}$/, { timeout: 30_000 })

  // Closing the window ends the request.
  await evm.click('Sign message')
  const left = await openWindow(all)
  await expect(left.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await left.page.waitForTimeout(500)
  await left.page.close({ runBeforeUnload: true })
  await expect(evm.signOutcome).toHaveText(/declined|rejected/i, { timeout: 20_000 })

  // A second window takes the place of the first.
  await evm.click('Sign message')
  const first = await openWindow(all)
  await expect(first.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  const gone = first.page.waitForEvent('close')
  const opening = context.waitForEvent('page')
  await modal.button('Show the window').click()
  const second = walletWindow(await opening)
  await gone
  await expect(second.title('Approve this?')).toBeVisible({ timeout: 20_000 })
  await second.confirm()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

  await evm.click('Disconnect')
  await expect(evm.status).toHaveText('disconnected')
  await page.reload()
  await expect(evm.status).toHaveText('disconnected')
  // In all that time, the frame asked for nothing of a wallet.
  expect([...new Set(asked)].sort()).toEqual(['config', 'handoffs', 'session', 'stream'])
  expect(refused).toEqual([])

  // A window that is cut off from its opener: its code is typed in the frame.
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...given) => {
      const opened = open(...given)
      if (opened) opened.opener = null
      return opened
    }
  })
  const cut = await begin(all, email)
  await expect(cut.title('Enter this code in the app')).toBeVisible({ timeout: 20_000 })
  expect(cut.page.url()).toMatch(/\/w\/in$/)
  const digits = ((await cut.page.locator('output').textContent()) ?? '').trim()
  await expect(all.frame.title('Enter the code from the window')).toBeVisible({ timeout: 20_000 })
  await all.frame.frame.getByRole('textbox').fill(digits)
  await all.frame.click('Continue')
  await cut.typeCode(await mailbox.codeFor(email))
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)

  // A link that was used, in the browser of someone else, opens nothing.
  const stranger = await browser.newContext()
  const link = await stranger.newPage()
  await link.goto(`${new URL(cut.page.url()).origin}/w#${'A'.repeat(43)}`)
  await expect(link.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 20_000 })
  expect(errors).toEqual([])
  await browser.close()
})

test('on another site, what the browser evicted of frame and windows: the recovery code opens the wallet', {
  tag: '@nightly',
}, async ({ laboratory }) => {
  const browser = await launchStrict()
  const mailbox = await readMailbox(laboratory.url)
  const all = await open(browser, laboratory.url)
  const { context, page, evm } = all
  const email = createEmail()
  const login = await begin(all, email)
  await login.typeCode(await mailbox.codeFor(email))
  const code = await login.createWallet()
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  const address = (await evm.address.textContent()) ?? ''

  await evict(page)
  const other = await context.newPage()
  const frame = page.frames().find((one) => one.url().endsWith('/frame'))
  await other.goto(new URL('/recover.html', frame?.url()).href)
  expect(await other.evaluate(listDatabases)).toContain('cleat-wallet')
  await other.evaluate(evictStorage)
  await other.close()

  // The page shows the account until the frame is asked.
  await page.reload()
  await expect(evm.status).toHaveText('disconnected')
  const again = await begin(all, email)
  await again.typeCode(await mailbox.codeFor(email))
  await expect(again.title('Open your wallet')).toBeVisible({ timeout: 20_000 })
  await again.page.getByLabel('Recovery code').fill(code)
  await again.click('Open wallet')
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
  await evm.click('Sign message')
  await (await openWindow(all)).confirm()
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  expect(await verifyMessage({ address: address as `0x${string}`, message, signature })).toBe(true)
  await browser.close()
})
