import type { Locator, Page } from '@playwright/test'

/** The modal of Cleat, as a person sees it. */
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

  /** A row of a list, or a button. A text is all of its name: “Back” is not Backpack. */
  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  async chooseWallet(name = 'Harbour Wallet'): Promise<void> {
    await this.button(new RegExp(name)).click()
  }
}
