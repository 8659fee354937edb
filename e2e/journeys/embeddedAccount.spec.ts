import { randomInt } from 'node:crypto'
import type { WalletFrame } from '@cleat/testing/auth'
import type { Page } from '@playwright/test'
import { verifyMessage } from 'viem'
import { expect, test } from '../fixtures/embeddedTest.ts'
import type { FamilyPage } from '../pages/FamilyPage.ts'
import { ModalPage } from '../pages/ModalPage.ts'
import { PlaygroundPage } from '../pages/PlaygroundPage.ts'
import { readCode } from '../pages/readCode.ts'

/** The wallet’s origin, its mailbox and the providers start with the first journey. */
test.setTimeout(180_000)

const message = 'Hello from Cleat ⚓'
let count = 0
/** A visitor that the wallet does not know. */
const createEmail = (name: string) => `${name}${Date.now()}-${count++}@gmail.com`

/** GitHub tells visitors apart by eight digits. */
const createId = () => `${randomInt(10_000_000, 99_999_999)}`

/** Signs a message, and says whether it is the address’s. */
async function signs(evm: FamilyPage, frame: WalletFrame, address: string): Promise<boolean> {
  await evm.click('Sign message')
  await frame.click('Confirm')
  await expect(evm.signOutcome).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await evm.signOutcome.textContent()) as `0x${string}`
  return verifyMessage({ address: address as `0x${string}`, message, signature })
}

