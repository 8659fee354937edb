import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { createReadCache } from '../cache/createReadCache.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { type ChainAccount, findAccounts } from '../chains/findAccounts.ts'
import type { Drops } from '../drops/createDrops.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData, staleSchema } from '../routing/describeData.ts'
import type { TokenSource } from '../tokens/tokenSource.ts'
import { describeTransfers } from './describeTransfers.ts'
import type { HistorySource } from './historySource.ts'
import { historyEntrySchema, toHistoryEntry } from './toHistoryEntry.ts'

export declare namespace historyRoutes {
  type Parameters = DataEnv & {
    history: HistorySource
    tokens: TokenSource
    drops: Drops
    ttlMs?: number | undefined
    staleMs?: number | undefined
  }
}

const answerSchema = v.object({
  data: v.array(historyEntrySchema),
  next: v.pipe(
    v.nullable(v.string()),
    v.description('The `cursor` of the next page. `null` on the last page.'),
  ),
  stale: staleSchema,
})
const query = v.object({
  ...sdkQuery,
  chainId: v.optional(chainQuery),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(300, 'Must be at most 300 characters long.'),
      v.description('The `next` of the previous page.'),
    ),
  ),
  forceUpdate: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(8192, 'Must be at most 8192 characters long.'),
      v.description('What has just changed. If present, no cached values are returned.'),
    ),
  ),
})

type PageRequest = {
  accounts: readonly ChainAccount[]
  cursor: string | undefined
  client: string
}
type Page = { entries: describeTransfers.ReturnType; next: string | null }

/** Transactions of accounts, newest first (wire format of the Data API). */
export function historyRoutes(parameters: historyRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, imagesFor, clientOf, history, tokens, drops, ttlMs = 15_000 } = parameters
  const { staleMs = 600_000 } = parameters
  const cache = createReadCache<Page>({ ttlMs, staleMs, capacity: 1000 })

  const readPage = ({ accounts, cursor, client }: PageRequest) => {
    const address = accounts[0]?.address ?? ''
    return async (signal: AbortSignal): Promise<Page> => {
      const page = await history.read({
        chains: accounts.map(({ chain }) => chain),
        address,
        cursor,
        client,
        signal,
      })
      const { transactions, next } = page
      const account = address.toLowerCase()
      const entries = await describeTransfers({
        chains,
        transactions,
        account,
        tokens,
        drops,
        signal,
      })
      return { entries, next }
    }
  }

  return new Hono<HttpEnv>().get(
    '/v1/account/:account/history',
    describeData({
      operationId: 'getHistory',
      summary: 'Get the transactions of an account',
      answer: answerSchema,
      path: {
        name: 'account',
        description:
          'An address, or a CAIP-10 account id. Without a chain, the transactions on all chains.',
      },
      problems: ['DATABASE_UNAVAILABLE'],
    }),
    validQuery(query),
    ...guards,
    async (context) => {
      const { chainId, cursor, forceUpdate } = context.req.valid('query')
      const account = context.req.param('account')
      const accounts = findAccounts({ chains, account, chainId }).filter(({ chain }) =>
        history.has(chain),
      )
      const [first] = accounts
      if (!first) throw withoutHistory()
      const { value: page, isStale } = await cache.readOrKept({
        isForced: Boolean(forceUpdate),
        key: [first.address, cursor, ...accounts.map(({ chain }) => chain.id)].join(' '),
        signal: context.req.raw.signal,
        load: readPage({ accounts, cursor, client: clientOf(context) }),
      })
      const images = imagesFor(context)
      const data = page.entries.map((entry) =>
        toHistoryEntry({ ...entry, account: first.address.toLowerCase(), images }),
      )
      return answerFresh(context, { data, next: page.next, ...(isStale && { stale: true }) })
    },
  )
}

function withoutHistory(): Problem {
  return new Problem('CHAIN_NOT_SUPPORTED', {
    detail:
      'The service keeps no history of this chain. Its operator can list it in CHAINS_HISTORY.',
  })
}
