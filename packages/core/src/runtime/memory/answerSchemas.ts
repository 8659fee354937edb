import {
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  object,
  picklist,
  pipe,
  safeParse,
} from 'valibot'
import { isCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { Identity } from '../../contract/transfers/transferAdapter.ts'
import { balanceAnswer } from '../api/data/answers/balanceAnswer.ts'
import { fields } from '../api/data/answers/fields.ts'
import { type HistoryAnswer, historyAnswer } from '../api/data/answers/historyAnswer.ts'
import type { Balance } from '../queries/balanceQuery.ts'
import type { Holdings } from '../queries/data/holdings.ts'

/** How the answers of a kind of query are stored. What is read passes the service's own schemas. */
export type AnswerSchema = {
  readonly storageKey: 'nativeBalances' | 'portfolios' | 'activities' | 'identities'
  /** The stored form. `undefined` for an answer that is not worth it. */
  toStored(data: unknown): unknown
  /** `undefined` for anything but an answer. */
  fromStored(stored: unknown, place: readonly string[]): unknown
}

const mostTokens = 50
const mostTransactions = 20

type Pages = {
  readonly pages: readonly (HistoryAnswer | null)[]
  readonly pageParams: readonly unknown[]
}

const balance = object({
  value: fields.units,
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  symbol: fields.line(20),
})
const source = object({ source: picklist(['wallet', 'service', 'chain']) })
const identity = object({ name: fields.lenient(fields.line(255)), avatar: fields.imageUrl })

/** By the third part of the query's key. */
export const answerSchemas: { readonly [kind: string]: AnswerSchema } = {
  balance: {
    storageKey: 'nativeBalances',
    toStored: (data) => ({ ...(data as Balance), value: String((data as Balance).value) }),
    fromStored: (stored): Balance | undefined => read(balance, stored),
  },
  holdings: {
    storageKey: 'portfolios',
    toStored(data) {
      const { balances, failure, source } = data as Holdings
      if (failure) return undefined
      const rows = balances.slice(0, mostTokens).map(({ quantity, ...rest }) => ({
        ...rest,
        quantity: { decimals: String(quantity.decimals), numeric: quantity.numeric },
      }))
      return { balances: rows, source }
    },
    fromStored(stored, [chainId = '']) {
      if (!isCaipNetworkId(chainId)) return undefined
      const answer = read(balanceAnswer(chainId), stored)
      const from = read(source, stored)
      return answer && from && ({ ...answer, ...from } satisfies Holdings)
    },
  },
  activity: {
    storageKey: 'activities',
    toStored(data) {
      const [first] = (data as Pages).pages
      if (!first) return undefined
      const { transactions, next } = first
      // A shorter page has another end.
      if (transactions.length > mostTransactions) return undefined
      const rows = transactions.map(({ metadata, ...rest }) => ({
        ...rest,
        metadata: { ...metadata, minedAt: new Date(metadata.minedAt).toISOString() },
      }))
      return { data: rows, next }
    },
    fromStored(stored, [chainId = '']) {
      const page = isCaipNetworkId(chainId) && read(historyAnswer(chainId), stored)
      return page ? ({ pages: [page], pageParams: [undefined] } satisfies Pages) : undefined
    },
  },
  identity: {
    storageKey: 'identities',
    toStored: (data) => data,
    fromStored: (stored): Identity | undefined => read(identity, stored),
  },
}

function read<output>(schema: GenericSchema<unknown, output>, value: unknown): output | undefined {
  const result = safeParse(schema, value)
  return result.success ? result.output : undefined
}
