import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../../../http/logger.ts'
import type { ChainStatuses, HistoryProgress } from '../../chains/createChainStatus.ts'
import type { OpenChains } from '../../chains/openChains.ts'
import type { HistoryStore } from '../historyStore.ts'
import { createIndexer, type Indexer } from './createIndexer.ts'

export declare namespace followChains {
  type Parameters = {
    chains: OpenChains
    store: HistoryStore
    status: Pick<ChainStatuses, 'noteHistory'>
    logger: Logger
    /** Stops the indexing. */
    signal: AbortSignal
    /** The interval between two looks for new blocks, in milliseconds. @default 2000 */
    pollMs?: number | undefined
    /** The maximum delay while a chain or the database fails, in milliseconds. @default 30000 */
    maxWaitMs?: number | undefined
  }
}

/** Indexes every chain with a configured history. Resolves when all have stopped. */
export async function followChains(parameters: followChains.Parameters): Promise<void> {
  const { chains, store, status } = parameters
  const note = (chainId: string) => (progress: HistoryProgress) =>
    status.noteHistory(chainId, progress)
  const followed = [...chains.values()].flatMap((chain) =>
    chain.namespace === 'eip155' && chain.historyFrom !== undefined
      ? [
          {
            chainId: chain.id,
            indexer: createIndexer({ chain, store, onProgress: note(chain.id) }),
          },
        ]
      : [],
  )
  await Promise.all(followed.map((each) => follow({ ...each, ...parameters })))
}

type Follow = followChains.Parameters & { chainId: string; indexer: Indexer }

async function follow(parameters: Follow): Promise<void> {
  const { chainId, indexer, logger, signal, pollMs = 2000, maxWaitMs = 30_000 } = parameters
  let failures = 0
  while (!signal.aborted) {
    let waitMs = pollMs
    try {
      if (await indexer.step(signal)) waitMs = 0
      if (failures > 0) logger.info('history goes on', { chainId })
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      // Log only the first failure, so that a long outage does not fill the log.
      if (failures === 0) logger.error('history cannot be kept up', { chainId, error })
      waitMs = Math.min(pollMs * 2 ** failures, maxWaitMs)
      failures += 1
    }
    await setTimeout(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
