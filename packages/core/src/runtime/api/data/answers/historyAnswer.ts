import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  isoTimestamp,
  literal,
  maxLength,
  nullish,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from 'valibot'
import type { CaipNetworkId } from '../../../../base/caip/caipNetworkId.ts'
import type { Transaction } from '../transaction.ts'
import { fields } from './fields.ts'
import { readItems } from './readItems.ts'
import { transferSchema } from './transferSchema.ts'

export type HistoryAnswer = {
  readonly transactions: readonly Transaction[]
  /** Where the next page begins. Absent on the last one. */
  readonly next?: string | undefined
  /** How many items of the answer could not be believed, or stood there twice. */
  readonly dropped: number
  /** Whether it is from before, for the service could not read it anew in time. */
  readonly isStale?: boolean | undefined
}

const mostTransactions = 500
const mostTransfers = 100

/**
 * The answer of `GET /v1/account/{account}/history` about one network, in the order of the service. Left out and counted
 * are transactions that cannot be read; a transfer that cannot be read is left out of its transaction.
 */
export function historyAnswer(chainId: CaipNetworkId): GenericSchema<unknown, HistoryAnswer> {
  const schema: GenericSchema<unknown, Transaction> = object({
    id: fields.line(200),
    metadata: object({
      operationType: fields.line(32),
      hash: pipe(string(), regex(/^[0-9A-Za-z]{32,128}$/)),
      minedAt: pipe(string(), isoTimestamp(), transform(Date.parse)),
      // Who let somebody else move what is theirs did not sign it.
      sentFrom: fallback(fields.line(128), ''),
      // Nobody gets a transaction that makes a contract.
      sentTo: fallback(fields.line(128), ''),
      status: picklist(['confirmed', 'failed', 'pending']),
      chain: optional(literal(chainId), chainId),
    }),
    transfers: pipe(
      nullish(array(unknown()), []),
      transform(
        (list) => readItems(list, { schema: transferSchema(chainId), limit: mostTransfers }).items,
      ),
    ),
  })
  return pipe(
    object({
      data: array(unknown()),
      next: nullish(pipe(string(), maxLength(2048))),
      stale: fields.lenient(boolean()),
    }),
    transform(({ data, next, stale }) => {
      const { items } = readItems(data, { schema, limit: mostTransactions })
      const transactions = [...new Map(items.map((item) => [item.id, item])).values()]
      const dropped = data.length - transactions.length
      return { transactions, dropped, ...(next && { next }), ...(stale && { isStale: true }) }
    }),
  )
}
