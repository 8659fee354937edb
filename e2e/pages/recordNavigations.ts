import type { Page } from '@playwright/test'

/** Records the navigations of the browser, including those for which it finds no app. */
export async function recordNavigations(page: Page): Promise<readonly string[]> {
  const urls: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  session.on('Page.frameRequestedNavigation', ({ url }) => urls.push(url))
  return urls
}
