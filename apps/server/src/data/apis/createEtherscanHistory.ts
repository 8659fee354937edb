import * as v from 'valibot'
import type { Logger } from '../../http/logger.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { HistorySource } from '../history/historySource.ts'
import { invalidCursor } from '../history/invalidCursor.ts'
import { oneChainAtATime } from '../history/oneChainAtATime.ts'
import { createCircuit } from './createCircuit.ts'
import { createEtherscan } from './createEtherscan.ts'
import { etherscanChains } from './etherscanChains.ts'
import { fetchEtherscanPage } from './fetchEtherscanPage.ts'

export declare namespace createEtherscanHistory {
  type Parameters = {
    key: string
    drops: Drops
    logger: Logger
    url?: string | undefined
    /** The request rate of the key's plan. @default 3 */
    perSecond?: number | undefined
    /** The approximate number of transactions per page. @default 25 */
    pageSize?: number | undefined
    /** Entries of each list per page. @default 100 */
    entries?: number | undefined
  }
}

const cursorSchema = v.strictTuple([
  v.literal('etherscan'),
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
])

/**
 * Reads history from Etherscan, which has each account's history from the first block on. Etherscan
 * learns which accounts are queried.
 */
export function createEtherscanHistory(
  parameters: createEtherscanHistory.Parameters,
): HistorySource {
  const { key, drops, logger, url = 'https://api.etherscan.io/v2/api' } = parameters
  const { perSecond = 3, pageSize: enough = 25, entries = 100 } = parameters
  const etherscan = createEtherscan({ key, url, perSecond })
  const circuit = createCircuit({ name: 'Etherscan', logger })
  return {
    has: ({ id }) => etherscanChains.has(id),
    async read({ chains, address, cursor, client, signal }) {
      const [chain, ...others] = chains
      if (!chain || others.length > 0) throw oneChainAtATime()
      const endBlock = cursor === undefined ? undefined : decodeCursor(cursor)
      const { transactions, nextBlock } = await circuit.run(chain.id, () =>
        fetchEtherscanPage({
          etherscan,
          chainId: chain.id,
          account: address.toLowerCase(),
          endBlock,
          entries,
          enough,
          drops,
          client,
          signal,
        }),
      )
      return { transactions, next: nextBlock === undefined ? null : encodeCursor(nextBlock) }
    },
  }
}

function encodeCursor(endBlock: number): string {
  return Buffer.from(JSON.stringify(['etherscan', endBlock])).toString('base64url')
}

function decodeCursor(text: string): number {
  try {
    return v.parse(cursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()))[1]
  } catch {
    throw invalidCursor()
  }
}
