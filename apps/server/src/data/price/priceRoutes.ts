import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData, staleSchema } from '../routing/describeData.ts'
import { readRequest } from '../routing/readRequest.ts'
import { type FoundAsset, findAsset } from './findAsset.ts'
import type { PriceSource } from './priceSource.ts'

export declare namespace priceRoutes {
  type Parameters = DataEnv & { prices: PriceSource }
}

const requestSchema = v.pipe(
  v.object({
    currency: v.optional(v.literal('usd', 'Must be "usd".')),
    addresses: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200))),
      v.maxLength(100, 'Must be at most 100 addresses.'),
      v.description(
        'CAIP-10 ids of tokens. The native currency has the address that apps use for it.',
      ),
    ),
  }),
  v.metadata({ ref: 'PriceRequest' }),
)
const answerSchema = v.object({
  fungibles: v.pipe(
    v.array(
      v.object({
        address: v.string(),
        name: v.string(),
        symbol: v.string(),
        iconUrl: v.string(),
        price: v.pipe(v.number(), v.description('In US dollars.')),
      }),
    ),
    v.description('In the order of the addresses, without those that have no price.'),
  ),
  stale: staleSchema,
})

/** Token prices (wire format of the Data API). */
export function priceRoutes(parameters: priceRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, imagesFor, prices } = parameters
  return new Hono<HttpEnv>().post(
    '/v1/fungible/price',
    describeData({
      operationId: 'getPrices',
      summary: 'Get the prices of tokens',
      answer: answerSchema,
      body: requestSchema,
    }),
    validQuery(v.object(sdkQuery)),
    ...guards,
    async (context) => {
      const { raw } = context.req
      const { addresses } = await readRequest({ request: raw, schema: requestSchema })
      const wanted = addresses.flatMap((id) => findAsset(chains, id) ?? [])
      const known = await readPrices({ wanted, prices, signal: raw.signal })
      const images = imagesFor(context)
      const fungibles = wanted.flatMap(({ id, chain, address, asset }) => {
        const price = known.get(chain.id)?.byAddress.get(address)
        if (price === undefined) return []
        const { name, symbol } = asset
        return [{ address: id, name, symbol, iconUrl: images.ofToken(asset), price }]
      })
      const isStale = [...known.values()].some((prices) => prices?.isStale)
      return answerFresh(context, { fungibles, ...(isStale && { stale: true }) })
    },
  )
}

type ReadPrices = { wanted: readonly FoundAsset[]; prices: PriceSource; signal: AbortSignal }

async function readPrices({ wanted, prices, signal }: ReadPrices) {
  const byChain = Object.entries(Object.groupBy(wanted, ({ chain }) => chain.id))
  return new Map(
    await Promise.all(
      byChain.map(async ([id, of = []]) => {
        const [first] = of
        const addresses = of.map(({ address }) => address)
        const known = first && (await prices.read({ chain: first.chain, addresses, signal }))
        return [id, known] as const
      }),
    ),
  )
}
