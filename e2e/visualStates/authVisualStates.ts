import { passkeys } from '@cleat/testing/auth'
import type { Page } from 'playwright-core'
import { viewports } from '../browser.ts'
import type { Stage } from './openStage.ts'
import type { TakePicture, Visit } from './visit.ts'
import { createWalletSteps, type WalletSteps } from './walletSteps.ts'

/** The secure origin starts with the first page that wants it. */
const timeout = 110_000

/** Logins to the embedded wallet: with its real origin, mails and frame. */
export const authVisualStates: readonly Visit[] = [
  {
    config: 'embedded',
    wallets: 0,
    async act({ open, go, laboratory, page, screen }, take) {
      await page.request.get(new URL('/wallet-service', laboratory.url).href, { timeout })
      const field = screen.locator('input[type=email]')
      const frame = page.frameLocator('iframe[data-cleat="wallet"]')
      await open()
      await field.waitFor()
      await take('connect-logins')
      await field.fill('ada@app')
      await field.press('Enter')
      await screen.locator('input[aria-invalid=true]').waitFor()
      await take('login-invalid')
      await go({ name: 'ConnectSocials' })
      await take('login-providers')
      await go({ name: 'ConnectingFarcaster' })
      await screen.locator('a[href*="/w/farcaster#"]').waitFor({ timeout: 20_000 })
      await take('login-farcaster')
      await takeFarcaster(page, take)
      await open('EmailLogin')
      await field.waitFor()
      await take('login-email')
      await field.fill('ada@mail.example')
      await field.press('Enter')
      await frame.getByRole('heading').first().waitFor({ timeout: 20_000 })
      await take('login-code')
    },
  },
  {
    config: 'embedded',
    wallets: 0,
    async act(stage, take) {
      const { open, page, screen } = stage
      const steps = createWalletSteps(stage)
      const email = `ada${Date.now()}@mail.example`
      await steps.logIn(email)
      const code = await steps.createWallet(take)
      await page.getByRole('region', { name: 'EVM' }).getByText('Sign message').click()
      await steps.frame.getByRole('heading').first().waitFor({ timeout: 20_000 })
      await take('wallet-approve')
      await page.keyboard.press('Escape')
      await screen.waitFor({ state: 'hidden' })
      await open('AccountSettings')
      await take('account-logged-in')
      await steps.begin('updateEmail')
      await steps.frame.getByRole('textbox').first().waitFor({ timeout: 20_000 })
      await take('account-email')
      await steps.begin('addDevice')
      await steps.frame.getByRole('textbox').first().waitFor({ timeout: 20_000 })
      await take('account-add-device')
      await page.keyboard.press('Escape')
      // The mail about the device that is removed has the link that freezes.
      await takeNewDevice(stage, { email, code, take })
      await takeSettings(stage, { steps, email, take })
    },
  },
  {
    config: 'embedded',
    search: { service: 'strict' },
    wallets: 0,
    async act(stage, take) {
      const steps = createWalletSteps(stage)
      const email = `tom${Date.now()}@mail.example`
      await steps.logIn(email)
      const code = await steps.createWallet()
      const other = await openOther(stage)
      const there = createWalletSteps(stage, other)
      await there.logIn(email)
      await there.see('secure.recoverTitle')
      await there.frame.getByRole('textbox').first().fill(code)
      await there.press('secure.open')
      await there.frame.getByRole('alert').waitFor({ timeout: 20_000 })
      await take('recovery-waits', other)
      const settings = await steps.openSettings()
      await settings.getByText(steps.word('manage.recovers')).scrollIntoViewIfNeeded()
      await take('settings-recovery-waits', settings)
      await steps.press('manage.stopRecovery', settings)
      await settings.getByText(steps.word('manage.done')).first().waitFor()
      await other.context().close()
    },
  },
  {
    config: 'embedded',
    search: { service: 'strict' },
    isNamed: true,
    wallets: 0,
    async act(stage, take) {
      const { page } = stage
      const steps = createWalletSteps(stage)
      const email = `pia${Date.now()}@mail.example`
      await passkeys(page, { prf: true })
      await steps.logIn(email)
      await steps.see('secure.methodTitle')
      await take('wallet-method')
      await steps.press('secure.usePasskey')
      await steps.see('secure.testTitle')
      await take('wallet-test-passkey')
      await steps.press('secure.usePasskey')
      await steps.press('secure.continue')
      await waitForAccount(page)
      await steps.begin('updateEmail')
      await steps.press('secure.lostEmail')
      await steps.frame.getByRole('textbox').fill(`new${email}`)
      await take('account-email-lost')
      await steps.press('secure.usePasskey')
      await steps.see('secure.codeTitle')
      await steps.typeCode(`new${email}`)
      await steps.see('secure.waitingTitle')
      await take('account-email-waits')
      await page.keyboard.press('Escape')
      const settings = await steps.openSettings()
      await take('settings-email-waits', settings)
      await settings.close()
      const mailed = await page.context().newPage()
      await mailed.goto(await steps.linkFor(email))
      await mailed.getByRole('heading').first().waitFor()
      await take('mail-keep-email', mailed)
      await mailed.getByRole('button').first().click()
      await mailed.getByRole('button').first().waitFor({ state: 'hidden' })
      await take('mail-kept-email', mailed)
    },
  },
  {
    config: 'embedded',
    search: { site: 'other' },
    wallets: 0,
    async act(stage, take) {
      const { open, page, screen } = stage
      const steps = createWalletSteps(stage)
      const email = `mary${Date.now()}@mail.example`
      await open('EmailLogin')
      const field = screen.locator('input[type=email]')
      await field.fill(email)
      await field.press('Enter')
      const wanted = screen.locator('[class*=actions] button').first()
      await wanted.waitFor({ timeout: 60_000 })
      await take('window-wanted')
      const opening = page.waitForEvent('popup')
      await wanted.click()
      const login = await opening
      await steps.see('secure.codeTitle', login)
      await take('window-code', login)
      await take('window-waits')
      await steps.typeCode(email, login)
      await login.getByRole('heading').first().waitFor()
      await take('window-create', login)
    },
  },
]

