import type { Swap, SwapOutcome } from '@cleat/core/adapter'
import { measureChange } from '../holdings/measureChange.ts'
import { isWrap } from '../wrap/isWrap.ts'
import type { Receipt } from './fetchReceipt.ts'

/**
 * What came of an exchange that is in the chain, by what it changed: no more of the source than the
 * amount is gone, and no less of the target than the minimum has arrived.
 */
export function classifyExchange(parameters: {
  hash: string
  swap: Pick<Swap, 'address' | 'source' | 'target' | 'amount'>
  minReceived: bigint
  receipt: Receipt
  /** That of the transaction that the wallet was asked for, if it is known. */
  blockhash: string | undefined
}): SwapOutcome {
  const { hash, swap, minReceived, receipt, blockhash } = parameters
  if (receipt.payer !== swap.address) return { status: 'unproven', hash }
  const { taken, received } = measureChange({ swap, ...receipt })
  // All that was wrapped comes back, one for one, also what came in between.
  const isKept = taken <= swap.amount || (isWrap(swap) && taken <= received)
  if (!isKept || received < minReceived) return { status: 'altered', hash }
  // An earlier exchange may be equal in all but this.
  const isAsked = blockhash === undefined || receipt.blockhash === blockhash
  return isAsked ? { status: 'confirmed', hash, received } : { status: 'unproven', hash }
}
