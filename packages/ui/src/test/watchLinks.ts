import { onTestFinished } from 'vitest'

/** A link that the browser would have followed. */
export type FollowedLink = { readonly href: string; readonly target: string }

/**
 * The links that the browser would follow, until the test ends. Excludes those that the page
 * prevented.
 */
export function watchLinks(): readonly FollowedLink[] {
  const followed: FollowedLink[] = []
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href) return
    if (!event.defaultPrevented) followed.push({ href, target: link.target })
    event.preventDefault()
  }
  window.addEventListener('click', onClick)
  onTestFinished(() => window.removeEventListener('click', onClick))
  return followed
}
