import type { Address, Hex } from 'viem'
import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem/utils'
import type { JsonRpc } from './createJsonRpc.ts'
import { hexData } from './hexSchema.ts'
import { NodeRefusedError } from './nodeRefusedError.ts'

export type ContractCall = { to: Address; data: Hex }

export declare namespace callContracts {
  type Parameters = { rpc: JsonRpc; calls: readonly ContractCall[]; signal: AbortSignal }
}

/** Where Multicall3 is on nearly every chain. */
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

const abi = parseAbi([
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Result { bool success; bytes returnData; }',
  'function aggregate3(Call[] calls) payable returns (Result[] returnData)',
])

/** More of them in one call, a node might not have the gas for. */
const aggregateLimit = 200

/**
 * What contracts return, `undefined` for those that revert. Through Multicall3, so that all is of one block; where that is not
 * deployed, or a contract uses up the gas of all, each by itself.
 */
export async function callContracts(
  parameters: callContracts.Parameters,
): Promise<(Hex | undefined)[]> {
  const { rpc, calls, signal } = parameters
  const parts = Array.from({ length: Math.ceil(calls.length / aggregateLimit) }, (_, index) =>
    calls.slice(index * aggregateLimit, (index + 1) * aggregateLimit),
  )
  const results = await Promise.all(
    parts.map(
      async (part) =>
        (await aggregate({ rpc, calls: part, signal })) ?? callEach({ rpc, calls: part, signal }),
    ),
  )
  return results.flat()
}

async function aggregate(
  parameters: callContracts.Parameters,
): Promise<(Hex | undefined)[] | undefined> {
  const { rpc, calls, signal } = parameters
  const args = calls.map(({ to, data }) => ({ target: to, allowFailure: true, callData: data }))
  const data = encodeFunctionData({ abi, functionName: 'aggregate3', args: [args] })
  try {
    const answer = await rpc.call({
      method: 'eth_call',
      params: [{ to: multicall3, data }, 'latest'],
      schema: hexData,
      signal,
    })
    const results = decodeFunctionResult({ abi, functionName: 'aggregate3', data: answer })
    if (results.length !== calls.length) return undefined
    return results.map(({ success, returnData }) => (success ? returnData : undefined))
  } catch (error) {
    if (error instanceof NodeRefusedError || isUndecodable(error)) return undefined
    throw error
  }
}

/** Nothing comes from an address without a contract; anything may come from one with another. */
function isUndecodable(error: unknown): boolean {
  return error instanceof Error && /^(?:Abi|Position|Invalid|Slice|Recursive)/.test(error.name)
}

async function callEach(parameters: callContracts.Parameters): Promise<(Hex | undefined)[]> {
  const { rpc, calls, signal } = parameters
  const outcomes = await rpc.batch({
    calls: calls.map((call) => ({ method: 'eth_call', params: [call, 'latest'] })),
    schema: hexData,
    signal,
  })
  return outcomes.map((outcome) => ('result' in outcome ? outcome.result : undefined))
}
