import type { Client } from 'viem'
import { estimateMaxPriorityFeePerGas, getBlock } from 'viem/actions'
import type { PreparedFees } from './preparedCalls.ts'

/** Enough for the next blocks, from the chain's own numbers and not from the bundler's. */
export async function readFees(client: Client): Promise<PreparedFees> {
  const [{ baseFeePerGas }, tip] = await Promise.all([
    getBlock(client),
    estimateMaxPriorityFeePerGas(client),
  ])
  return { maxFeePerGas: ((baseFeePerGas ?? 0n) * 3n) / 2n + tip, maxPriorityFeePerGas: tip }
}
