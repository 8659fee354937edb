import type { TrackingData } from '@cleat/core/adapter'
import { isQuantity } from '../abi/isQuantity.ts'
import type { Receipt } from './readReceipt.ts'

/**
 * The wallet may have sent it before the node told its latest block, and a block may be
 * reorganized.
 */
const margin = 20n

/**
 * Whether a transaction was in the chain before the wallet was asked, and so is another payment. A
 * wallet may answer with the hash of an earlier, identical one. `false` if that block is unknown.
 */
export function isOlder({ blockNumber }: Receipt, { asked }: TrackingData = {}): boolean {
  return isQuantity(asked) && blockNumber + margin < BigInt(asked)
}
