import type { Address, Hex } from 'viem'

/** An order of CoW Protocol, as its settlement contract reads it. */
export type OrderMessage = {
  readonly sellToken: Address
  readonly buyToken: Address
  readonly receiver: Address
  /** Amounts are whole numbers in decimal digits. */
  readonly sellAmount: string
  readonly buyAmount: string
  /** In seconds since 1970. */
  readonly validTo: number
  readonly appData: Hex
  readonly feeAmount: string
  readonly kind: 'sell'
  readonly partiallyFillable: false
  readonly sellTokenBalance: 'erc20'
  readonly buyTokenBalance: 'erc20'
}

/** Typed data (EIP-712) in the format of `eth_signTypedData_v4`. */
export type TypedOrder = {
  readonly domain: {
    readonly name: string
    readonly version: string
    readonly chainId: number
    readonly verifyingContract: Address
  }
  readonly types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  readonly primaryType: 'Order'
  readonly message: OrderMessage
}
