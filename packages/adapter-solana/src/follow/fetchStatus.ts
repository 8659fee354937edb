import type { CaipNetwork } from '@cleat/core/adapter'
import {
  array,
  length,
  looseObject,
  nullable,
  nullish,
  object,
  pipe,
  string,
  unknown,
} from 'valibot'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const schema = object({
  context: looseObject({ slot: wholeNumber }),
  value: pipe(
    array(nullable(looseObject({ err: unknown(), confirmationStatus: nullish(string()) }))),
    length(1),
  ),
})

/** A node's knowledge of a transaction. */
export type TransactionStatus = {
  /** The slot that the node has reached. */
  readonly slot: bigint
  readonly isThere: boolean
  /** Whether the transaction is finalized. */
  readonly isSettled: boolean
  /** Its error on the chain, if it failed. */
  readonly error: unknown
}

/**
 * Fetches the status of a transaction.
 * @throws `NETWORK_RPC_FAILED`, also from a node whose history does not reach back far enough
 */
export async function fetchStatus(parameters: {
  network: CaipNetwork
  hash: string
  /** Whether to search the whole history and not only recent slots. */
  isThorough: boolean
}): Promise<TransactionStatus> {
  const { network, hash, isThorough } = parameters
  const params = [[hash], { searchTransactionHistory: isThorough }]
  const { context, value } = await fetchRpc({
    ...{ network, method: 'getSignatureStatuses', params, schema },
  })
  const [found] = value
  const isSettled = /^(?:confirmed|finalized)$/.test(found?.confirmationStatus ?? '')
  return { slot: context.slot, isThere: Boolean(found), isSettled, error: found?.err }
}