/** Chooses GitHub, whose window opens with the click. */
async function chooseGitHub(page: Page, playground: PlaygroundPage, modal: ModalPage) {
  await playground.goto({ config: 'embedded' })
  await playground.button.click()
  await expect(modal.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible()
  const direct = modal.dialog.getByRole('button', { name: /GitHub$/ }).first()
  if (!(await direct.isVisible()))
    await modal.dialog.getByRole('button', { name: 'More ways to log in' }).click()
  const opening = page.waitForEvent('popup')
  await direct.click()
  const window = await opening
  await window.waitForEvent('close', { timeout: 60_000 })
}

test.describe('e-mail', () => {
  // The browser writes a line for each refusal.
  test.use({ expectedNoise: /status of 4\d\d/ })

  test('the e-mail is changed by codes of both mailboxes, which only the frame takes', {
    tag: '@phone-nightly',
  }, async ({ modal, playground, quietPage, visitor, walletOrigin }) => {
    const { evm, frame } = visitor
    const [before, after] = [createEmail('before'), createEmail('after')]
    await visitor.logIn(before)
    await visitor.createWallet()
    const address = (await evm.address.textContent()) ?? ''
    await playground.button.click()
    await modal.button('Account settings').click()
    await modal.button('Change email').click()
    await expect(frame.title('Change email')).toBeVisible()
    const field = frame.frame.getByRole('textbox', { name: 'New email' })
    await field.fill(before)
    await frame.click('Continue')
    await expect(frame.alert).toHaveText('This is already your email. Enter another one.')
    await field.fill(after)
    await frame.click('Continue')
    await expect(frame.frame.getByText(`your current email ${before}`)).toBeVisible()
    const right = await walletOrigin.mailbox.codeFor(before)
    await frame.typeCode(right === '000000' ? '111111' : '000000')
    await expect(frame.frame.getByText('That code isn’t right. 4 tries left.')).toBeVisible()
    // The next one begins in the first box.
    await quietPage.keyboard.type(right)
    await expect(frame.frame.getByText(`your new email ${after}`)).toBeVisible()
    await frame.typeCode(await walletOrigin.mailbox.codeFor(after))
    await expect(modal.title('Email changed')).toBeVisible()
    await modal.button('Done').click()
    await expect(modal.dialog).toContainText(after)
    await modal.button('Close').click()

    await visitor.logOut()
    await visitor.logIn(after)
    await expect(evm.status).toHaveText('connected')
    await expect(evm.address).toHaveText(address)
  })
})

test.describe('linking', () => {
  test.use({ expectedNoise: /status of 4\d\d/ })

  test('a provider with the same e-mail: used and proven by a code, and from then on both open it', {
    tag: '@desktop',
  }, async ({ laboratory, modal, playground, quietPage, visitor, walletOrigin }) => {
    const { evm, frame } = visitor
    const email = createEmail('linked')
    await visitor.logIn(email)
    await visitor.createWallet()
    const address = (await evm.address.textContent()) ?? ''
    await visitor.logOut()

    await quietPage.request.post(new URL('/wallet-service/social', laboratory.url).href, {
      data: { provider: 'github', user: { id: createId(), email } },
    })
    await chooseGitHub(quietPage, playground, modal)
    await expect(frame.title('You already have a wallet')).toBeVisible({ timeout: 20_000 })
    await expect(evm.status).toHaveText('disconnected')
    await frame.click('Get a code by email')
    await expect(frame.title('Enter the code')).toBeVisible()
    await frame.typeCode(await walletOrigin.mailbox.codeFor(email))
    await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
    await expect(evm.address).toHaveText(address)

    await visitor.logOut()
    await chooseGitHub(quietPage, playground, modal)
    await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
    await expect(evm.address).toHaveText(address)
  })

  test('a mailbox whose wallet a provider opens: proven in its window, or a separate one', {
    tag: '@desktop',
  }, async ({ laboratory, modal, playground, quietPage, visitor, walletOrigin }) => {
    const { evm, frame } = visitor
    const email = createEmail('social')
    await quietPage.request.post(new URL('/wallet-service/social', laboratory.url).href, {
      data: { provider: 'github', user: { id: createId(), email } },
    })
    expect(walletOrigin.url).toContain('127.0.0.1')
    await chooseGitHub(quietPage, playground, modal)
    await visitor.createWallet()
    const address = (await evm.address.textContent()) ?? ''
    await visitor.logOut()

    await visitor.logIn(email)
    await expect(frame.title('You already have a wallet')).toBeVisible()
    await frame.button('Continue with GitHub').waitFor()
    const opening = quietPage.waitForEvent('popup')
    await frame.click('Continue with GitHub')
    await opening
    await expect(evm.status).toHaveText('connected', { timeout: 30_000 })
    await expect(evm.address).toHaveText(address)

    await visitor.logOut()
    // The mailbox is linked by now.
    await visitor.logIn(email)
    await expect(evm.status).toHaveText('connected', { timeout: 20_000 })
    await expect(evm.address).toHaveText(address)
  })
})

test('new devices show a code, which the old one types or scans, and takes no other; all sign', async ({
  asVisitor,
  browser,
  laboratory,
  modal,
  playground,
  quietPage,
  visitor,
}) => {
  const { evm, frame } = visitor
  const email = createEmail('devices')
  await visitor.logIn(email)
  await visitor.createWallet()
  const address = (await evm.address.textContent()) ?? ''
  const solanaAddress = (await visitor.solana.address.textContent()) ?? ''

  const context = await browser.newContext()
  const page = await context.newPage()
  const otherModal = new ModalPage(page)
  const other = asVisitor(page, new PlaygroundPage(page, laboratory.url))
  await other.logIn(email)
  await expect(other.frame.title('Enter your recovery code')).toBeVisible({ timeout: 20_000 })
  await other.frame.click('Use another device')
  await expect(other.frame.title('Use another device')).toBeVisible()
  const shown = other.frame.frame.locator('output')
  await expect(shown).toHaveText(/^\w{4}-\w{4}-\w{4}$/)
  const code = (await shown.textContent()) ?? ''

  await playground.button.click()
  await modal.button('Account settings').click()
  await modal.button('Add a device').click()
  await expect(frame.title('Add a device')).toBeVisible()
  const field = frame.frame.getByRole('textbox', { name: 'Code on the new device' })
  await field.fill(code.slice(0, 9))
  await frame.click('Add a device')
  await expect(frame.alert).toHaveText(/^The code has 12 characters/)
  await field.fill(code.replace(/^./, (first) => (first === '2' ? '3' : '2')))
  await frame.click('Add a device')
  await expect(frame.alert).toHaveText(/^None of your devices shows this code/)
  await expect(other.evm.status).toHaveText('disconnected')
  await field.fill(code.toLowerCase())
  await frame.click('Add a device')
  await expect(modal.title('Device added')).toBeVisible({ timeout: 20_000 })
  await modal.button('Done').click()
  await modal.button('Close').click()

  await expect(other.evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(other.evm.address).toHaveText(address)
  await expect(otherModal.dialog).toBeHidden()
  expect(await signs(other.evm, other.frame, address)).toBe(true)
  await context.close()

  // A third one is added by scanning its picture, where the visitor is logged in.
  const third = await browser.newContext()
  const thirdPage = await third.newPage()
  const lastPlayground = new PlaygroundPage(thirdPage, laboratory.url)
  const last = asVisitor(thirdPage, lastPlayground)
  await last.logIn(email)
  await last.frame.click('Use another device')
  const picture = last.frame.frame.getByRole('img', { name: /^Or scan this code/ })
  await expect(picture).toBeVisible({ timeout: 20_000 })
  const scanned = await quietPage.context().newPage()
  await scanned.goto((await readCode(picture)) ?? '')
  await expect(scanned.getByRole('heading', { name: 'Add a device' })).toBeVisible()
  await expect(scanned.locator('output')).toHaveText(
    (await last.frame.frame.locator('output').textContent()) ?? '',
  )
  await expect(last.evm.status).toHaveText('disconnected')
  await scanned.getByRole('checkbox', { name: /^It’s in front of me/ }).check()
  await scanned.getByRole('button', { name: 'Add a device' }).click()
  await expect(scanned.getByRole('heading', { name: 'Device added' })).toBeVisible()
  await scanned.close()
  await expect(last.evm.status).toHaveText('connected', { timeout: 20_000 })
  await expect(last.evm.address).toHaveText(address)
  await expect(last.solana.address).toHaveText(solanaAddress)
  expect(await signs(last.evm, last.frame, address)).toBe(true)
  expect(await signs(evm, frame, address)).toBe(true)
  await third.close()
})
