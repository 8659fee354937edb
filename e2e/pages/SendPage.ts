import type { Locator, Page } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The views of a transfer, from the form to the confirmation. */
export class SendPage {
  readonly page: Page
  readonly modal: ModalPage
  readonly amount: Locator
  readonly receiver: Locator
  /** The app's display of the result. */
  readonly outcome: Locator
  /** The link to the transaction, once it is sent. */
  readonly explorerLink: Locator

  /** The exact amount in the preview. */
  readonly seen: Locator
  /** The full recipient address in the preview. */
  readonly seenReceiver: Locator

  constructor(page: Page, modal: ModalPage) {
    this.page = page
    this.modal = modal
    this.amount = modal.dialog.getByRole('textbox', { name: /Amount/ })
    this.receiver = modal.dialog.getByRole('textbox', { name: /^To|Address or name/ })
    this.seen = modal.dialog.getByText('You send', { exact: true }).locator('+ p')
    this.seenReceiver = modal.dialog.getByRole('group', { name: 'Recipient’s address' })
    this.outcome = page.getByTestId('pay-outcome')
    this.explorerLink = modal.dialog.getByRole('link', { name: /View on explorer/ })
  }

  /** Opens the form with the app's values. */
  async wish(asset: string): Promise<void> {
    const main = this.page.locator('main')
    await main.getByLabel('Asset').selectOption({ label: asset })
    await main.getByRole('button', { name: 'Send in the modal' }).click()
  }

  /** Fills in the form, starting from the account view. */
  async fillFromAccount(payment: { token: string; amount: string; to: string }): Promise<void> {
    const { token, amount, to } = payment
    await this.modal.button('Send').click()
    await this.chooseToken(token)
    await this.fill({ amount, receiver: to })
  }

  /** Opens the token list from the form and chooses a token. */
  async chooseToken(name: string): Promise<void> {
    await this.modal
      .button(/Balance|Select token/)
      .first()
      .click()
    await this.modal.button(new RegExp(`^${name}\\b`)).click()
  }

  /** Types text key by key. */
  async fill({ amount, receiver }: { amount: string; receiver: string }): Promise<void> {
    await this.amount.pressSequentially(amount)
    await this.receiver.fill(receiver)
  }

  async preview(): Promise<void> {
    await this.modal.button('Review').click()
  }

  async confirm(): Promise<void> {
    await this.modal.button('Send').click()
  }

  /** Waits until the transaction is confirmed, then returns to the account. */
  async untilSent(): Promise<void> {
    await this.modal.title('Sent').waitFor()
    await this.modal.button('Done').click()
  }

  /** The hash that the app received. */
  async readHash(): Promise<`0x${string}`> {
    await this.outcome.getByText(/^0x[0-9a-f]{64}$/).waitFor()
    return (await this.outcome.locator('code').textContent()) as `0x${string}`
  }

  /** The hash in the explorer link. */
  async readLinkedHash(): Promise<`0x${string}`> {
    const url = await this.explorerLink.getAttribute('href')
    return `0x${/0x([0-9a-f]{64})$/.exec(url ?? '')?.[1]}`
  }
}
