import type { Swap, SwapOffer } from '@cleat/core/adapter'
import type { SwapPage } from './swapSuite.ts'
import { writeOffer } from './writeOffer.ts'

/** The hash of `{}`. */
const appData = '0xb48d38f93eaa084033fc5970bf96e559c33c4cdc07d889ab00b4d63f9590739d'

/** What CoW Protocol takes for the coin of the chain. */
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** What a service offers whose exchange is a signed order. */
export async function writeOrderOffer(
  { chain, exchange }: Pick<SwapPage, 'chain' | 'exchange'>,
  { swap }: { swap: Swap },
): Promise<SwapOffer> {
  const { router, wrapped, tokens, published } = exchange
  const dollars = tokens.USDC.address
  const quoted = await writeOffer(chain, { swap, router, wrapped, dollars })
  const { timestamp } = await chain.client.getBlock()
  const now = Math.max(Number(timestamp), Math.floor(Date.now() / 1000))
  return {
    ...quoted,
    ...{ source: { id: 'cow', name: 'CoW Swap' }, kind: 'order' },
    call: {
      domain: {
        ...{ name: 'Gnosis Protocol', version: 'v2', chainId: Number(swap.network.id) },
        verifyingContract: published.settlement,
      },
      ...{ types, primaryType: 'Order' },
      message: {
        ...{ sellToken: swap.source.address, buyToken: swap.target.address ?? coin },
        ...{ receiver: swap.address, sellAmount: String(swap.amount) },
        buyAmount: String((quoted.amount * BigInt(10_000 - swap.slippageBps)) / 10_000n),
        ...{ validTo: now + 1200, appData, feeAmount: '0', kind: 'sell' },
        ...{ partiallyFillable: false, sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
      },
    },
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
