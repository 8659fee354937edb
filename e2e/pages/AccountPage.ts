import type { Locator } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The view of the account, with what it has and what happened to it. */
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

  /** What is said about one token. */
  token(name: string): Locator {
    return this.tokens.getByRole('listitem').filter({ hasText: name })
  }

  /** What happened and has to do with this amount. */
  happened(amount: string): Locator {
    return this.activity.getByRole('listitem').filter({ hasText: amount })
  }
}
