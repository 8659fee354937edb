import type { Page } from '@playwright/test'

/** A tapped link, and whether the page left its default action in place. */
export type FollowedLink = {
  readonly href: string
  readonly target: string
  readonly isPrevented: boolean
}

/**
 * Records every tapped link and prevents the navigation. The browser would ask which app to open
 * and accept no more taps meanwhile.
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
    // The modal stops its clicks from reaching the page. The window's listener still receives them.
    const letThrough = (event: Event) => Object.assign(event, { stopPropagation: () => undefined })
    addEventListener('click', letThrough, { capture: true })
    addEventListener('click', note)
  })
  return () =>
    page.evaluate(() => (window as Window & { followed?: FollowedLink[] }).followed ?? [])
}
