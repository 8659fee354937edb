import type { TrackingData } from '@cleat/core/adapter'
import { isQuantity } from '../abi/isQuantity.ts'
import type { Receipt } from './readReceipt.ts'
import type { NodeTransaction } from './readTransaction.ts'

export declare namespace isOlder {
  type Parameters = {
    /** The account that pays, in lower case. */
    from: string
    transaction: Pick<NodeTransaction, 'from' | 'nonce'>
    receipt: Pick<Receipt, 'blockNumber'>
    trackingData?: TrackingData | undefined
  }
}

/**
 * The wallet may have sent it before the node told its latest block, and a block may be
 * reorganized.
 */
const margin = 20n

/**
 * Whether a transaction was made before the wallet was asked, and so is another payment. A wallet
 * may answer with the hash of an earlier, identical one. The account's own has a lower nonce than
 * its next one was; another account's is in an older block than the latest one before the wallet
 * was asked. `false` if neither is known.
 */
export function isOlder(parameters: isOlder.Parameters): boolean {
  const { from, transaction, receipt, trackingData: { asked, next, tip } = {} } = parameters
  if (transaction.from === from && isQuantity(next) && transaction.nonce < BigInt(next)) return true
  // The latest block before the request, and no node knows a later one.
  if (isQuantity(tip) && receipt.blockNumber <= BigInt(tip)) return true
  return isQuantity(asked) && receipt.blockNumber + margin < BigInt(asked)
}
