import { subscribe } from 'valtio/vanilla'
import type { OnrampContext } from '../state/onrampContext.ts'
import { followLater } from './followLater.ts'

/** Follows the purchases that have not ended, while the page is seen. Returns a stop function. */
export function startFollowing(context: OnrampContext): () => void {
  const { orders, internal } = context
  const wake = () => followLater(context)
  const document: Document | undefined = globalThis.document
  document?.addEventListener('visibilitychange', wake)
  // Bought in another tab.
  const stop = subscribe(orders.list, wake)
  wake()
  return () => {
    stop()
    document?.removeEventListener('visibilitychange', wake)
    clearTimeout(internal.follow)
  }
}
