import type { Locator } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The account view with balances and activity. */
export class AccountPage {
  readonly modal: ModalPage
  readonly tokens: Locator
  readonly activity: Locator

  constructor(modal: ModalPage) {
    this.modal = modal
    this.tokens = modal.dialog.getByRole('list', { name: 'Tokens' })
    this.activity = modal.dialog.getByRole('list', { name: 'Activity' })
  }

  async goTo(tab: 'Tokens' | 'Activity'): Promise<void> {
    await this.modal.dialog.getByRole('tab', { name: tab }).click()
  }

  /** The row of one token. */
  token(name: string): Locator {
    return this.tokens.getByRole('listitem').filter({ hasText: name })
  }

  /** The activity row with this amount. */
  happened(amount: string): Locator {
    return this.activity.getByRole('listitem').filter({ hasText: amount })
  }
}
