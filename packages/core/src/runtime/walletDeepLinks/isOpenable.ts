import { toSafeLink } from './toSafeLink.ts'

/**
 * Phantom's full intent on Android: no other app and no other fallback. Other `intent:` links could
 * start any app.
 */
const phantomIntent =
  /^intent:\/\/browse\/[\w.~%-]+\?ref=[\w.~%-]+#Intent;scheme=phantom;package=app\.phantom;end$/

/**
 * Whether a link has a form that this folder creates: an https URL, a custom scheme, or Phantom's
 * intent.
 */
export function isOpenable(href: string): boolean {
  if (phantomIntent.test(href)) return href.length <= 2048
  return [toSafeLink(href, { kind: 'web' }), toSafeLink(href, { kind: 'native' })].includes(href)
}
