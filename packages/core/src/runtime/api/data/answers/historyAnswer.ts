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
import { fields } from './fields.ts'
import { readItems } from './readItems.ts'
import type { Transaction } from './transaction.ts'
import { transferSchema } from './transferSchema.ts'

export type HistoryAnswer = {
  readonly transactions: readonly Transaction[]
  /** Cursor of the next page. Absent on the last one. */
  readonly next?: string | undefined
  /** Number of items that were invalid or duplicate. */
  readonly dropped: number
  /** Whether the service returned older data because it could not refresh in time. */
  readonly isStale?: boolean | undefined
}

const mostTransactions = 500
const mostTransfers = 100

/**
 * Parses the answer of `GET /v1/account/{account}/history` for one network, in the service's order.
 * Invalid transactions are left out and counted. An invalid transfer is left out of its
 * transaction.
 */
export function historyAnswer(chainId: CaipNetworkId): GenericSchema<unknown, HistoryAnswer> {
  const schema: GenericSchema<unknown, Transaction> = object({
    id: fields.line(200),
    metadata: object({
      operationType: fields.line(32),
      hash: pipe(string(), regex(/^[0-9A-Za-z]{32,128}$/)),
      minedAt: pipe(string(), isoTimestamp(), transform(Date.parse)),
      // In a transfer by an approved spender, the owner of the tokens is not the signer.
      sentFrom: fallback(fields.line(128), ''),
      // A contract creation has no recipient.
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
