import type { SwapQuote } from '@cleat/core/swap'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useSwap } from '../controller/useSwap.ts'

export type ShownQuotes = {
  /** Best first; those that cannot be used come last. */
  readonly quotes: readonly SwapQuote[]
  /** The one in use. */
  readonly quote: SwapQuote | undefined
  /** What it brings, in base units of the target. */
  readonly amount: bigint | undefined
  /** Whether that is what arrived when it was tried out, and not what a source says. */
  readonly isTried: boolean
  readonly isPending: boolean
  readonly isTrying: boolean
}

/** The offers of the form. While others are asked for, those of the input before. */
export function useShownQuotes(): ShownQuotes {
  const { quoting, chosenId } = useControllerState(useSwap().state)
  const isPending = quoting.status === 'pending'
  const quotes = quoting.status === 'success' || isPending ? quoting.quotes : []
  const usable = quotes.filter(({ status }) => status !== 'error')
  const quote = usable.find(({ id }) => id === chosenId) ?? usable[0]
  const isTried = quote?.status === 'success'
  return {
    quotes,
    quote,
    amount: isTried ? quote.prepared.expected : quote?.offer?.amount,
    isTried,
    isPending,
    isTrying: quoting.status === 'success' && quoting.isTrying,
  }
}
