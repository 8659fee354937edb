import type { Locator, Page } from '@playwright/test'

/** An app's page that shows its connection and has a button for the modal. */
export class AppPage {
  readonly page: Page
  readonly url: string
  /** Opens the modal. */
  readonly button: Locator
  readonly status: Locator
  readonly address: Locator

  constructor(page: Page, parameters: { url: string; button: Locator }) {
    this.page = page
    this.url = parameters.url
    this.button = parameters.button
    this.status = page.getByTestId('status')
    this.address = page.getByTestId('address')
  }

  async goto(search: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams(search)
    await this.page.goto(query.size > 0 ? `${this.url}?${query}` : this.url)
    await this.button.waitFor()
  }

  /** Clicks a button of the app. */
  async click(name: string): Promise<void> {
    await this.page.locator('main').getByRole('button', { name, exact: true }).click()
  }
}
