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

  /** Whether nothing covers the middle of what has the focus. */
  async isFocusSeen(): Promise<boolean> {
    return this.page.evaluate(() => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      if (!focused) return false
      const { x, y, width, height } = focused.getBoundingClientRect()
      const root = focused.getRootNode() as Document | ShadowRoot
      const there = root.elementFromPoint(x + width / 2, y + height / 2)
      return (focused.closest('label') ?? focused).contains(there)
    })
  }

  async chooseWallet(name = 'Harbour Wallet'): Promise<void> {
    await this.button(new RegExp(name)).click()
  }
}
