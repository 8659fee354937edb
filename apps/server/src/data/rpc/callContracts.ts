import type { Address, Hex } from 'viem'
import type { ContractCall } from './contractCall.ts'
import type { JsonRpc } from './createJsonRpc.ts'
import { decodeAggregate } from './decodeAggregate.ts'
import { encodeAggregate } from './encodeAggregate.ts'
import { hexData } from './hexSchema.ts'
import { NodeRefusedError } from './nodeRefusedError.ts'

export declare namespace callContracts {
  type Parameters = { rpc: JsonRpc; calls: readonly ContractCall[]; signal: AbortSignal }
}

/** The address of Multicall3 on nearly every chain. */
export const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Larger calls can exceed a node's gas limit. */
const aggregateLimit = 200

/**
 * Calls contracts at one block through Multicall3; `undefined` for reverts. Without Multicall3, or
 * if a contract uses all the gas, calls each one separately.
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
  try {
    const answer = await rpc.call({
      method: 'eth_call',
      params: [{ to: multicall3, data: encodeAggregate(calls) }, 'latest'],
      schema: hexData,
      signal,
    })
    return decodeAggregate({ answer, count: calls.length })
  } catch (error) {
    if (error instanceof NodeRefusedError) return undefined
    throw error
  }
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
