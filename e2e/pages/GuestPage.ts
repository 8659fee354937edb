import type { Locator, Page } from '@playwright/test'

/** A host page with two kits: over the page, in a shadow root or inline. */
export class GuestPage {
  readonly page: Page
  readonly url: string
  readonly first: Locator
  readonly second: Locator
  readonly dialogs: Locator

  constructor(page: Page, url: string) {
    this.page = page
    this.url = url
    this.first = page.getByRole('button', { name: 'Open', exact: true })
    this.second = page.getByRole('button', { name: 'Open another' })
    this.dialogs = page.getByRole('dialog')
  }

  async goto(where: 'body' | 'shadow' | 'inline' | 'inline-shadow' = 'body'): Promise<void> {
    await this.page.goto(`${this.url}guest.html?in=${where}`)
    await this.page.waitForFunction('"guest" in window')
  }
}
