import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils'
import type { EvmChain } from '../chains/openChains.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { Token } from '../knownTokens/token.ts'
import { callContracts } from '../rpc/callContracts.ts'

export declare namespace fetchPoolPrices {
  type Parameters = { chain: EvmChain; drops: Drops; signal: AbortSignal }
}

const abi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 updatedAt)',
])
const functions = ['token0', 'token1', 'getReserves'] as const

/**
 * Derives the price of one side of each pool from the fixed price of the other. The two reserves
 * have equal value.
 */
export async function fetchPoolPrices(
  parameters: fetchPoolPrices.Parameters,
): Promise<ReadonlyMap<string, number>> {
  const { chain, drops, signal } = parameters
  const calls = chain.pools.flatMap((to) =>
    functions.map((functionName) => ({ to, data: encodeFunctionData({ abi, functionName }) })),
  )
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  const prices = new Map<string, number>()
  for (const [index] of chain.pools.entries()) {
    const found = toPrice({ chain, pool: readPool(answers.slice(index * 3, index * 3 + 3)) })
    if (found && !prices.has(found.address)) prices.set(found.address, found.price)
    else if (!found) drops.add('price unreadable', chain.id)
  }
  return prices
}

type Side = { address: Address; reserve: bigint }

function readPool([token0, token1, reserves]: readonly (Hex | undefined)[]) {
  if (!token0 || !token1 || !reserves) return undefined
  try {
    const [reserve0, reserve1] = decodeFunctionResult({
      abi,
      functionName: 'getReserves',
      data: reserves,
    })
    return [
      {
        address: decodeFunctionResult({ abi, functionName: 'token0', data: token0 }),
        reserve: reserve0,
      },
      {
        address: decodeFunctionResult({ abi, functionName: 'token1', data: token1 }),
        reserve: reserve1,
      },
    ] as const
  } catch {
    return undefined
  }
}

type Priced = { chain: EvmChain; pool: readonly [Side, Side] | undefined }

function toPrice({ chain, pool }: Priced): { address: string; price: number } | undefined {
  if (!pool) return undefined
  const [first, second] = pool
  const [known, other] = chain.fixedPrices.has(first.address) ? [first, second] : [second, first]
  const knownPrice = chain.fixedPrices.get(known.address)
  const [knownToken, token] = [chain.tokens.get(known.address), chain.tokens.get(other.address)]
  if (knownPrice === undefined || !knownToken || !token || other.reserve === 0n) return undefined
  const ratio = toRatio({ known, knownToken, other, token })
  const price = ratio * knownPrice
  return Number.isFinite(price) && price > 0 ? { address: other.address, price } : undefined
}

type Sides = { known: Side; knownToken: Token; other: Side; token: Token }

/**
 * The value of one whole other token in known tokens. Exact until the final conversion to a number.
 */
function toRatio({ known, knownToken, other, token }: Sides): number {
  const scale = 18n
  const scaled =
    (known.reserve * 10n ** (BigInt(token.decimals) + scale)) /
    (other.reserve * 10n ** BigInt(knownToken.decimals))
  return Number(scaled) / 10 ** Number(scale)
}
