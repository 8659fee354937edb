export type { SwapOptions } from '../contract/options/swapOptions.ts'
export type {
  PreparedSwap,
  SwapNote,
  SwapStep,
  SwapTrial,
} from '../contract/swaps/preparedSwap.ts'
export type { Swap } from '../contract/swaps/swap.ts'
export type { SwapContracts, SwapPolicy } from '../contract/swaps/swapAdapter.ts'
export type { SwapFee, SwapKind, SwapOffer } from '../contract/swaps/swapOffer.ts'
export type { SwapOutcome } from '../contract/swaps/swapOutcome.ts'
export { createSwap } from '../features/swap/createSwap.ts'
export type { PendingSide, PendingSwap } from '../features/swap/state/pendingSwap.ts'
export type { SwapController, SwapValidationError } from '../features/swap/state/swapController.ts'
export type { SwapIntent } from '../features/swap/state/swapIntent.ts'
export type { SwapLoss, SwapLossLevel } from '../features/swap/state/swapLoss.ts'
export type { SwapQuote } from '../features/swap/state/swapQuote.ts'
export type {
  OrderProgress,
  QuoteFlow,
  SwapFlow,
  SwapPrepareFlow,
  SwapState,
} from '../features/swap/state/swapState.ts'
