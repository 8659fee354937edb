import { readProperty } from '@cleat/core/adapter'
import { toWord } from '../../abi/toWord.ts'
import { readLogs } from '../../follow/readLogs.ts'
import { type Receipt, readReceipt } from '../../follow/readReceipt.ts'
import { type NodeTransaction, readTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { readTrade, type Trade, tradeEvent } from './readTrade.ts'

/** An order that was filled, and the transaction that filled it. */
export type FilledOrder = {
  readonly trade: Trade
  readonly transaction: NodeTransaction
  readonly receipt: Receipt
}

export declare namespace findTrade {
  type Parameters = {
    /** The order's name on the chain, in lower case. */
    id: string
    settlement: string
    account: string
    /** The first block that can have it, as a quantity. */
    fromBlock: string
    /** Where it is, as its source says. */
    hint?: string | undefined
  }
}

const hashForm = /^0x[0-9a-f]{64}$/i

/**
 * Finds the transaction that filled an order. `undefined` if the chain has none.
 * @throws `NETWORK_RPC_FAILED`, or the node's refusal to search
 */
export async function findTrade(
  node: EvmNode,
  parameters: findTrade.Parameters,
): Promise<FilledOrder | undefined> {
  const { hint, settlement, account, fromBlock } = parameters
  const hinted = hint && hashForm.test(hint) ? await readFilled(node, hint, parameters) : undefined
  if (hinted) return hinted
  const topics = [tradeEvent, `0x${toWord(account)}`]
  const found = await node.ask('eth_getLogs', { address: settlement, topics, fromBlock })
  for (const log of Array.isArray(found) ? found : []) {
    const hash: unknown = readProperty(log, 'transactionHash')
    const [read] = readLogs({ logs: [log] })
    if (!read || !readTrade(read, { ...parameters }) || typeof hash !== 'string') continue
    const filled = await readFilled(node, hash, parameters)
    if (filled) return filled
  }
  return undefined
}

async function readFilled(
  node: EvmNode,
  hash: string,
  parameters: findTrade.Parameters,
): Promise<FilledOrder | undefined> {
  const [transaction, receipt] = await Promise.all([
    node.ask('eth_getTransactionByHash', hash).then(readTransaction),
    node.ask('eth_getTransactionReceipt', hash).then(readReceipt),
  ])
  if (!transaction || !receipt?.isSuccess) return undefined
  const trade = receipt.logs.map((log) => readTrade(log, parameters)).find(Boolean)
  return trade && { trade, transaction, receipt }
}
