import type { Browser, Page } from 'playwright-core'

export type Look = {
  readonly scheme: 'light' | 'dark'
  readonly device: 'desktop' | 'phone'
}

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

/** Opens a page whose requests to other hosts, errors and warnings are problems. */
export async function openPage(
  browser: Browser,
  { scheme, device }: Look,
): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const context = await browser.newContext({
    viewport: sizes[device],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: device === 'phone',
  })
  const page = await context.newPage()
  const problems: string[] = []
  await context.route('**/*', (route) => {
    const { protocol, hostname } = new URL(route.request().url())
    if (hostname === '127.0.0.1' || /^(?:data|blob):$/.test(protocol)) return route.continue()
    problems.push(`asks ${hostname}`)
    return route.abort()
  })
  page.on('pageerror', ({ message }) => problems.push(`Error: ${message}`))
  page.on('console', (message) => {
    // The hovers of twoslash patch a menu that the present version of their library has no more.
    if (message.text().startsWith('Failed to patch FloatingVue')) return
    if (['error', 'warning'].includes(message.type())) problems.push(`Console: ${message.text()}`)
  })
  return { page, problems }
}
