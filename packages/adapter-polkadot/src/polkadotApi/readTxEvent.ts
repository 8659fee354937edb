import { toTransactionError } from '@cleat/core/adapter'
import type { TxEvent } from 'polkadot-api'
import { describeDispatchError } from './describeDispatchError.ts'

/**
 * Whether a transaction is in a block. `undefined` while that is open.
 * @throws `TRANSACTION_FAILED`: with its hash if it failed in a block; without, if it is not valid
 * any more, because a block that this node has not seen may have it
 */
export function readTxEvent(event: TxEvent): { hash: string } | undefined {
  if (event.type === 'signed' || event.type === 'broadcasted') return undefined
  const { txHash: hash } = event
  if (event.type === 'txBestBlocksState' && !event.found) {
    if (event.isValid) return undefined
    const reason = 'the transaction is not valid any more'
    throw toTransactionError({ reason, cause: new Error(`Transaction ${hash}: ${reason}`) })
  }
  if (event.ok) return { hash }
  const { dispatchError: cause } = event
  throw toTransactionError({ reason: describeDispatchError(cause), hash, cause })
}
