import type { Page } from 'playwright-core'

/**
 * Lets the page wait for the answers of a URL.
 * @returns gives the answers
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}
