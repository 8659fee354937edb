import type { Address, Hex } from 'viem'
import type { TypedOrder } from './typedOrder.ts'

/** How a swap is carried out: sent, signed as an order, or signed after its maker. */
export type SwapKind = 'transaction' | 'order' | 'rfq'

export type SwapFee = {
  /** Our words, never a text of the source. `Service fee` is the operator's. */
  readonly name: 'Provider fee' | 'Network fee' | 'Service fee'
  readonly amount: bigint
  /** The canonical address of the asset that it is in. */
  readonly token: string
}

/** What a wallet signs. */
export type SwapCall =
  | {
      readonly type: 'evm'
      readonly to: Address
      readonly data: Hex
      readonly value: bigint
      /** In wei per unit of gas. */
      readonly gasPrice?: bigint | undefined
    }
  | {
      readonly type: 'solana'
      /** A transaction of version 0, in Base64. */
      readonly transaction: string
      readonly lastValidBlockHeight: number
    }
  | { readonly type: 'order'; readonly order: TypedOrder }

/** A quote of a source. */
export type SourceQuote = {
  /** Replaces the name of the source. */
  readonly name?: string | undefined
  /** The expected amount, in base units. */
  readonly toAmount: bigint
  /** The least amount that the call accepts, or that a later call will. */
  readonly minToAmount: bigint
  /** The contract that is called, or that settles the order. */
  readonly router?: Address | undefined
  /** The contract that needs an allowance. */
  readonly spender?: Address | undefined
  readonly gas?: bigint | undefined
  readonly fees: readonly SwapFee[]
  readonly priceImpactBps?: number | undefined
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  readonly call?: SwapCall | undefined
  /** What the source needs to build the quote. Only the source itself reads it. */
  readonly memo?: unknown
}
