import * as v from 'valibot'
import type { EvmChain } from '../../chains/openChains.ts'
import { hexNumber } from '../../rpc/hexSchema.ts'

const blockSchema = v.object({ timestamp: hexNumber })

/** The time of the latest block, in seconds since 1970. Contracts compare deadlines with it. */
export async function fetchChainTime(parameters: {
  chain: EvmChain
  signal: AbortSignal
}): Promise<bigint> {
  const { chain, signal } = parameters
  const block = await chain.rpc.call({
    method: 'eth_getBlockByNumber',
    params: ['latest', false],
    schema: blockSchema,
    signal,
  })
  return block.timestamp
}
