import { type Address, zeroAddress } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import type { EvmChain } from '../../chains/openChains.ts'
import { callContracts } from '../../rpc/callContracts.ts'
import { v2Abi } from './v2Abi.ts'

export declare namespace fetchPairs {
  type Parameters = {
    chain: EvmChain
    factory: Address
    /** From `pairKey`. */
    keys: readonly string[]
    signal: AbortSignal
  }
}

/** The pools of pairs, by `pairKey`. Pairs without a pool are absent. */
export async function fetchPairs(
  parameters: fetchPairs.Parameters,
): Promise<ReadonlyMap<string, Address>> {
  const { chain, factory, keys, signal } = parameters
  const calls = keys.map((key) => ({
    to: factory,
    data: encodeFunctionData({
      abi: v2Abi,
      functionName: 'getPair',
      args: key.split(':') as [Address, Address],
    }),
  }))
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  return new Map(
    keys.flatMap((key, index): [string, Address][] => {
      const data = answers[index]
      if (data?.length !== 66) return []
      const pair = decodeFunctionResult({ abi: v2Abi, functionName: 'getPair', data })
      return pair === zeroAddress ? [] : [[key, pair]]
    }),
  )
}
