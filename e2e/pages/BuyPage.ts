import type { Locator, Page } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** What the test cards of Local Pay do, by their button. */
export type TestCard =
  | 'Pays 4242'
  | 'Is declined'
  | 'Asks who you are'
  | 'is refunded'
  | 'Takes too long'

/** The views of a purchase, and the provider's page. */
export class BuyPage {
  readonly page: Page
  readonly modal: ModalPage
  readonly amount: Locator
  readonly providers: Locator

  constructor(page: Page, modal: ModalPage) {
    this.page = page
    this.modal = modal
    const { dialog } = modal
    this.amount = dialog.getByRole('textbox', { name: /^Amount you pay/ })
    this.providers = dialog.getByRole('list', { name: 'Choose a provider' }).getByRole('button')
  }

  /** Opens the form from the account view. */
  async open(): Promise<void> {
    await this.modal.button('Buy').click()
    await this.amount.waitFor()
  }

  /** Chooses what is bought and how much is paid. */
  async fill({ token, amount }: { token: string; amount: string }): Promise<void> {
    await this.modal.button(/choose another token$/).click()
    await this.modal.dialog.getByRole('button', { name: token }).first().click()
    await this.amount.fill(amount)
  }

  provider(name: string): Locator {
    return this.providers.filter({ hasText: name })
  }

  /** Presses a provider that has said its price. Returns the page that it opens. */
  async choose(name: string): Promise<Page> {
    await this.provider(name).getByText('≈').waitFor()
    const [page] = await Promise.all([this.page.waitForEvent('popup'), this.provider(name).click()])
    await page.waitForURL(/\/pay\//)
    return page
  }

  /** Pays on the provider's page, with one of its test cards. */
  async pay(page: Page, card: TestCard): Promise<void> {
    const [words = '', digits] = card.split(/ (?=\d{4}$)/)
    const button = page.getByRole('button').filter({ hasText: words })
    await (digits ? button.filter({ hasText: digits }) : button).click()
  }
}
