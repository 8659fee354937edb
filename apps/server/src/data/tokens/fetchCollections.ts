import type { Address } from 'viem'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import type { EvmChain } from '../chains/openChains.ts'
import { callContracts } from '../rpc/callContracts.ts'
import { readTextAnswer } from './readTextAnswer.ts'

export declare namespace fetchCollections {
  type Parameters = {
    chain: EvmChain
    /** With checksum. */
    addresses: readonly string[]
    signal: AbortSignal
  }
}

const data = encodeFunctionData({ abi: parseAbi(['function name() view returns (string)']) })

/** Fetches the names of collections. Many ERC-1155 contracts have none. */
export async function fetchCollections(
  parameters: fetchCollections.Parameters,
): Promise<ReadonlyMap<string, string>> {
  const { chain, addresses, signal } = parameters
  const calls = addresses.map((address) => ({ to: address as Address, data }))
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  return new Map(
    addresses.flatMap((address, index) => {
      const name = readTextAnswer(answers[index], 40)
      return name === undefined ? [] : [[address, name]]
    }),
  )
}
