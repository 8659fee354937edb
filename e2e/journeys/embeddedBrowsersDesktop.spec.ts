import type { Browser, Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import { launchStrict } from '../pages/launchStrict.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'

/** The wallet’s origin, its mailbox and a chain of Solana start with the first journey. */
test.setTimeout(600_000)

const message = 'Hello from Cleat ⚓'
let count = 0
const createEmail = () => `lin${Date.now()}-${count++}@mail.example`

/** Opens a page in a browser as visitors have it. */
async function open(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  return { page, playground: new PlaygroundPage(page, url), modal: new ModalPage(page) }
}

/** Whether the browser refuses a window that no gesture asked for. */
async function isBlocking(page: Page): Promise<boolean> {
  await page.addInitScript(() => {
    if (window === window.top)
      Object.assign(window, { isBlocked: window.open('about:blank') === null })
  })
  await page.reload()
  return page.evaluate(() => (window as never as { isBlocked: boolean }).isBlocked)
}

/** Whether a frame of a site has other databases in a page of another site than on its own. */
async function isPartitioned(browser: Browser, [own, other]: readonly [string, string]) {
  const context = await browser.newContext()
  await context.route(/\/partition$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Storage</title>' }),
  )
  const page = await context.newPage()
  const list = () => indexedDB.databases().then((all) => all.map(({ name }) => name))
  await page.goto(`${own}/partition`)
  await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('mine').onsuccess = done
      }),
  )
  expect(await page.evaluate(list)).toEqual(['mine'])
  await page.goto(`${other}/partition`)
  await page.evaluate(
    (src) =>
      new Promise((done) => {
        const frame = document.createElement('iframe')
        Object.assign(frame, { src, onload: done })
        document.body.append(frame)
      }),
    `${own}/partition`,
  )
  const seen = await page.frames()[1]?.evaluate(list)
  await context.close()
  return seen?.length === 0
}

test('same-site, with partitioned storage and blocked windows: log in, sign, reload, sign', async ({
  asVisitor,
  laboratory,
}) => {
  const browser = await launchStrict()
  const { page, playground } = await open(browser, laboratory.url)
  const visitor = asVisitor(page, playground)
  const { evm, frame } = visitor
  await visitor.logIn(createEmail())
  await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) as `0x${string}`
  const sign = async () => {
    await evm.click('Sign message')
    await frame.click('Confirm')
    await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
    const signature = (await evm.signOutcome.textContent()) as `0x${string}`
    expect(await verifyMessage({ address, message, signature })).toBe(true)
  }
  await sign()
  expect(await isBlocking(page)).toBe(true)
  await expect(evm.status).toHaveText('connected')
  await expect(evm.address).toHaveText(address)
  await sign()
  const { port } = new URL(laboratory.url)
  const sites = [`http://127.0.0.1:${port}`, `http://localhost:${port}`] as const
  expect(await isPartitioned(browser, sites)).toBe(true)
  await browser.close()
})

test('IndexedDB refused: a wallet is made and signs, and after a reload the code opens it', async ({
  asVisitor,
  laboratory,
}) => {
  const browser = await launchStrict()
  const { page, playground } = await open(browser, laboratory.url)
  await page.addInitScript(() => {
    if (location.pathname !== '/frame') return
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error.', 'UnknownError')
    }
  })
  const visitor = asVisitor(page, playground)
  const { evm, frame } = visitor
  const email = createEmail()
  await visitor.logIn(email)
  const code = await visitor.createWallet()
  await expect(evm.status).toHaveText('connected')
  const address = (await evm.address.textContent()) ?? ''
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)

  // Its key went with the page: the code opens it in what is another browser now.
  await page.reload()
  await expect(evm.status).toHaveText('disconnected')
  await visitor.logIn(email)
  await expect(frame.title('Enter your recovery code')).toBeVisible()
  await frame.frame.getByLabel('Recovery code').fill(code)
  await frame.click('Open wallet')
  await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(evm.address).toHaveText(address)
  await browser.close()
})

test('third-party storage blocked, on another site: a window is offered, and the other ways to connect stay', async ({
  laboratory,
}) => {
  const browser = await launchStrict(['--test-third-party-cookie-phaseout'])
  const { page, playground, modal } = await open(browser, laboratory.url)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await playground.goto({ config: 'embedded', site: 'other' })
  await playground.button.click()
  await modal.dialog.getByRole('textbox', { name: 'Email' }).fill(createEmail())
  await page.keyboard.press('Enter')
  await expect(modal.title('Continue in the wallet window')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('iframe[data-cleat="wallet"]')).toBeHidden()
  await modal.button('Back').click()
  await modal.button(/^All wallets/).click()
  await expect(modal.title('All wallets')).toBeVisible()
  expect(errors).toEqual([])
  await browser.close()
})
