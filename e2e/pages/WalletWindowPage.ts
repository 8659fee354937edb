import { expect, type Locator, type Page } from '@playwright/test'

/** A window of the embedded wallet that shows a request, by accessible names. */
export class WalletWindowPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens it from the modal that wants one. */
  static async open(page: Page, name = 'Open the window'): Promise<WalletWindowPage> {
    const opening = page.waitForEvent('popup')
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    return new WalletWindowPage(await opening)
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Ticks that the visitor knows what could be lost. */
  async agree(): Promise<void> {
    await this.page.getByRole('checkbox').check()
  }

  /** Presses as a person does: with a mouse that comes from elsewhere. */
  async confirm(): Promise<void> {
    const button = this.button('Confirm')
    await expect(button).not.toHaveAttribute('aria-disabled')
    const box = await button.boundingBox()
    if (!box) throw new Error('The button is not there.')
    await this.page.mouse.move(box.x + 8, box.y + 8)
    await button.click()
  }

  /** Makes the wallet, with a recovery code. */
  async createWallet(): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: 'Use a recovery code' }).click({ timeout: 20_000 })
    await page.getByRole('heading', { name: /recovery code/ }).waitFor()
    const parts = await page.getByRole('listitem').allInnerTexts()
    const code = parts.map((text) => text.replace(/^\d\s+/, '').trim())
    await page.getByRole('button', { name: 'I’ve saved it' }).click()
    for (const field of await page.getByRole('textbox').all()) {
      const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
      await field.fill(code[Number(/\d/.exec(name ?? '')?.[0]) - 1] ?? '')
    }
    await page.getByRole('button', { name: 'Create wallet' }).click()
    const closing = page.waitForEvent('close')
    await page.getByRole('button', { name: 'Continue' }).click()
    await closing
  }
}
