import { opener } from './openerMessage.ts'

const [lookMs, longestMs] = [50, 20_000]

/**
 * Tells a window of the wallet which page opened it: the browser names the origin of a message. A
 * window that asks has a frame inside, which is all that is seen of it; the page listens to no
 * message. One on the page's own site is cut off at once, and asks nothing.
 */
export function sayWhoOpened(
  opened: Pick<Window, 'closed' | 'length' | 'postMessage'>,
  origin: string,
): void {
  const until = Date.now() + longestMs
  const timer = setInterval(() => {
    const isAsking = !opened.closed && opened.length > 0
    if (isAsking) opened.postMessage(opener, origin)
    if (isAsking || opened.closed || Date.now() > until) clearInterval(timer)
  }, lookMs)
}
