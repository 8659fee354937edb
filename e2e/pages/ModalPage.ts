import type { Locator, Page } from '@playwright/test'

/** Cleat's modal, by its accessible names. */
export class ModalPage {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog')
  }

  title(name: string | RegExp): Locator {
    return this.dialog.getByRole('heading', { name })
  }

  /** A row of a list, or a button. The text must match the full name: “Back” is not Backpack. */
  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async chooseWallet(name = 'Harbour Wallet'): Promise<void> {
    await this.button(new RegExp(name)).click()
  }
}
