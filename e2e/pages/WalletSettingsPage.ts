import type { Locator, Page } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The settings of the embedded wallet, in the window that the modal opens. */
export class WalletSettingsPage {
  readonly window: Page

  private constructor(window: Page) {
    this.window = window
  }

  /** Opens them by the row in the settings of the account. */
  static async open(page: Page, modal: ModalPage): Promise<WalletSettingsPage> {
    await page.evaluate(() => {
      const { laboratory } = Object(window)
      void laboratory.kit.open({ view: 'AccountSettings' }).catch(() => undefined)
    })
    const opening = page.waitForEvent('popup')
    await modal.button('Wallet settings').click()
    const settings = new WalletSettingsPage(await opening)
    await settings.title('Wallet settings').waitFor({ timeout: 30_000 })
    return settings
  }

  title(name: string | RegExp): Locator {
    return this.window.getByRole('heading', { name })
  }

  section(name: string): Locator {
    return this.window.getByRole('region', { name, exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.window.getByRole('button', { name, exact: true })
  }

  /** Presses a button of a row, and the one that confirms it. */
  async confirm(section: string, name: string | RegExp, answer: string): Promise<void> {
    const region = this.section(section)
    await region.getByRole('button', { name, exact: true }).click()
    await region.getByRole('group').getByRole('button', { name: answer, exact: true }).click()
  }

  /** Shows a secret, whose name the button has, by holding for three seconds. */
  async hold(): Promise<void> {
    const button = this.button('Hold to show')
    await button.hover()
    await this.window.mouse.down()
    await this.title(/^Your /).waitFor({ timeout: 30_000 })
    await this.window.mouse.up()
  }

  /** The words that are shown, in order. */
  async readWords(): Promise<string> {
    const items = await this.window.getByRole('listitem').allInnerTexts()
    return items.map((text) => text.replace(/^\d+\s+/, '').trim()).join(' ')
  }
}
