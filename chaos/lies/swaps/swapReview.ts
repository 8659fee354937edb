import { formatAmount } from '@cleat/core/adapter'
import type { SwapController } from '@cleat/core/swap'

/** What the review shows before the visitor agrees: that of `SwapPreviewView`. */
export type SwapReview = {
  /** What is paid, in whole units. */
  readonly text: string
  readonly symbol: string
  /** The least that arrives, in whole units. */
  readonly least: string
  readonly into: string
  readonly caipNetworkId: string
  /** The highest fee in base units of the native coin. `undefined` is "shown in your wallet". */
  readonly feeLimit: bigint | undefined
  /** Whether a token calls itself something else, which the review says. */
  readonly isNamedOtherwise: boolean
  /** Whether the node tried it out. If not, the review says that the minimum alone protects. */
  readonly isTried: boolean
}

/** Reads what is shown. `undefined` while there is nothing to agree to. */
export function readSwapReview({ state }: SwapController): SwapReview | undefined {
  const { preparing } = state
  if (preparing.status !== 'success' || preparing.before) return undefined
  const { prepared } = preparing
  const { source, target, amount, network } = prepared.swap
  return {
    text: formatAmount(amount, source.decimals),
    symbol: source.symbol,
    least: formatAmount(prepared.minReceived, target.decimals),
    into: target.symbol,
    caipNetworkId: network.caipNetworkId,
    feeLimit: prepared.fee?.limit,
    isNamedOtherwise: prepared.notes.some(({ type }) => type === 'token-symbol'),
    isTried: prepared.trial !== 'none',
  }
}
