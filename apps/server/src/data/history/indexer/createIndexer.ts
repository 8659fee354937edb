import type { HistoryProgress } from '../../chains/createChainStatus.ts'
import type { EvmChain } from '../../chains/openChains.ts'
import type { Header } from '../blockSchema.ts'
import type { Anchor, HistoryStore } from '../historyStore.ts'
import { fetchBlocks } from './fetchBlocks.ts'
import { fetchHeader } from './fetchHeader.ts'
import { findAncestor } from './findAncestor.ts'

export type Indexer = {
  /** Indexes the next blocks. Returns whether more are available at once. */
  step(signal: AbortSignal): Promise<boolean>
}

export declare namespace createIndexer {
  type Parameters = {
    chain: EvmChain
    store: HistoryStore
    /** Called with the progress. */
    onProgress?: ((progress: HistoryProgress) => void) | undefined
    /** Blocks per step while it catches up. @default 20 */
    blocksAtOnce?: number | undefined
  }
}

/**
 * Indexes a chain. The position is stored together with the data of its block, so a crash neither
 * loses nor repeats anything. A block with another parent means a reorganization, and the replaced
 * blocks are removed first.
 */
export function createIndexer(parameters: createIndexer.Parameters): Indexer {
  const { chain, store, onProgress = () => undefined, blocksAtOnce = 20 } = parameters
  const { id: chainId, rpc, historyFrom = 'latest' } = chain

  /** Removes replaced blocks. A node that only lags has no other blocks in their place. */
  const rewind = async (anchors: readonly [Anchor, ...Anchor[]], signal: AbortSignal) => {
    const to = await findAncestor({ rpc, anchors, signal })
    await store.rewind({ chainId, newest: anchors[0], to })
    return true
  }

  const append = async (after: Anchor | undefined, head: Header, signal: AbortSignal) => {
    const start = historyFrom === 'latest' ? head.number : historyFrom
    const from = after ? after.number + 1n : start
    if (head.number < from) return undefined
    const end = from + BigInt(blocksAtOnce) - 1n
    const to = head.number < end ? head.number : end
    const blocks = await fetchBlocks({ rpc, from, to, signal })
    const [first] = blocks
    if (!first) return undefined
    if (after && first.parentHash !== after.hash) return 'replaced'
    await store.add({ chainId, after, blocks })
    onProgress({ head: head.number, indexed: blocks.at(-1)?.number ?? from })
    return 'added'
  }

  return {
    async step(signal) {
      const [newest, ...older] = await store.anchors(chainId)
      const head = await fetchHeader({ rpc, block: 'latest', signal })
      if (!head) return false
      if (newest) onProgress({ head: head.number, indexed: newest.number })
      if (head.hash === newest?.hash) return false
      if (!newest || head.number > newest.number) {
        const outcome = await append(newest, head, signal)
        return newest && outcome === 'replaced'
          ? rewind([newest, ...older], signal)
          : outcome !== undefined
      }
      const known = [newest, ...older].find(({ number }) => number <= head.number)
      const block = known && (await fetchHeader({ rpc, block: known.number, signal }))
      return block && block.hash !== known.hash ? rewind([newest, ...older], signal) : false
    },
  }
}
