import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { type RecordedRequest, recordRequests } from './recordRequests.ts'

export type OpenedPage = {
  readonly page: Page
  readonly session: CDPSession
  /** All that the page asked the network for so far. */
  readonly requests: readonly RecordedRequest[]
  close(): Promise<void>
}

/** Visits an app of the bench, prepared by what runs in the page before it, with an empty cache and waits until its button is ready and the network is quiet. */
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
