import type { DecodedExchange, SwapPolicy } from '@cleat/core/adapter'
import type { SwapNode } from '../../swaps/decode/base/swapNode.ts'

/** A call and what it exchanges. */
export type SwapSample = {
  readonly call: { readonly to: string; readonly data: string; readonly value: bigint }
  readonly chainId: number
  readonly policy: SwapPolicy
  readonly node: SwapNode
  /** The receiver is the account that sends it. */
  readonly facts: DecodedExchange
}
