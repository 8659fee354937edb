import type { Page } from 'playwright-core'
import { until } from '../until.ts'
import { createByRecoveryCode } from './createByRecoveryCode.ts'
import { untilFocused } from './untilFocused.ts'
import type { WalletView } from './walletView.ts'

/** A window of the embedded wallet. */
export type WalletWindow = WalletView & {
  /** For all that has no name here. */
  readonly page: Page
  /** Ticks that the visitor knows what could be lost. */
  agree(): Promise<void>
  /** Confirms what is asked, as a person does: with a mouse that comes from elsewhere. */
  confirm(): Promise<void>
}

/**
 * A window of the embedded wallet, by the accessible names of what it shows in English.
 * `openWindow` of a visitor opens one.
 * @example
 * ```ts
 * import { walletWindow } from '@cleat/testing/auth'
 *
 * declare const popup: Parameters<typeof walletWindow>[0]
 * const window = walletWindow(popup)
 * await window.title('Approve this?').waitFor()
 * await window.confirm()
 * ```
 */
export function walletWindow(page: Page): WalletWindow {
  const button: WalletWindow['button'] = (name) => page.getByRole('button', { name, exact: true })
  const title: WalletWindow['title'] = (name) => page.getByRole('heading', { name })
  const click: WalletWindow['click'] = (name) => button(name).click()
  return {
    ...{ page, alert: page.getByRole('alert'), title, button, click },
    async typeCode(code) {
      await title('Enter the code').waitFor({ timeout: 20_000 })
      await untilFocused(page.getByRole('textbox').first())
      await page.keyboard.type(code)
    },
    agree: () => page.getByRole('checkbox').check(),
    async confirm() {
      const confirm = button('Confirm')
      await confirm.waitFor()
      await until({
        find: async () => (await confirm.getAttribute('aria-disabled')) === null || undefined,
        missing: 'The window takes no confirmation.',
      })
      const box = await confirm.boundingBox()
      if (!box) throw new Error('The button is not there.')
      await page.mouse.move(box.x + 8, box.y + 8)
      await confirm.click()
    },
    async createWallet() {
      const code = await createByRecoveryCode(page, { title, click })
      const closing = page.waitForEvent('close')
      await click('Continue')
      await closing
      return code
    },
  }
}
