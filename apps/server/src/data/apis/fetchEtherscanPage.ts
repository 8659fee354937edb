import * as v from 'valibot'
import type { Drops } from '../drops/createDrops.ts'
import type { HistoryTransaction } from '../history/historySource.ts'
import { ChainUnavailableError } from '../rpc/chainUnavailableError.ts'
import type { Etherscan } from './createEtherscan.ts'
import { type EtherscanAction, type EtherscanEntry, etherscanSchemas } from './etherscanSchemas.ts'
import { mergeEtherscanLists, type PlacedTransaction } from './mergeEtherscanLists.ts'

export declare namespace fetchEtherscanPage {
  type Parameters = {
    etherscan: Etherscan
    chainId: string
    /** In lower case. */
    account: string
    endBlock: number | undefined
    /** Entries per list. */
    entries: number
    /** The number of transactions that completes a page. */
    enough: number
    drops: Drops
    client: string
    signal: AbortSignal
  }
  type ReturnType = {
    transactions: readonly HistoryTransaction[]
    /** The last block of the next page. `undefined` on the last page. */
    nextBlock: number | undefined
  }
}

type List<action extends EtherscanAction> = {
  readonly entries: readonly EtherscanEntry<action>[]
  /** Below this block the list may be incomplete. */
  readonly completeFrom: number
}

/**
 * Reads a page from four independent lists. Each reaches back as far as its entries, so only blocks
 * above the end of every list are complete. A page never ends inside a block.
 */
export async function fetchEtherscanPage(
  parameters: fetchEtherscanPage.Parameters,
): Promise<fetchEtherscanPage.ReturnType> {
  const { chainId, enough, drops } = parameters
  const failure = new AbortController()
  const signal = AbortSignal.any([parameters.signal, failure.signal])
  const given = { ...parameters, signal }
  const [signed, tokens, things, kinds] = await Promise.all([
    readList('txlist', given),
    readList('tokentx', given),
    readList('tokennfttx', given),
    readList('token1155tx', given),
  ]).catch((error: unknown) => {
    // Without one list there is no page, so the others must not take turns.
    failure.abort()
    throw error
  })
  const all = mergeEtherscanLists({
    chainId,
    txlist: signed.entries,
    tokentx: tokens.entries,
    tokennfttx: things.entries,
    token1155tx: kinds.entries,
  })
  const ends = [signed, tokens, things, kinds].map(({ completeFrom }) => completeFrom)
  const reach = Math.max(...ends)
  const complete = all.filter(({ block }) => block >= reach)
  const [newest] = all
  if (complete.length === 0 && newest && reach > 0) {
    // One block fills a whole list, so the rest of it is unavailable.
    drops.add('more than is taken', chainId)
    const { block } = newest
    return toPage(
      all.filter((it) => it.block === block),
      block - 1,
    )
  }
  const last = complete[Math.min(enough, complete.length) - 1]
  const page = complete.filter(({ block }) => last && block >= last.block)
  const isLast = reach === 0 && page.length === all.length
  return toPage(page, isLast || !last ? undefined : last.block - 1)
}

function toPage(placed: readonly PlacedTransaction[], nextBlock: number | undefined) {
  const isMore = nextBlock !== undefined && nextBlock >= 0
  return {
    transactions: placed.map(({ transaction }) => transaction),
    nextBlock: isMore ? nextBlock : undefined,
  }
}

async function readList<action extends EtherscanAction>(
  action: action,
  parameters: fetchEtherscanPage.Parameters,
): Promise<List<action>> {
  const { etherscan, chainId, account, endBlock, entries: limit } = parameters
  const { drops, client, signal } = parameters
  const wanted = { chainId, action, address: account, endBlock, limit, client, signal }
  const lines = await etherscan.list(wanted)
  let unreadable = 0
  let foreign = 0
  const entries = lines.slice(0, limit).flatMap((line) => {
    const result = v.safeParse(etherscanSchemas[action], line)
    if (!result.success) {
      unreadable += 1
      return []
    }
    const entry = result.output as EtherscanEntry<action>
    const isOf = entry.from === account || entry.to === account
    const isIn = endBlock === undefined || entry.blockNumber <= endBlock
    if (isOf && isIn) return [entry]
    foreign += 1
    return []
  })
  if (unreadable > 0) drops.add('entry unreadable', chainId, unreadable)
  if (foreign > 0) drops.add('entry of somebody else', chainId, foreign)
  const isFull = lines.length >= limit
  if (isFull && entries.length === 0) {
    throw new ChainUnavailableError({ chainId, reason: 'Etherscan: nothing in a list is readable' })
  }
  const oldest = Math.min(...entries.map(({ blockNumber }) => blockNumber))
  return { entries, completeFrom: isFull ? oldest + 1 : 0 }
}
