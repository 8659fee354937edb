import * as v from 'valibot'
import type { ChainStatuses } from '../data/chains/createChainStatus.ts'
import type { DataChain } from '../data/chains/dataChain.ts'

export const chainHealthSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.description('CAIP-2.')),
    status: v.pipe(
      v.picklist(['ok', 'behind', 'away', 'unasked']),
      v.description('`away`: its node did not answer last. `unasked`: nobody wanted to know yet.'),
    ),
    history: v.optional(
      v.object({
        block: v.pipe(v.string(), v.description('The last one that was read.')),
        behind: v.pipe(v.string(), v.description('Blocks that the chain has more.')),
      }),
    ),
  }),
  v.metadata({ ref: 'ChainHealth' }),
)

export type ChainHealth = v.InferOutput<typeof chainHealthSchema>

/** An ordinary lag of the index, in blocks. */
const usual = 20n

export declare namespace toChainHealth {
  type Parameters = { chain: Pick<DataChain, 'id'>; statuses: Pick<ChainStatuses, 'read'> }
}

export function toChainHealth({ chain, statuses }: toChainHealth.Parameters): ChainHealth {
  const { id } = chain
  const { node, history } = statuses.read(id)
  if (!history) return { id, status: node }
  const behind = history.head > history.indexed ? history.head - history.indexed : 0n
  const isBehind = node === 'ok' && behind > usual
  return {
    id,
    status: isBehind ? 'behind' : node,
    history: { block: String(history.indexed), behind: String(behind) },
  }
}
