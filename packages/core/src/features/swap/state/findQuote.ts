import type { SwapQuote } from './swapQuote.ts'
import type { SwapState } from './swapState.ts'

/** The quote in use: the chosen one while it can be used, else the best that can be. */
export function findQuote({
  quoting,
  chosenId,
}: Pick<SwapState, 'quoting' | 'chosenId'>): SwapQuote | undefined {
  if (quoting.status !== 'success') return undefined
  const usable = quoting.quotes.filter(({ status }) => status !== 'error')
  return usable.find(({ id }) => id === chosenId) ?? usable[0]
}
