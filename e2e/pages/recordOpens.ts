import type { Page } from '@playwright/test'

/** What the page opened by itself, in place of the browser; see `recordLinks`. */
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
