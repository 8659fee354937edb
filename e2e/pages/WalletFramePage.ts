import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The embedded wallet's frame, by the accessible names of what it shows. */
export class WalletFramePage {
  readonly page: Page
  readonly frame: FrameLocator

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('iframe[data-cleat="wallet"]')
  }

  title(name: string | RegExp): Locator {
    return this.frame.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name, exact: true })
  }

  async typeCode(code: string): Promise<void> {
    await this.frame.getByRole('textbox').first().click()
    await this.page.keyboard.type(code)
  }

  /** The parts of the recovery code that is shown. */
  async readRecoveryCode(): Promise<readonly string[]> {
    const parts = await this.frame.getByRole('listitem').allInnerTexts()
    return parts.map((text) => text.replace(/^\d\s+/, '').trim())
  }

  /** Types the parts that are asked for. */
  async confirmRecoveryCode(parts: readonly string[]): Promise<void> {
    for (const field of await this.frame.getByRole('textbox').all()) {
      const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
      await field.fill(parts[Number(/\d/.exec(name ?? '')?.[0]) - 1] ?? '')
    }
  }
}
