import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import type { EvmChain } from '../../chains/openChains.ts'
import { callContracts } from '../../rpc/callContracts.ts'
import { v3Abi } from './v3Abi.ts'

export declare namespace fetchQuotes {
  type Parameters = {
    chain: EvmChain
    quoter: Address
    /** A packed path and an amount each. */
    asked: readonly (readonly [path: Hex, amount: bigint])[]
    signal: AbortSignal
  }
}

/** What a quoter says that paths give. 0 where there is no pool. */
export async function fetchQuotes(parameters: fetchQuotes.Parameters): Promise<readonly bigint[]> {
  const { chain, quoter, asked, signal } = parameters
  const calls = asked.map((args) => ({
    to: quoter,
    data: encodeFunctionData({ abi: v3Abi, functionName: 'quoteExactInput', args }),
  }))
  const answers = await callContracts({ rpc: chain.rpc, calls, signal })
  return asked.map((_, index) => readAmount(answers[index]))
}

function readAmount(data: Hex | undefined): bigint {
  if (!data) return 0n
  try {
    return decodeFunctionResult({ abi: v3Abi, functionName: 'quoteExactInput', data })[0]
  } catch {
    return 0n
  }
}
