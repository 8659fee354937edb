import { readProperty } from '@cleat/core/adapter'
import { toWord } from '../abi/toWord.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import type { Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

/**
 * Whether the block has no other operation that may touch the parties: none of another account, and
 * no second one of a Safe, in the same transaction, and in others of the block no log of or about
 * them. Operations of a bundle share its transaction, and their coins its balances.
 * @throws `NETWORK_RPC_FAILED`, or the node's refusal to search
 */
export async function isOnlyOperation(
  node: EvmNode,
  parameters: {
    /** In lower case, the payer first. */
    parties: readonly string[]
    transaction: Pick<NodeTransaction, 'hash'>
    receipt: Receipt
  },
): Promise<boolean> {
  const { parties, transaction, receipt } = parameters
  const [payer, receiver] = parties.map((party) => `0x${toWord(party)}`)
  const operated = receipt.logs.filter(
    ({ address, topics: [event] }) => entryPoints.has(address) && event === accountEvents.operated,
  )
  const { executed, notExecuted } = accountEvents
  const ended = receipt.logs.filter(
    ({ address, topics: [event] }) =>
      parties.includes(address) && (event === executed || event === notExecuted),
  )
  // The coins of several transactions of a Safe share its balance.
  if (ended.length > 1 || ended.some(({ address }) => address !== parties[0])) return false
  if (operated.length > 1 || operated.some(({ topics }) => topics[2] !== payer)) return false
  const logs = await node.ask('eth_getLogs', {
    ...{ blockHash: receipt.blockHash, address: [...entryPoints, ...parties] },
  })
  if (!Array.isArray(logs)) return false
  return logs.every((log: unknown) => {
    const [hash, address, topics] = ['transactionHash', 'address', 'topics'].map((key) =>
      readProperty(log, key),
    )
    if (String(hash).toLowerCase() === transaction.hash) return true
    const named = (Array.isArray(topics) ? topics : []).map((topic) => String(topic).toLowerCase())
    const isOfParty = parties.includes(String(address).toLowerCase())
    return !isOfParty && ![payer, receiver].some((party) => party && named.includes(party))
  })
}
