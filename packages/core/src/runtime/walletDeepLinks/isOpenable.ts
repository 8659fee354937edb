import { isLinkOf } from './isLinkOf.ts'
import { toSafeLink } from './toSafeLink.ts'

/**
 * Phantom's full intent on Android: no other app and no other fallback. Other `intent:` links could
 * start any app.
 */
const phantomIntent =
  /^intent:\/\/browse\/[\w.~%-]+\?ref=[\w.~%-]+#Intent;scheme=phantom;package=app\.phantom;end$/

export declare namespace isOpenable {
  type Parameters = {
    href: string
    /** The wallet to open, as the registry or the app knows it. */
    wallet: isLinkOf.Parameters['wallet'] | undefined
  }
}

/**
 * Whether a link may be opened: it leads to a host or a scheme of the wallet, in a form that this
 * folder creates, which is an https URL, a custom scheme, or Phantom's intent.
 */
export function isOpenable({ href, wallet }: isOpenable.Parameters): boolean {
  if (!wallet) return false
  if (href.length <= 2048 && phantomIntent.test(href))
    return isLinkOf({ href: 'phantom://', wallet })
  const isSafe = [toSafeLink(href, { kind: 'web' }), toSafeLink(href, { kind: 'native' })]
  return isSafe.includes(href) && isLinkOf({ href, wallet })
}
