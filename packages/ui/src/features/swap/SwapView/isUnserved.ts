import type { QuoteFlow } from '@cleat/core/swap'

/** Whether the service does not swap on the network, so that asking again is no use. */
export function isUnserved(quoting: QuoteFlow): boolean {
  return quoting.status === 'error' && quoting.error.code === 'SWAP_UNSUPPORTED'
}
