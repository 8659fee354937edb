import type { SwapPolicy } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'

/** What a call is read by. */
export type CallContext = {
  readonly node: EvmNode
  /** Who calls. */
  readonly account: string
  readonly chainId: number
  readonly policy: SwapPolicy
}
