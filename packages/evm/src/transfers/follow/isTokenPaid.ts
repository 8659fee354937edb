import { readProperty } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { toQuantity } from '../../abi/toQuantity.ts'
import { toWord } from '../../abi/toWord.ts'
import { isAlone } from '../../follow/isAlone.ts'
import { isOnlyOperation } from '../../follow/isOnlyOperation.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/** `balanceOf(address)`. Written here, because what judges shares no code with what writes. */
const balanceOf = '0x70a08231'

/**
 * Whether the balances around a block prove that tokens were paid, for tokens that log nothing: the
 * receiver has the amount more, the payer the amount less, and nothing else in the block names
 * either of them or the token.
 * @throws `NETWORK_RPC_FAILED`, or the token's refusal
 */
export async function isTokenPaid(
  node: EvmNode,
  parameters: {
    transfer: EvmTransfer
    transaction: NodeTransaction
    receipt: Receipt
    /** What was to arrive after the token's fee, in base units. @default the amount */
    arrives?: bigint | undefined
  },
): Promise<boolean> {
  const { transfer, transaction, receipt } = parameters
  const { from, to, amount, token = '' } = transfer
  const { arrives = amount } = parameters
  const parties = [from, to, token].map((address) => address.toLowerCase())
  if (parties[0] === parties[1]) return false
  const { blockNumber } = receipt
  const read = async (account: string, block: bigint) =>
    readWord(await node.run({ to: token, data: balanceOf + toWord(account) }, toQuantity(block)), 0)
  const change = async (account: string) => {
    const [old, now] = await Promise.all([
      read(account, blockNumber - 1n),
      read(account, blockNumber),
    ])
    return old === undefined || now === undefined ? undefined : now - old
  }
  const [block, isOnly, received, spent] = await Promise.all([
    node.ask('eth_getBlockByNumber', toQuantity(blockNumber), true),
    isOnlyOperation(node, { receipt, transaction, parties: parties.slice(0, 2) }),
    change(to),
    change(from),
  ])
  const isSameBlock = readProperty(block, 'hash') === receipt.blockHash
  const isProof = isOnly && isSameBlock && isAlone(block, { transaction, parties })
  return isProof && received === arrives && spent === -amount
}
