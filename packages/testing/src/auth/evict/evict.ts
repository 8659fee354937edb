import type { Page } from 'playwright-core'
import { evictStorage } from './evictStorage.ts'

/**
 * Takes away what the wallet's origin has stored in a page, as browsers do after a while, and as
 * visitors do in their settings. Cookies stay. The wallet is then new to this browser: after a
 * reload, the page shows the account until it has asked the wallet. Then the visitor logs in, and
 * opens the wallet by what recovers it.
 * @throws if the page has no frame of the wallet: log in first
 * @example
 * ```ts
 * import { evict } from '@cleat/testing/auth'
 *
 * declare const page: Parameters<typeof evict>[0]
 * await evict(page)
 * await page.reload()
 * await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
 * ```
 */
export async function evict(page: Page): Promise<void> {
  const element = page.locator('iframe[data-cleat="wallet"]')
  if ((await element.count()) === 0)
    throw new Error('The page has no frame of the wallet. Log in first.')
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The frame of the wallet is not loaded.')
  await frame.evaluate(evictStorage)
}
