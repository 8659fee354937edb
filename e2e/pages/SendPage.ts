import type { Locator, Page } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The views of sending, from the form to the block. */
export class SendPage {
  readonly page: Page
  readonly modal: ModalPage
  readonly amount: Locator
  readonly receiver: Locator
  /** Of the app: what became of the wish. */
  readonly outcome: Locator

  /** What the preview says that is sent, to the last digit. */
  readonly seen: Locator
  /** The whole address that it says is paid. */
  readonly seenReceiver: Locator

  constructor(page: Page, modal: ModalPage) {
    this.page = page
    this.modal = modal
    this.amount = modal.dialog.getByRole('textbox', { name: /Amount/ })
    this.receiver = modal.dialog.getByRole('textbox', { name: /^To|Address or name/ })
    this.seen = modal.dialog.getByText('You send', { exact: true }).locator('+ p')
    this.seenReceiver = modal.dialog.getByRole('group', { name: 'Address of the receiver' })
    this.outcome = page.getByTestId('pay-outcome')
  }

  /** Opens the form with what the app wishes for. */
  async wish(asset: string): Promise<void> {
    const main = this.page.locator('main')
    await main.getByLabel('Asset').selectOption({ label: asset })
    await main.getByRole('button', { name: 'Send in the modal' }).click()
  }

  /** Fills the form as a visitor does, who comes from the account. */
  async fillFromAccount(payment: { token: string; amount: string; to: string }): Promise<void> {
    const { token, amount, to } = payment
    await this.modal.button('Send').click()
    await this.modal
      .button(/Balance|Select token/)
      .first()
      .click()
    await this.modal.button(new RegExp(`^${token} `)).click()
    await this.amount.fill(amount)
    await this.receiver.fill(to)
  }

  async preview(): Promise<void> {
    await this.modal.button('Preview send').click()
  }

  async confirm(): Promise<void> {
    await this.modal.button('Send').click()
  }

  /** Until the chain has it; then it is back in the account. */
  async untilSent(): Promise<void> {
    await this.modal.title('Sent').waitFor()
    await this.modal.button('Done').click()
  }

  /** The hash that the app was told. */
  async readHash(): Promise<`0x${string}`> {
    await this.outcome.getByText(/^0x[0-9a-f]{64}$/).waitFor()
    return (await this.outcome.locator('code').textContent()) as `0x${string}`
  }
}
