import { readProperty } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import { transferEvent } from '../../abi/transferEvent.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { askToken } from './askToken.ts'

/**
 * What a transaction changed an account's balance of a token by: what the account has after its
 * block less what it had before. Where other transactions of the block moved the token, too, and
 * where the node does not remember so far, what the token logged.
 */
export async function readTokenChange(
  node: EvmNode,
  parameters: {
    account: string
    token: string
    transaction: Pick<NodeTransaction, 'hash'>
    receipt: Receipt
  },
): Promise<bigint> {
  const { account, token, transaction, receipt } = parameters
  const balance = (block: bigint) =>
    askToken(node, { token, question: 'balanceOf', accounts: [account], block })
  try {
    const [before, after, isAlone] = await Promise.all([
      balance(receipt.blockNumber - 1n),
      balance(receipt.blockNumber),
      isOnlyMove(node, { account, token, transaction, receipt }),
    ])
    if (isAlone) return after - before
  } catch {
    // The node has no state of that block.
  }
  return sumLogs({ account, token, receipt })
}

/** Whether the token logs no other move of the account in the block. */
async function isOnlyMove(
  node: EvmNode,
  parameters: {
    account: string
    token: string
    transaction: Pick<NodeTransaction, 'hash'>
    receipt: Receipt
  },
): Promise<boolean> {
  const { account, token, transaction, receipt } = parameters
  const own = `0x${toWord(account)}`
  const filter = { blockHash: receipt.blockHash, address: token }
  const answers = await Promise.all(
    [[own], [null, own]].map((parties) =>
      node.ask('eth_getLogs', { ...filter, topics: [transferEvent, ...parties] }),
    ),
  )
  return answers.every(
    (logs) =>
      Array.isArray(logs) &&
      logs.every(
        (log) => String(readProperty(log, 'transactionHash')).toLowerCase() === transaction.hash,
      ),
  )
}

function sumLogs(parameters: { account: string; token: string; receipt: Receipt }): bigint {
  const { account, token, receipt } = parameters
  const own = `0x${toWord(account)}`
  return receipt.logs
    .filter(({ address, topics }) => address === token.toLowerCase() && topics[0] === transferEvent)
    .reduce((sum, { topics, data }) => {
      const value = readWord(data, 0) ?? 0n
      return sum + (topics[2] === own ? value : 0n) - (topics[1] === own ? value : 0n)
    }, 0n)
}
