import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'

/** One way to do the exchange. There is one for each source. */
export type SwapQuote = {
  /** The source's id; `wrap` for the native coin and its token. */
  readonly id: string
  /** The source's name: foreign text, and empty where it does not say one. */
  readonly name: string
  /** What the source offers. Absent for wrapping. */
  readonly offer?: SwapOffer | undefined
} & (
  | { readonly status: 'offered' | 'pending'; readonly offer: SwapOffer }
  /** It was tried out. */
  | { readonly status: 'success'; readonly prepared: PreparedSwap }
  /** It cannot be used. */
  | { readonly status: 'error'; readonly error: CleatError }
)
