import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The embedded wallet's frame, by the accessible names of what it shows. */
export class WalletFramePage {
  readonly page: Page
  readonly frame: FrameLocator
  /** Why the visitor is asked once more. */
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('iframe[data-cleat="wallet"]')
    this.alert = this.frame.getByRole('alert')
  }

  title(name: string | RegExp): Locator {
    return this.frame.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.frame.getByRole('button', { name, exact: true })
  }

  /** Clicks once the modal around the frame rests: a click into a frame that moves is lost. */
  async click(name: string | RegExp): Promise<void> {
    await this.button(name).waitFor()
    await this.rest()
    await this.button(name).click()
  }

  async typeCode(code: string): Promise<void> {
    await this.rest()
    await expect(this.frame.getByRole('textbox').first()).toBeFocused()
    await this.page.keyboard.type(code)
  }

  async rest(): Promise<void> {
    const frame = this.page.locator('iframe[data-cleat="wallet"]')
    let last = ''
    await expect
      .poll(
        async () => {
          const now = JSON.stringify(await frame.boundingBox())
          const isSame = now === last
          last = now
          return isSame
        },
        { intervals: [100] },
      )
      .toBe(true)
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
