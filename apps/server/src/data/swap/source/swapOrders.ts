import type { Address, Hex } from 'viem'
import type { EvmChain } from '../../chains/openChains.ts'
import type { OrderMessage } from './typedOrder.ts'

/** The progress of a signed order. */
export type OrderNews = {
  readonly status: 'open' | 'filled' | 'cancelled' | 'expired'
  /** What was paid and received so far, in base units. */
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** The transaction that settled it, once it is known. */
  readonly txHash?: Hex | undefined
}

/** Why a signed order is refused. */
export type OrderRefusal = 'allowance' | 'balance' | 'expired' | 'signature' | 'other'

/** Who asks, and about which chain. */
export type OrderContext = { chain: EvmChain; client: string; signal: AbortSignal }

/** A book of signed orders. */
export type SwapOrders = {
  /** The hash of application data that its orders have. */
  readonly appData: Hex
  /** Hands a signed order in. Resolves to its id, or to why it is refused. */
  submit(
    parameters: OrderContext & {
      user: Address
      message: OrderMessage
      signature: Hex
      scheme: 'eip712' | 'eip1271'
    },
  ): Promise<{ readonly id: Hex } | { readonly refusal: OrderRefusal }>
  /** `undefined` if there is no such order. */
  read(parameters: OrderContext & { id: Hex }): Promise<OrderNews | undefined>
}
