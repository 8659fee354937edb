import { expect, type Locator, type Page } from '@playwright/test'
import type { ModalPage } from './ModalPage.ts'

/** The views of a swap, from the form to the result. */
export class SwapPage {
  readonly page: Page
  readonly modal: ModalPage
  readonly amount: Locator
  readonly pay: Locator
  readonly receive: Locator
  /** The least amount in the review. */
  readonly least: Locator
  /** What the wallet will be asked, in the review. */
  readonly steps: Locator
  /** Opens the list of offers. */
  readonly offers: Locator
  /** The link to the transaction, once it is sent. */
  readonly explorerLink: Locator

  constructor(page: Page, modal: ModalPage) {
    this.page = page
    this.modal = modal
    const { dialog } = modal
    this.amount = dialog.getByRole('textbox', { name: /^Amount you pay/ })
    this.pay = dialog.getByRole('group', { name: 'You pay' })
    this.receive = dialog.getByRole('group', { name: 'You receive' })
    this.least = dialog.getByText('You receive at least', { exact: true }).locator('+ dd')
    this.steps = dialog.getByRole('list').getByRole('listitem')
    this.offers = dialog.locator('summary', { hasText: 'Offer' })
    this.explorerLink = dialog.getByRole('link', { name: /View on explorer/ })
  }

  /** Opens the form from the account view. */
  async open(): Promise<void> {
    await this.modal.button('Swap').click()
    await this.pay.waitFor()
  }

  /** Chooses the token of a side, by the name in the list. */
  async choose(side: 'pay' | 'receive', name: string): Promise<void> {
    await this[side].getByRole('button', { name: /Select token|choose another token/i }).click()
    await this.modal.dialog.getByLabel('Search or paste an address').fill(name)
    const row = this.modal.button(new RegExp(name)).first()
    // Rows move until the list is narrowed, a moment after the last letter.
    await expect(async () => {
      const before = await row.boundingBox()
      await this.page.waitForTimeout(400)
      expect(await row.boundingBox()).toEqual(before)
    }).toPass()
    await row.click()
  }

  /** Fills in the form and waits for a price that was tried out. */
  async fill(swap: { from?: string; to: string; amount: string }): Promise<void> {
    await this.choose('receive', swap.to)
    if (swap.from) await this.choose('pay', swap.from)
    await this.amount.fill(swap.amount)
  }

  /** An offer of the open list, by its source. */
  offer(name: string): Locator {
    return this.modal.dialog.getByRole('radio', { name: new RegExp(name) })
  }

  async review(): Promise<void> {
    await this.modal.button('Review swap').click()
    await this.least.waitFor()
  }

  /** The least amount in the review, in whole tokens. */
  async readLeast(): Promise<string> {
    const known = this.least.filter({ hasText: /\d/ })
    return /^[\d,.]+/.exec((await known.textContent()) ?? '')?.[0].replaceAll(',', '') ?? ''
  }

  /** Presses the button that starts the first step, by its words. */
  async confirm(name: string | RegExp): Promise<void> {
    await this.modal.button(name).click()
  }

  /** Waits for the result: what arrived, as the chain says. */
  async readReceived(): Promise<string> {
    await this.modal.title('Swapped').waitFor()
    return (await this.modal.dialog.getByText(/^\+/).first().textContent()) ?? ''
  }
}
