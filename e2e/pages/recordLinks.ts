import type { Page } from '@playwright/test'

/** A link as it was when it was tapped, and whether the browser was left to follow it. */
export type FollowedLink = {
  readonly href: string
  readonly target: string
  readonly isPrevented: boolean
}

/**
 * Takes down every link that is tapped from now on, in place of the browser: it would ask which app to open, and takes
 * no more taps while it asks.
 */
export async function recordLinks(page: Page): Promise<() => Promise<readonly FollowedLink[]>> {
  await page.addInitScript(() => {
    const followed: FollowedLink[] = []
    Object.assign(window, { followed })
    const note = (event: Event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (!link) return
      const { href, target } = link
      followed.push({ href, target, isPrevented: event.defaultPrevented })
      event.preventDefault()
    }
    // The modal keeps its clicks from the page, but the window is to be the last to hear of them.
    const letThrough = (event: Event) => Object.assign(event, { stopPropagation: () => undefined })
    addEventListener('click', letThrough, { capture: true })
    addEventListener('click', note)
  })
  return () =>
    page.evaluate(() => (window as Window & { followed?: FollowedLink[] }).followed ?? [])
}
