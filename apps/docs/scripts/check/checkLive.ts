import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openPage } from './openPage.ts'

/** Connects the demonstration wallet on the first page, in the modal itself. */
export async function checkLive(parameters: {
  browser: Browser
  url: string
  pictures?: string | undefined
}): Promise<string[]> {
  const { browser, url, pictures } = parameters
  const { page, problems } = await openPage(browser, { scheme: 'dark', device: 'desktop' })
  try {
    await page.goto(url)
    const live = page.getByRole('region', { name: 'The modal, live' })
    await live.scrollIntoViewIfNeeded()
    await live.getByRole('button', { name: 'Connect wallet' }).click()
    const wallet = page.getByRole('dialog').getByRole('button', { name: 'Demonstration wallet' })
    await wallet.waitFor()
    if (pictures) await page.screenshot({ path: join(pictures, 'live-dark.png') })
    await wallet.click()
    await live.getByRole('button', { name: 'Receive' }).waitFor()
    if (pictures) await page.screenshot({ path: join(pictures, 'live-connected-dark.png') })
  } catch (error) {
    return [String(error), ...problems]
  } finally {
    await page.context().close()
  }
  return problems
}
