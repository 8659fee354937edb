import { priceSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { AssetPrices } from '../../data/price/createAssetPrices.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { Guard } from '../requests/createGuard.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

/** What assets are worth, by which a payment is compared with the visitor's limit. */
export function assetPriceRoutes(parameters: {
  guard: Guard
  /** Without it no price is known. */
  readPrices: AssetPrices | undefined
}): Hono<HttpEnv> {
  const { guard, readPrices } = parameters
  return new Hono<HttpEnv>().get(
    '/wallet/v1/prices',
    describeWallet({
      ...{ operationId: 'readWalletPrices', summary: 'What assets are worth' },
      ...{ answer: priceSchemas.answer, problems: ['INVALID_QUERY', 'WALLET_SESSION_VIEW_ONLY'] },
    }),
    validQuery(priceSchemas.query),
    async (context) => {
      await guard.askAs(context, noBody)
      const assets = [...new Set(context.req.valid('query').assets.split(','))]
      const prices = (await readPrices?.(assets, context.req.raw.signal)) ?? []
      return context.json({ currency: 'usd' as const, prices })
    },
  )
}
