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
  /** To the transaction, once there is one. */
  readonly explorerLink: Locator

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
    this.explorerLink = modal.dialog.getByRole('link', { name: /View on explorer/ })
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
    await this.chooseToken(token)
    await this.amount.fill(amount)
    await this.receiver.fill(to)
  }

  /** Goes from the form to what the account has, and comes back with one of it. */
  async chooseToken(name: string): Promise<void> {
    await this.modal
      .button(/Balance|Select token/)
      .first()
      .click()
    await this.modal.button(new RegExp(`^${name}\\b`)).click()
  }

  /** Types what a visitor types, a key at a time. */
  async fill({ amount, receiver }: { amount: string; receiver: string }): Promise<void> {
    await this.amount.pressSequentially(amount)
    await this.receiver.fill(receiver)
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

  /** The hash that the visitor is led to. */
  async readLinkedHash(): Promise<`0x${string}`> {
    const url = await this.explorerLink.getAttribute('href')
    return `0x${/0x([0-9a-f]{64})$/.exec(url ?? '')?.[1]}`
  }
}