/** The page that a phone opens by the code. */
async function takeFarcaster(page: Page, take: TakePicture): Promise<void> {
  const link = page.locator('a[href*="/w/farcaster#"]')
  const phone = await page.context().newPage()
  await phone.goto((await link.getAttribute('href')) ?? '')
  await phone.getByRole('heading').first().waitFor({ timeout: 20_000 })
  await take('farcaster-page', phone)
  await phone.close()
}

type Given = { steps: WalletSteps; email: string; take: TakePicture }

async function takeSettings(stage: Stage, { steps, email, take }: Given): Promise<void> {
  const settings = await steps.openSettings()
  const { press, see } = steps
  await take('settings', settings)
  await press('manage.limitTo', settings)
  await settings.getByText(steps.word('manage.done')).first().waitFor()
  await take('settings-limit', settings)
  await press('manage.remove', settings)
  const asked = settings.getByRole('group')
  await asked.waitFor()
  await take('settings-remove', settings)
  await asked.getByRole('button', { name: steps.word('manage.remove'), exact: true }).click()
  const second = settings.getByRole('region').nth(1).getByRole('listitem').nth(1)
  await second.waitFor({ state: 'hidden', timeout: 30_000 })
  // Sent once the shares are made again, which the window is needed for.
  const link = await steps.linkFor(email)
  await press('manage.show', settings)
  await see('manage.holdTitle', settings)
  await take('settings-hold', settings)
  await settings.goBack()
  await settings.close()
  const mailed = await stage.page.context().newPage()
  await mailed.goto(link)
  await mailed.getByRole('heading').first().waitFor()
  await take('mail-freeze', mailed)
  await mailed.getByRole('button').first().click()
  await mailed.getByRole('button').first().waitFor({ state: 'hidden' })
  await take('mail-frozen', mailed)
  await mailed.close()
  const frozen = await steps.openSettings()
  await see('manage.frozenTitle', frozen)
  await take('settings-frozen', frozen)
  await press('manage.thaw', frozen)
  await frozen.getByText(steps.word('manage.done')).first().waitFor()
  await frozen.close()
}

async function takeNewDevice(
  stage: Stage,
  { email, code, take }: Omit<Given, 'steps'> & { code: string },
): Promise<void> {
  const other = await openOther(stage)
  const steps = createWalletSteps(stage, other)
  await steps.logIn(email)
  await steps.see('secure.recoverTitle')
  await take('device-recover', other)
  await steps.press('secure.useDevice')
  await steps.frame.locator('output').waitFor({ timeout: 20_000 })
  await steps.frame.getByRole('img').first().waitFor()
  await take('device-code', other)
  await other.keyboard.press('Escape')
  await other.locator('[data-cleat="modal"]').waitFor({ state: 'hidden' })
  await steps.logIn(email)
  await steps.see('secure.recoverTitle')
  await steps.frame.getByRole('textbox').first().fill(code)
  await steps.press('secure.open')
  await waitForAccount(other)
  await other.context().close()
}

/** Waits until the page of the laboratory has the account. */
async function waitForAccount(page: Page): Promise<void> {
  const status = page.getByRole('region', { name: 'EVM' }).getByText('connected', { exact: true })
  await status.waitFor({ timeout: 30_000 })
}

/** Another browser of the visitor, on the same page. */
async function openOther({ look, page }: Stage): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser.')
  const context = await browser.newContext({ ...viewports[look.device], deviceScaleFactor: 2 })
  const other = await context.newPage()
  await other.addInitScript((mode) => localStorage.setItem('laboratory.theme', mode), look.theme)
  await other.goto(page.url())
  await other.locator('header').locator('[data-cleat] button').first().waitFor({ timeout: 60_000 })
  return other
}
