import type { Address, Hex } from 'viem'

/** The fields of an order, as CoW Protocol's order book takes them. */
export type OrderMessage = {
  readonly sellToken: Address
  readonly buyToken: Address
  readonly receiver: Address
  readonly sellAmount: string
  readonly buyAmount: string
  readonly validTo: number
  readonly appData: Hex
  readonly feeAmount: string
  readonly kind: string
  readonly partiallyFillable: boolean
  readonly sellTokenBalance: string
  readonly buyTokenBalance: string
}
