import type { Locator, Page } from '@playwright/test'

/** The laboratory's page of one chain family. */
export class FamilyPage {
  readonly panel: Locator
  readonly status: Locator
  readonly address: Locator
  readonly switchOutcome: Locator
  readonly signOutcome: Locator
  readonly sendOutcome: Locator

  constructor(page: Page, title: string) {
    this.panel = page.getByRole('region', { name: title, exact: true })
    this.status = this.panel.getByTestId('status')
    this.address = this.panel.getByTestId('address')
    this.switchOutcome = this.panel.getByTestId('switch-outcome')
    this.signOutcome = this.panel.getByTestId('sign-outcome')
    this.sendOutcome = this.panel.getByTestId('send-outcome')
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  async click(name: string): Promise<void> {
    await this.button(name).click()
  }
}
