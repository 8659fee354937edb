import { readSeconds } from './readSeconds.ts'

/** By document or shadow root, which have one theme each. */
const known = new WeakMap<Node, number>()

/**
 * How long a change of view takes, in seconds. It is read while nothing changes: read in the middle
 * of a change, the browser would style all that has just come into the page for it.
 */
export const viewDuration = {
  get(element: Element): number {
    return known.get(element.getRootNode()) ?? viewDuration.renew(element)
  },
  /** Reads it again, as an app may have changed its theme. */
  renew(element: Element): number {
    const seconds = readSeconds(element, '--cleat-view')
    if (element.isConnected) known.set(element.getRootNode(), seconds)
    return seconds
  },
}
