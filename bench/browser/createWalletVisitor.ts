import type { Mailbox } from '@cleat/localnet'
import type { Frame, Page } from 'playwright-core'
import { watchInput } from '../page/watchInput.ts'

/** A visitor of a page with the embedded wallet. */
export type WalletVisitor = {
  /** Chooses to log in, up to the code that a mail brings. */
  askCode(email: string): Promise<void>
  /** @returns when its last digit was typed, in ms since 1970 */
  typeCode(email: string): Promise<number>
  /** Keeps the recovery code. @returns how long the wallet took between what is pressed, in ms */
  createWallet(typedAt: number): Promise<number>
  /** @returns when it was pressed, in ms since 1970 */
  confirm(): Promise<number>
}

export function createWalletVisitor(page: Page, { mailbox }: { mailbox: Mailbox }): WalletVisitor {
  const frame = page.frameLocator('iframe[data-cleat="wallet"]')
  const title = (name: string | RegExp) => frame.getByRole('heading', { name })
  const button = (name: string) => frame.getByRole('button', { name, exact: true })
  /** The clocks of page and frame are one. */
  const now = () => page.evaluate(() => performance.timeOrigin + performance.now())
  const document = async (): Promise<Frame> => {
    const element = await page.locator('iframe[data-cleat="wallet"]').elementHandle()
    const found = await element?.contentFrame()
    if (!found) throw new Error('The wallet has no frame')
    return found
  }
  /** A press into a modal that moves is lost. */
  const rest = () => page.waitForTimeout(700)
  const readInput = async () => {
    const at = await (await document()).evaluate(() => window.benchInputAt)
    if (at === undefined) throw new Error('Nothing was pressed')
    return at
  }

  return {
    async askCode(email) {
      // The next code is that of this login.
      mailbox.clear()
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
      await page.keyboard.press('Enter')
      await title('Enter the code').waitFor()
      await (await document()).evaluate(watchInput)
    },
    async typeCode(email) {
      const code = await mailbox.codeFor(email)
      await frame.getByRole('textbox').first().focus()
      await page.keyboard.type(code)
      return readInput()
    },
    async createWallet(typedAt) {
      const save = title('Save your recovery code')
      await save.waitFor()
      let ms = (await now()) - typedAt
      const items = await frame.getByRole('listitem').allInnerTexts()
      const parts = items.map((text) => text.replace(/^\d\s+/, '').trim())
      await rest()
      await button('I’ve saved it').click()
      await title('Check that you saved it').waitFor()
      for (const field of await frame.getByRole('textbox').all()) {
        const label = await field.evaluate(
          (input: HTMLInputElement) => input.labels?.[0]?.textContent,
        )
        await field.fill(parts[Number(/\d/.exec(label ?? '')?.[0]) - 1] ?? '')
      }
      await rest()
      await button('Create wallet').click()
      await button('Continue').waitFor()
      ms += (await now()) - (await readInput())
      await rest()
      await button('Continue').click()
      return ms
    },
    async confirm() {
      await button('Confirm').waitFor()
      await page.waitForTimeout(1_500)
      await (await document()).evaluate(watchInput)
      await button('Confirm').click()
      return readInput()
    },
  }
}
