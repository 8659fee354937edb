import { toSafeLink } from './toSafeLink.ts'

/**
 * Phantom's own way in on Android, and all of it: no other app, no other fallback. Any other `intent:` is somebody
 * else's command to the system.
 */
const phantomIntent =
  /^intent:\/\/browse\/[\w.~%-]+\?ref=[\w.~%-]+#Intent;scheme=phantom;package=app\.phantom;end$/

/** Whether a link is one that this folder makes: a page, the scheme of an app, or the intent of Phantom. */
export function isOpenable(href: string): boolean {
  if (phantomIntent.test(href)) return href.length <= 2048
  return [toSafeLink(href, { kind: 'web' }), toSafeLink(href, { kind: 'native' })].includes(href)
}
