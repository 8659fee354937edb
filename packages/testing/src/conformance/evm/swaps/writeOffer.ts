import type { Swap, SwapOffer } from '@cleat/core/adapter'
import { type Abi, type Address, encodeFunctionData, parseAbi } from 'viem'
import type { TransferChain } from '../transfers/createTransferChain.ts'
import type { OfferOptions } from './swapSuite.ts'

const ending = 'uint256 amountOutMin, address[] path, address to, uint256 deadline'
const abi: Abi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  `function swapExactETHForTokens(${ending}) payable returns (uint256[])`,
  `function swapExactTokensForETH(uint256 amountIn, ${ending}) returns (uint256[])`,
  `function swapExactTokensForTokens(uint256 amountIn, ${ending}) returns (uint256[])`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens(${ending}) payable`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, ${ending})`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, ${ending})`,
])

/** Asks a router for its price, and writes the call of the exchange as a service does. */
export async function writeOffer(
  chain: TransferChain,
  parameters: Omit<OfferOptions, 'router'> & {
    swap: Swap
    router: Address
    wrapped: Address
    /** The token that every pool has on its other side. */
    dollars: Address
  },
): Promise<SwapOffer> {
  const { swap, router, wrapped, dollars, isMeasured = false } = parameters
  const { source, target, amount, slippageBps, address: to } = swap
  const [first, last] = [source, target].map(({ address = wrapped }) => address)
  const path = first === dollars || last === dollars ? [first, last] : [first, dollars, last]
  const quoted = await chain.client.readContract({
    ...{ address: router, abi, functionName: 'getAmountsOut', args: [amount, path] },
  })
  const expected = (quoted as readonly bigint[]).at(-1) ?? 0n
  const { minimum = (expected * BigInt(10_000 - slippageBps)) / 10_000n } = parameters
  const { timestamp } = await chain.client.getBlock()
  const now = BigInt(Math.floor(Date.now() / 1000))
  const deadline = (timestamp > now ? timestamp : now) + 1200n
  const kind = `${source.address ? 'Tokens' : 'ETH'}For${target.address ? 'Tokens' : 'ETH'}`
  const data = encodeFunctionData({
    abi,
    functionName: `swapExact${kind}${isMeasured ? 'SupportingFeeOnTransferTokens' : ''}`,
    args: [...(source.address ? [amount] : []), minimum, path, to, deadline],
  })
  return {
    ...{ source: { id: 'pools', name: 'Local Exchange' }, kind: 'transaction', fees: [] },
    amount: isMeasured ? minimum : expected,
    call: { to: router, data, value: source.address ? '0' : amount.toString() },
  }
}
