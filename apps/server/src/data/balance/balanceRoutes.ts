import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { createReadCache } from '../cache/createReadCache.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { nativeAddresses } from '../chains/dataChain.ts'
import { type ChainAccount, findAccounts } from '../chains/findAccounts.ts'
import type { PriceSource, Prices } from '../price/priceSource.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData, staleSchema } from '../routing/describeData.ts'
import type { BalanceSource, Holding } from './balanceSource.ts'
import { balanceSchema, toBalance } from './toBalance.ts'

export declare namespace balanceRoutes {
  type Parameters = DataEnv & {
    balances: BalanceSource
    prices: PriceSource
    ttlMs?: number | undefined
    staleMs?: number | undefined
  }
}

const answerSchema = v.object({ balances: v.array(balanceSchema), stale: staleSchema })
const query = v.object({
  ...sdkQuery,
  chainId: v.optional(chainQuery),
  currency: v.optional(
    v.pipe(v.literal('usd', 'Must be "usd".'), v.description('The currency of the prices.')),
  ),
  forceUpdate: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(8192, 'Must be at most 8192 characters long.'),
      v.description(
        'Addresses of tokens whose balance has just changed. If present, no cached values are returned.',
      ),
    ),
  ),
})

/** Account balances (wire format of the Data API). */
export function balanceRoutes(parameters: balanceRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, imagesFor, balances, prices, ttlMs = 30_000 } = parameters
  const { staleMs = 600_000 } = parameters
  const cache = createReadCache<readonly Holding[]>({ ttlMs, staleMs })

  const priced = async (account: ChainAccount, isForced: boolean, signal: AbortSignal) => {
    const { chain, address } = account
    const { value: holdings, isStale } = await cache.readOrKept({
      key: `${chain.id}:${address}`,
      signal,
      isForced,
      load: (shared) => balances.read({ chain, address, signal: shared }),
    })
    const addresses = holdings.map(
      ({ token }) => token?.address ?? nativeAddresses[chain.namespace],
    )
    // A missing price must not hide a balance.
    const known = await prices
      .read({ chain, addresses, signal })
      .catch((): Prices => ({ byAddress: new Map(), isStale: false }))
    return {
      lines: holdings.map((holding) => ({ chain, holding, prices: known.byAddress })),
      isStale: isStale || known.isStale,
    }
  }

  return new Hono<HttpEnv>().get(
    '/v1/account/:address/balance',
    describeData({
      operationId: 'getBalance',
      summary: 'Get the balances of an account',
      answer: answerSchema,
      path: {
        name: 'address',
        description:
          'An address, or a CAIP-10 account id. Without a chain, the balances on all chains.',
      },
    }),
    validQuery(query),
    ...guards,
    async (context) => {
      const { chainId, forceUpdate } = context.req.valid('query')
      const account = context.req.param('address')
      const { signal } = context.req.raw
      const accounts = findAccounts({ chains, account, chainId })
      const lists = await Promise.all(
        accounts.map((it) => priced(it, Boolean(forceUpdate), signal)),
      )
      const images = imagesFor(context)
      return answerFresh(context, {
        balances: lists.flatMap(({ lines }) => lines.map((line) => toBalance({ ...line, images }))),
        ...(lists.some(({ isStale }) => isStale) && { stale: true }),
      })
    },
  )
}
