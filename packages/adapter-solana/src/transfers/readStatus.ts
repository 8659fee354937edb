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
import { readRpc } from '../rpc/readRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const schema = object({
  context: looseObject({ slot: wholeNumber }),
  value: pipe(
    array(nullable(looseObject({ err: unknown(), confirmationStatus: nullish(string()) }))),
    length(1),
  ),
})

/** What a node knows of a transaction. */
export type TransactionStatus = {
  /** The slot up to which it knows the chain. */
  readonly slot: bigint
  readonly isThere: boolean
  /** Whether the chain has agreed on it, and will not take it back. */
  readonly isSettled: boolean
  /** Why it failed there, if it did. */
  readonly error: unknown
}

/**
 * Where a transaction is.
 * @throws `NETWORK_RPC_FAILED`, also from a node that should look further back than it remembers
 */
export async function readStatus(parameters: {
  network: CaipNetwork
  hash: string
  /** Whether it is looked for beyond the last minutes. */
  isThorough: boolean
}): Promise<TransactionStatus> {
  const { network, hash, isThorough } = parameters
  const params = [[hash], { searchTransactionHistory: isThorough }]
  const { context, value } = await readRpc({
    ...{ network, method: 'getSignatureStatuses', params, schema },
  })
  const [found] = value
  const isSettled = /^(?:confirmed|finalized)$/.test(found?.confirmationStatus ?? '')
  return { slot: context.slot, isThere: Boolean(found), isSettled, error: found?.err }
}
