import type { Locator, Page } from '@playwright/test'

/** Cleat's devtools in a page. */
export class DevtoolsPage {
  readonly page: Page
  readonly panel: Locator

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('region', { name: 'Cleat devtools' })
  }

  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Open Cleat devtools' })
  }

  async show(tab: string): Promise<void> {
    if (await this.toggle.isVisible()) await this.toggle.click()
    await this.panel.getByRole('tab', { name: tab }).click()
  }

  async hide(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Close devtools' }).click()
  }

  /** Shows the newest request of a method. */
  async showRequest(method: string): Promise<void> {
    await this.show('Requests')
    const rows = this.panel.getByRole('listitem').filter({ hasText: method })
    await rows.first().getByRole('button').click()
  }

  /** Details of the request that is shown. */
  get request(): Locator {
    return this.panel.getByRole('article')
  }
}
