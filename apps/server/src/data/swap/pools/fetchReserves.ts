import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import type { EvmChain } from '../../chains/openChains.ts'
import { callContracts } from '../../rpc/callContracts.ts'
import { v2Abi } from './v2Abi.ts'

/** The reserves of a pool, of its first and its second token. */
export type Reserves = readonly [bigint, bigint]

export declare namespace fetchReserves {
  type Parameters = { chain: EvmChain; pairs: readonly Address[]; signal: AbortSignal }
}

const data = encodeFunctionData({ abi: v2Abi, functionName: 'getReserves' })

/** The reserves of pools at one block, by pool. Pools that are empty or invalid are absent. */
export async function fetchReserves(
  parameters: fetchReserves.Parameters,
): Promise<ReadonlyMap<string, Reserves>> {
  const { chain, pairs, signal } = parameters
  const calls = pairs.map((to) => ({ to, data }))
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  return new Map(
    pairs.flatMap((pair, index): [string, Reserves][] => {
      const reserves = readReserves(answers[index])
      return reserves ? [[pair, reserves]] : []
    }),
  )
}

function readReserves(answer: Hex | undefined): Reserves | undefined {
  if (!answer) return undefined
  try {
    const [first, second] = decodeFunctionResult({
      abi: v2Abi,
      functionName: 'getReserves',
      data: answer,
    })
    return first > 0n && second > 0n ? [first, second] : undefined
  } catch {
    return undefined
  }
}
