import { readProperty, type TrackingData } from '@cleat/core/adapter'
import { isQuantity } from '../abi/isQuantity.ts'
import { toQuantity } from '../abi/toQuantity.ts'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import { listOperations } from './listOperations.ts'
import { readLogs } from './readLogs.ts'
import { readText } from './readText.ts'

export declare namespace createOperationSearch {
  type Parameters = {
    /** The account that pays, in lower case. */
    account: string
    /** The wallet's answer, which names no transaction. In lower case. */
    hash: string
    trackingData?: TrackingData | undefined
  }
}

/** Looks for the transaction that carried an operation out. */
export type OperationSearch = {
  /** The hash of the transaction, once it is in a block that was looked at. Never rejects. */
  look(): Promise<string | undefined>
}

/** A block may be reorganized, and the wallet may have sent before the node told its latest one. */
const margin = 20n
/** How many blocks are searched at once, at most and at least. Nodes limit it. */
const [widest, narrowest] = [10_000n, 100n]
/** How many pieces are searched in one look. */
const pieces = 4

/**
 * Searches for a hash of a user operation or of a Safe's transaction in what entry points and the
 * account logged since the wallet was asked. A log only finds the transaction, and proves nothing.
 * @see ERC-4337
 */
export function createOperationSearch(
  node: EvmNode,
  { account, hash, trackingData: { asked } = {} }: createOperationSearch.Parameters,
): OperationSearch {
  let next = isQuantity(asked) ? atLeastZero(BigInt(asked) - margin) : undefined
  let width = widest
  let hasCode = false

  const find = async (from: bigint, to: bigint): Promise<string | undefined> => {
    const blocks = { fromBlock: toQuantity(from), toBlock: toQuantity(to) }
    const { operated, executed, notExecuted } = accountEvents
    const answers = await Promise.all(
      [
        { address: [...entryPoints], topics: [operated, hash, `0x${toWord(account)}`] },
        { address: account, topics: [[executed, notExecuted]] },
      ].map((filter) => node.ask('eth_getLogs', { ...filter, ...blocks })),
    )
    const found = answers
      .flatMap((logs) => (Array.isArray(logs) ? logs : []))
      .find((log) => listOperations(readLogs({ logs: [log] }), account)[0]?.hash === hash)
    return readText(readProperty(found, 'transactionHash')) || undefined
  }

  const search = async () => {
    // An account without code has its own transactions alone.
    hasCode ||= (await node.readBytes('eth_getCode', account, 'latest')) !== '0x'
    if (!hasCode) return undefined
    const tip = await node.readNumber('eth_blockNumber')
    let from = next ?? atLeastZero(tip - margin)
    for (let piece = 0; piece < pieces && from <= tip; piece += 1) {
      const to = from + width > tip ? tip : from + width - 1n
      const found = await find(from, to)
      if (found) return found
      from = to + 1n
      next = from
    }
    if (from > tip) next = atLeastZero(tip - margin)
    return undefined
  }

  return {
    async look() {
      try {
        return await search()
      } catch {
        // The node may refuse so many blocks.
        width = width / 2n > narrowest ? width / 2n : narrowest
        return undefined
      }
    },
  }
}

function atLeastZero(number: bigint): bigint {
  return number > 0n ? number : 0n
}
