import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { type RecordedRequest, recordRequests } from './recordRequests.ts'

export type OpenedPage = {
  readonly page: Page
  readonly session: CDPSession
  /** All requests of the page so far. */
  readonly requests: readonly RecordedRequest[]
  close(): Promise<void>
}

/**
 * Opens a bench app with an empty cache and waits until its button is ready and the network is
 * quiet. `prepare` scripts run in the page first.
 */
export async function openPage(
  browser: Browser,
  url: string,
  { prepare, ...options }: BrowserContextOptions & { prepare?: (() => void) | undefined } = {},
): Promise<OpenedPage> {
  const context = await browser.newContext(options)
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await recordRequests(page, session)
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('button-ready').length > 0)
  await page.waitForLoadState('networkidle')
  return { page, session, requests, close: () => context.close() }
}
