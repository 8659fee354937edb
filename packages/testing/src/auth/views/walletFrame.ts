import type { FrameLocator, Page } from 'playwright-core'
import { until } from '../until.ts'
import { createByRecoveryCode } from './createByRecoveryCode.ts'
import { untilFocused } from './untilFocused.ts'
import type { WalletView } from './walletView.ts'

/** The embedded wallet's frame in the modal of a page. */
export type WalletFrame = WalletView & {
  /** For all that has no name here. */
  readonly frame: FrameLocator
  /** Waits until the modal around it rests: a click into a frame that moves is lost. */
  rest(): Promise<void>
}

const selector = 'iframe[data-cleat="wallet"]'

/**
 * The embedded wallet's frame in a page, by the accessible names of what it shows in English.
 * @example
 * ```ts
 * import { walletFrame } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof walletFrame>[0]
 * const frame = walletFrame(page)
 * await frame.title('Approve this?').waitFor()
 * await frame.click('Confirm')
 * ```
 */
export function walletFrame(page: Page): WalletFrame {
  const frame = page.frameLocator(selector)
  const button: WalletFrame['button'] = (name) => frame.getByRole('button', { name, exact: true })
  const title: WalletFrame['title'] = (name) => frame.getByRole('heading', { name })
  const rest = async () => {
    const box = page.locator(selector)
    let last = ''
    await until({
      async find() {
        const now = JSON.stringify(await box.boundingBox())
        const isSame = now === last
        last = now
        return isSame || undefined
      },
      missing: 'The wallet’s frame did not come to rest.',
    })
  }
  const click: WalletFrame['click'] = async (name) => {
    await button(name).waitFor()
    await rest()
    await button(name).click()
  }
  return {
    ...{ frame, alert: frame.getByRole('alert'), title, button, rest, click },
    async typeCode(code) {
      await rest()
      await untilFocused(frame.getByRole('textbox').first())
      await page.keyboard.type(code)
    },
    async createWallet() {
      const code = await createByRecoveryCode(frame, { title, click })
      await click('Continue')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      return code
    },
  }
}
