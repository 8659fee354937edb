import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import { isAlone } from '../../follow/isAlone.ts'
import { isOnlyOperation } from '../../follow/isOnlyOperation.ts'
import { readPrefund } from '../../follow/readPrefund.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/**
 * Whether the balances around a block prove that a contract account paid its coins: the receiver
 * has exactly the amount more, the payer the amount and its known costs less, and nothing else in
 * the block names either of them. Coins leave no logs, so this is the proof without traces.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function isCoinPaid(
  node: EvmNode,
  parameters: { transfer: EvmTransfer; transaction: NodeTransaction; receipt: Receipt },
): Promise<boolean> {
  const { transfer, transaction, receipt } = parameters
  const { from, to, amount } = transfer
  const parties = [from, to].map((address) => address.toLowerCase())
  if (parties[0] === parties[1]) return false
  const number = receipt.blockNumber
  const [before, after] = [toQuantity(number - 1n), toQuantity(number)]
  const change = async (address: string) => {
    const [old, now] = await Promise.all(
      [before, after].map((block) => node.readNumber('eth_getBalance', address, block)),
    )
    return (now ?? 0n) - (old ?? 0n)
  }
  const [block, isSole, received, spent, prefund] = await Promise.all([
    node.ask('eth_getBlockByNumber', after, true),
    isOnlyOperation(node, { receipt, transaction, parties }),
    change(to),
    change(from),
    readPrefund(node, { account: from, receipt, before }),
  ])
  const isOnly =
    isSole &&
    readProperty(block, 'hash') === receipt.blockHash &&
    isAlone(block, { transaction, parties })
  const fee = transaction.from === parties[0] ? receipt.fee : 0n
  if (!isOnly || fee === undefined || prefund === undefined) return false
  return received === amount && -spent === amount + fee + prefund
}
