import { type Hex, hashTypedData } from 'viem'
import { localExchange } from '../exchange/localExchange.ts'
import type { OrderMessage } from './orderMessage.ts'

const types = {
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

/** The hash by which an order is signed. @see EIP-712 */
export function hashOrder(message: OrderMessage, chainId: number): Hex {
  const { settlement: verifyingContract } = localExchange.published
  return hashTypedData({
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId, verifyingContract },
    ...{ types, primaryType: 'Order' },
    message: {
      ...message,
      sellAmount: BigInt(message.sellAmount),
      buyAmount: BigInt(message.buyAmount),
      feeAmount: BigInt(message.feeAmount),
    },
  })
}
