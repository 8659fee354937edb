import type { Page } from '@playwright/test'

/** Records the page's calls of `window.open` and prevents them; see `recordLinks`. */
export async function recordOpens(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = []
    Object.assign(window, {
      opened,
      open: (href: string, target: string) => void opened.push(`${target} ${href}`),
    })
  })
  return () => page.evaluate(() => (window as Window & { opened?: string[] }).opened ?? [])
}
