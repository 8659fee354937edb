import type { Locator, Page } from '@playwright/test'

/** The web wallet of this machine, in a window of its own. */
export class WebWalletPage {
  readonly page: Page
  readonly link: Locator

  constructor(page: Page) {
    this.page = page
    this.link = page.getByLabel('Link from the app')
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** Pastes a link, as from the clipboard. */
  async paste(link: string): Promise<void> {
    await this.link.fill(link)
    await this.button('Connect').click()
  }
}
