import type { Swap, SwapOffer } from '@cleat/core/adapter'
import { type Address, encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { SwapPage } from './swapSuite.ts'
import { writeOffer } from './writeOffer.ts'

const abi = parseAbi([
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Single params) payable returns (uint256)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'function unwrapWETH9(uint256 minimum, address recipient) payable',
  'struct Description { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'function swap(address executor, Description desc, bytes data) payable returns (uint256, uint256)',
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
])

/** What SwapRouter02 takes for its own address. */
const itself: Address = '0x0000000000000000000000000000000000000002'

/** `V2_SWAP_EXACT_IN` */
const command = '0x08'

/** Contracts with the ABI of others. */
export type RouterName = 'swapRouter' | 'universalRouter' | 'aggregationRouter'

/** What a service offers whose calls are those of Uniswap's newer routers, or of 1inch's. */
export async function writeRouterOffer(
  page: Pick<SwapPage, 'chain' | 'exchange'>,
  parameters: { swap: Swap; router: RouterName },
): Promise<SwapOffer> {
  const { chain, exchange } = page
  const { swap, router } = parameters
  const { router: pools, wrapped, tokens, published } = exchange
  const quoted = await writeOffer(chain, {
    ...{ swap, router: pools, wrapped, dollars: tokens.USDC.address },
  })
  const minimum = (quoted.amount * BigInt(10_000 - swap.slippageBps)) / 10_000n
  const { timestamp } = await chain.client.getBlock()
  const now = BigInt(Math.floor(Date.now() / 1000))
  const deadline = (timestamp > now ? timestamp : now) + 1200n
  const data = writers[router]({ swap, minimum, deadline, wrapped })
  return { ...quoted, call: { to: published[router], data, value: '0' } }
}

type Facts = { swap: Swap; minimum: bigint; deadline: bigint; wrapped: Address }

/** One call, or a multicall where the coins have to be unwrapped. */
function writeSingle({ swap, minimum, deadline, wrapped }: Facts): Hex {
  const { source, target, amount, address } = swap
  const isCoin = target.address === undefined
  const single = {
    tokenIn: (source.address ?? wrapped) as Address,
    tokenOut: (target.address ?? wrapped) as Address,
    fee: 3000,
    recipient: isCoin ? itself : (address as Address),
    ...{ amountIn: amount, amountOutMinimum: minimum, sqrtPriceLimitX96: 0n },
  }
  const exchanging = encodeFunctionData({
    ...{ abi, functionName: 'exactInputSingle', args: [single] },
  })
  if (!isCoin) return exchanging
  const unwrapping = encodeFunctionData({
    ...{ abi, functionName: 'unwrapWETH9', args: [minimum, address as Address] },
  })
  return encodeFunctionData({
    ...{ abi, functionName: 'multicall', args: [deadline, [exchanging, unwrapping]] },
  })
}

const shape = [
  { type: 'address' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'address[]' },
  { type: 'bool' },
] as const

function writeCommand({ swap, minimum, deadline, wrapped }: Facts): Hex {
  const { source, target, amount, address } = swap
  const path = [source, target].map(({ address: token = wrapped }) => token as Address)
  const input = encodeAbiParameters(shape, [address as Address, amount, minimum, path, true])
  return encodeFunctionData({
    ...{ abi, functionName: 'execute', args: [command, [input], deadline] },
  })
}

const coin: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** `swap` of 1inch. */
function writeSwap({ swap, minimum }: Facts): Hex {
  const { source, target, amount, address } = swap
  const [srcToken, dstToken] = [source, target].map(({ address: token = coin }) => token as Address)
  const description = {
    ...{ srcToken: srcToken ?? coin, dstToken: dstToken ?? coin, srcReceiver: itself },
    ...{ dstReceiver: address as Address, amount, minReturnAmount: minimum, flags: 0n },
  }
  return encodeFunctionData({ abi, functionName: 'swap', args: [itself, description, '0x'] })
}

const writers: Readonly<Record<RouterName, (facts: Facts) => Hex>> = {
  swapRouter: writeSingle,
  universalRouter: writeCommand,
  aggregationRouter: writeSwap,
}
