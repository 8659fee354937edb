import { toHex } from 'viem/utils'
import type { JsonRpc } from '../../rpc/createJsonRpc.ts'
import { blockSchema, receiptsSchema } from '../blockSchema.ts'
import type { HistoryBlock } from '../historyBlock.ts'
import { toHistoryBlock } from './toHistoryBlock.ts'

export declare namespace fetchBlocks {
  type Parameters = { rpc: JsonRpc; from: bigint; to: bigint; signal: AbortSignal }
}

/**
 * Fetches consecutive blocks: as many as exist and link to each other. The chain may change during
 * the reads.
 */
export async function fetchBlocks(parameters: fetchBlocks.Parameters): Promise<HistoryBlock[]> {
  const { rpc, from, to, signal } = parameters
  const numbers = Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index))
  const read = await Promise.all(numbers.map((number) => readBlock({ rpc, number, signal })))
  const blocks: HistoryBlock[] = []
  for (const block of read) {
    const before = blocks.at(-1)
    if (!block || (before && block.parentHash !== before.hash)) break
    blocks.push(block)
  }
  return blocks
}

type BlockParameters = { rpc: JsonRpc; number: bigint; signal: AbortSignal }

async function readBlock({ rpc, number, signal }: BlockParameters) {
  const at = toHex(number)
  const [block, receipts] = await Promise.all([
    rpc.call({ method: 'eth_getBlockByNumber', params: [at, true], schema: blockSchema, signal }),
    rpc.call({ method: 'eth_getBlockReceipts', params: [at], schema: receiptsSchema, signal }),
  ])
  if (!block || !receipts || block.number !== number) return undefined
  return toHistoryBlock({ block, receipts })
}
