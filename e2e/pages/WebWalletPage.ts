import type { Locator, Page } from '@playwright/test'

/** The local web wallet in its own window. */
export class WebWalletPage {
  readonly page: Page
  readonly link: Locator
  readonly account: Locator
  readonly network: Locator

  constructor(page: Page) {
    this.page = page
    this.link = page.getByLabel('Link from the app')
    this.account = page.getByLabel('Account', { exact: true })
    this.network = page.getByLabel('Network', { exact: true })
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** The accounts of a family that an app would receive. */
  accounts(family: string): Locator {
    return this.page.getByRole('group', { name: `${family} accounts to share` })
  }

  /** Pastes a link, as from the clipboard. */
  async paste(link: string): Promise<void> {
    await this.link.fill(link)
    await this.button('Connect').click()
  }
}
