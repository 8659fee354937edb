import type { CleatError } from '../../../base/errors/cleatError.ts'
import type { PreparedSwap, SwapStep } from '../../../contract/swaps/preparedSwap.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOutcome } from '../../../contract/swaps/swapOutcome.ts'
import type { TokenBalance } from '../../../runtime/api/data/answers/tokenBalance.ts'
import type { SwapLoss } from './swapLoss.ts'
import type { SwapQuote } from './swapQuote.ts'

/** What is known of the form's exchange. */
export type QuoteFlow =
  | { readonly status: 'idle' }
  /** Asked. `quotes` are those of the input before, to be shown dimmed. */
  | { readonly status: 'pending'; readonly quotes: readonly SwapQuote[] }
  | {
      readonly status: 'success'
      /** What they answer. */
      readonly swap: Swap
      /** Best first; those that cannot be used come last. */
      readonly quotes: readonly SwapQuote[]
      /** Whether some are still being tried out. */
      readonly isTrying: boolean
    }
  | { readonly status: 'error'; readonly error: CleatError }

/** The preparation of the requests to the wallet. */
export type SwapPrepareFlow =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'success'
      readonly prepared: PreparedSwap
      readonly loss: SwapLoss
      /** The visitor typed the amount, because of what the exchange loses. */
      readonly isLossConfirmed?: true | undefined
      /** What the visitor saw before, if it is worse now. It has to be accepted first. */
      readonly before?: PreparedSwap | undefined
    }
  | { readonly status: 'error'; readonly error: CleatError }

/** One step of an exchange in progress. `prepared` is what is done, whatever the form has now. */
type Running = {
  readonly prepared: PreparedSwap
  readonly type: SwapStep['type']
  /** Zero-based, in `prepared.steps`. */
  readonly step: number
}

/** What is known of an order that is not filled. */
export type OrderProgress = {
  /** Until then it can be filled. Milliseconds since the epoch. */
  readonly expiresAt: number
  /** Its source says that it will not be filled. That is no proof: it is signed. */
  readonly isRefused: boolean
  /** Its allowance was taken back. It cannot be filled before there is another one. */
  readonly isClosed?: boolean | undefined
}

/** A swap's progress from the button to the block. */
export type SwapFlow =
  | { readonly status: 'idle' }
  /** The wallet is asked. */
  | (Running & { readonly status: 'pending'; readonly stage: 'wallet' })
  /**
   * The network has it. `isSlow` after 25 seconds (spec §9): it is still tracked and not an error.
   */
  | (Running & {
      readonly status: 'pending'
      readonly stage: 'network'
      readonly hash: string
      readonly isSlow: boolean
      /** Of an order, which has no transaction until others fill it. */
      readonly order?: OrderProgress | undefined
    })
  /** A step before the last one is done, and the price moved: it has to be accepted. */
  | (Running & {
      readonly status: 'paused'
      /** An allowance of an earlier step is there. */
      readonly isAllowed: boolean
    })
  | (Running & {
      readonly status: 'success'
      readonly outcome: SwapOutcome & { status: 'confirmed' }
    })
  /** A step was sent, but failed or was replaced. */
  | (Running & {
      readonly status: 'ended'
      readonly outcome: Exclude<SwapOutcome, { status: 'confirmed' }>
      /** An allowance of an earlier step is still there. */
      readonly isAllowed: boolean
    })
  /**
   * A step was not sent. With `isUnknown`, it may have been sent and must not be repeated without a
   * review.
   */
  | (Running & {
      readonly status: 'error'
      readonly error: CleatError
      readonly isUnknown: boolean
      readonly isAllowed: boolean
    })

/** The state of the swap form (spec §3). Amounts are base units. */
export type SwapState = {
  /** The token to pay with and its last known balance. */
  sourceToken?: TokenBalance | undefined
  toToken?: TokenBalance | undefined
  /** Base units of `sourceToken`. `undefined` while the typed text is no amount. */
  sourceTokenAmount?: bigint | undefined
  /** The maximum of `sourceToken`, if known. For the native coin, the balance minus the fee. */
  max?: bigint | undefined
  /** The tolerated loss against the offer, in basis points: 1 to 5000. */
  slippageBps: number
  /** The source that the visitor chose. `undefined`: the best one. */
  chosenId?: string | undefined
  /**
   * Whether the wallet in use keeps its transactions out of the public queue: not wanted, not set
   * up in the wallet, or set up. `undefined` where the app names no RPC that does.
   */
  protection?: 'off' | 'offered' | 'added' | undefined
  quoting: QuoteFlow
  preparing: SwapPrepareFlow
  swapping: SwapFlow
  /**
   * The allowance of an open order, while it is taken back. The order is followed meanwhile, in
   * `swapping` if it is the last swap.
   */
  removal: SwapFlow
  /** What the account in use holds on its network, as last fetched. Empty while that is unknown. */
  myTokensWithBalance: readonly TokenBalance[]
  /** The quote in use: the chosen one, else the best that can be used. */
  readonly quote?: SwapQuote | undefined
  /** Base units of `toToken`: tried out, or what the source says. */
  readonly toTokenAmount?: bigint | undefined
  /** Percent (spec §9). */
  readonly slippage: number
  readonly sourceTokenPriceInUSD?: number | undefined
  readonly toTokenPriceInUSD?: number | undefined
  /** The price of the native coin in US dollars. */
  readonly networkPrice?: number | undefined
  readonly networkTokenSymbol: string
  /** The likely fee of the network, in base units of the native coin. */
  readonly gasFee?: bigint | undefined
  readonly gasPriceInUSD?: number | undefined
  /** How far the exchange moves the price, in percent, as the source says. */
  readonly priceImpact?: number | undefined
  /** The most that slippage may take, in base units of `toToken`. */
  readonly maxSlippage?: bigint | undefined
}
