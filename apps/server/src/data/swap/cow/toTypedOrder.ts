import type { Address } from 'viem'
import type { TypedOrder } from '../source/typedOrder.ts'
import { cowContracts } from './cowContracts.ts'

export declare namespace toTypedOrder {
  type Parameters = {
    chainId: number
    sellToken: Address
    buyToken: Address
    /** The owner and receiver. */
    user: Address
    sellAmount: bigint
    /** The least amount to receive. */
    buyAmount: bigint
    /** In seconds since 1970. */
    validTo: number
  }
}

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  Order: [
    { name: 'sellToken', type: 'address' },
    { name: 'buyToken', type: 'address' },
    { name: 'receiver', type: 'address' },
    { name: 'sellAmount', type: 'uint256' },
    { name: 'buyAmount', type: 'uint256' },
    { name: 'validTo', type: 'uint32' },
    { name: 'appData', type: 'bytes32' },
    { name: 'feeAmount', type: 'uint256' },
    { name: 'kind', type: 'string' },
    { name: 'partiallyFillable', type: 'bool' },
    { name: 'sellTokenBalance', type: 'string' },
    { name: 'buyTokenBalance', type: 'string' },
  ],
} as const

/** The order to sign: all or nothing, and without a fee beside its price. */
export function toTypedOrder(parameters: toTypedOrder.Parameters): TypedOrder {
  const { chainId, sellToken, buyToken, user, sellAmount, buyAmount, validTo } = parameters
  return {
    domain: {
      name: 'Gnosis Protocol',
      version: 'v2',
      chainId,
      verifyingContract: cowContracts.settlement,
    },
    types,
    primaryType: 'Order',
    message: {
      sellToken,
      buyToken,
      receiver: user,
      sellAmount: String(sellAmount),
      buyAmount: String(buyAmount),
      validTo,
      appData: cowContracts.appData,
      feeAmount: '0',
      kind: 'sell',
      partiallyFillable: false,
      sellTokenBalance: 'erc20',
      buyTokenBalance: 'erc20',
    },
  }
}
