import { createMailboxReader } from '@cleat/testing/auth'
import type { FrameLocator, Page } from 'playwright-core'
import type { Stage } from './openStage.ts'
import type { TakePicture } from './visit.ts'
import { walletWord } from './walletWord.ts'

/** The secure origin starts with the first page that wants it. */
const timeout = 110_000

/** What a visitor does with the embedded wallet, in the language of the look. */
export type WalletSteps = {
  readonly frame: FrameLocator
  /** A text in the language of the look. */
  word(key: Parameters<typeof walletWord>[1]): string
  /** Presses what has this text, in the frame or in a window. */
  press(key: Parameters<typeof walletWord>[1], place?: FrameLocator | Page): Promise<void>
  /** Waits for a title. */
  see(key: Parameters<typeof walletWord>[1], place?: FrameLocator | Page): Promise<void>
  /** Logs in with the code of the mail. */
  logIn(email: string): Promise<void>
  /** Makes the wallet with a recovery code. */
  createWallet(take?: TakePicture): Promise<string>
  /** Begins what the account's settings lead to, in the open modal. */
  begin(task: 'updateEmail' | 'addDevice'): Promise<void>
  /** Opens the settings in their window. */
  openSettings(): Promise<Page>
  /** The first link of the newest mail to an address that has one. */
  linkFor(email: string): Promise<string>
  typeCode(email: string, place?: FrameLocator | Page): Promise<void>
}

/** @param page of another browser of the visitor. @default that of the stage */
export function createWalletSteps(stage: Stage, page: Page = stage.page): WalletSteps {
  const { laboratory, look } = stage
  const frame = page.frameLocator('iframe[data-cleat="wallet"]')
  const word = (key: Parameters<typeof walletWord>[1]) => walletWord(look, key)
  const openMailbox = async () => {
    const { search } = new URL(page.url())
    const service = new URL(`/wallet-service${search}`, laboratory.url).href
    const { mailboxUrl } = await (await page.request.get(service, { timeout })).json()
    return createMailboxReader({ url: mailboxUrl })
  }
  const press: WalletSteps['press'] = async (key, place = frame) => {
    const button = place.getByRole('button', { name: word(key) }).first()
    await button.waitFor({ timeout: 20_000 })
    // A click into a frame that moves is lost.
    await page.waitForTimeout(700)
    await button.click()
  }
  const see: WalletSteps['see'] = (key, place = frame) =>
    place
      .getByRole('heading', { name: word(key) })
      .first()
      .waitFor({ timeout: 20_000 })
  const typeCode: WalletSteps['typeCode'] = async (email, place = frame) => {
    const field = place.getByRole('textbox').first()
    await field.waitFor({ timeout: 20_000 })
    const code = await (await openMailbox()).codeFor(email)
    await page.waitForTimeout(700)
    await field.pressSequentially(code)
  }
  return {
    ...{ frame, word, press, see, typeCode },
    linkFor: async (email) => (await openMailbox()).linkFor(email),
    async logIn(email) {
      await page.evaluate(() => {
        void window.laboratory?.kit.open({ view: 'EmailLogin' }).catch(() => undefined)
      })
      const field = page.locator('[data-cleat="modal"] input[type=email]')
      await field.fill(email)
      await field.press('Enter')
      await see('secure.codeTitle')
      await typeCode(email)
    },
    async createWallet(take) {
      await see('secure.saveTitle')
      await take?.('wallet-save-code')
      const items = await frame.getByRole('listitem').allInnerTexts()
      const parts = items.map((text) => text.replace(/^\d\s+/, '').trim())
      await press('secure.saved')
      await see('secure.confirmTitle')
      await take?.('wallet-confirm-code')
      for (const field of await frame.getByRole('textbox').all()) {
        const name = await field.evaluate(
          (input: HTMLInputElement) => input.labels?.[0]?.textContent,
        )
        const [digit = ''] = /\p{Nd}/u.exec(name ?? '') ?? []
        // Digits of a language begin at a multiple of 16.
        await field.fill(parts[(digit.charCodeAt(0) % 16) - 1] ?? '')
      }
      await press('secure.create')
      await see('secure.createdTitle')
      await take?.('wallet-created')
      await press('secure.continue')
      await page.locator('[data-cleat="modal"]').waitFor({ state: 'hidden' })
      return parts.join('-')
    },
    async begin(task) {
      await stage.open('AccountSettings')
      await stage.go({ name: task === 'addDevice' ? 'AddDevice' : 'UpdateEmailWallet' })
      await page.evaluate((name) => {
        const { laboratory: opened } = Object(window)
        void opened.kit.controllers.auth[name]().catch(() => undefined)
      }, task)
    },
    async openSettings() {
      const opening = page.waitForEvent('popup')
      await page.evaluate(() => {
        const { laboratory: opened } = Object(window)
        void opened.kit.controllers.auth.openSettings().catch(() => undefined)
      })
      const settings = await opening
      await settings.getByRole('region').first().waitFor({ timeout: 30_000 })
      return settings
    },
  }
}
