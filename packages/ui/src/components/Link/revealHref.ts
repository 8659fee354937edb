import type { MouseEvent } from 'react'

/** A checked link to an app or a page. */
export type AppLink = {
  readonly href: string
  /** What the page contains until the tap, if a part of `href` is secret. */
  readonly plainHref?: string | undefined
  readonly target?: string | undefined
}

/**
 * Puts the secret part of a link into the page for the tap alone. The browser follows the address
 * that the link has after the event; previews, "copy link" and new tabs get the plain one.
 */
export function revealHref(event: MouseEvent<HTMLElement>, link: AppLink | undefined): void {
  const { href, plainHref } = link ?? {}
  if (!href || !plainHref || event.defaultPrevented) return
  const anchor = event.currentTarget
  anchor.setAttribute('href', href)
  setTimeout(() => {
    // Rendering may have replaced it.
    if (anchor.getAttribute('href') === href) anchor.setAttribute('href', plainHref)
  })
}
