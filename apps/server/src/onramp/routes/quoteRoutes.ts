import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { readRequest } from '../../data/routing/readRequest.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { decimal } from '../amounts/decimal.ts'
import { paymentMethods } from '../contract/paymentMethods.ts'
import { providerIds } from '../contract/providerIds.ts'
import { fetchBestQuote } from '../quotes/fetchBestQuote.ts'
import { amountSchemas } from './amountSchemas.ts'
import { describeOnramp } from './describeOnramp.ts'
import { findProviders } from './findProviders.ts'
import type { OnrampEnv } from './onrampEnv.ts'
import { regionSchemas } from './regionSchemas.ts'
import { toRegion } from './toRegion.ts'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const requestSchema = v.pipe(
  v.object({
    purchaseCurrency: v.pipe(name, v.description('The `id` of a currency, or a token’s address.')),
    paymentCurrency: v.pipe(
      v.string(),
      v.regex(/^[A-Z]{3}$/, 'Must be three capital letters, such as "USD".'),
    ),
    amount: v.pipe(amountSchemas.fiat, v.description('What is paid with all fees.')),
    network: v.pipe(name, v.description('The `name` of a network, or a CAIP-2 id.')),
    provider: v.optional(
      v.pipe(
        v.picklist(providerIds, 'Must be a provider.'),
        v.description('The best of all if it is left out.'),
      ),
    ),
    method: v.optional(v.picklist(paymentMethods, 'Must be a way to pay.')),
    ...regionSchemas,
  }),
  v.metadata({ ref: 'OnrampQuoteRequest' }),
)
const { answered } = amountSchemas
const answerSchema = v.object({
  quoteId: v.string(),
  purchaseAmount: v.pipe(answered, v.description('What the visitor gets.')),
  paymentSubtotal: v.pipe(answered, v.description('What it costs without fees.')),
  networkFee: answered,
  providerFee: answered,
  coinbaseFee: v.optional(v.pipe(answered, v.description('The provider’s fee, of Coinbase only.'))),
  paymentTotal: v.pipe(answered, v.description('The subtotal and both fees.')),
  provider: v.picklist(providerIds),
  expiresAt: v.pipe(v.string(), v.description('A date and time (ISO 8601).')),
})

const quoteIdBytes = 16

/** The price of a purchase (wire format of the Data API). */
export function quoteRoutes(env: OnrampEnv): Hono<HttpEnv> {
  const { options, guards, limits } = env
  return new Hono<HttpEnv>().post(
    '/v1/onramp/quote',
    describeOnramp({
      operationId: 'getOnrampQuote',
      summary: 'Get the price of a purchase',
      description: 'An estimate. The provider tells the price again before the visitor pays.',
      answer: answerSchema,
      body: requestSchema,
      problems: ['AMOUNT_OUTSIDE', 'NOT_OFFERED', 'SOURCE_UNAVAILABLE'],
    }),
    limits.quotes,
    validQuery(v.object(sdkQuery)),
    ...guards,
    async (context) => {
      const { raw } = context.req
      const wanted = await readRequest({ request: raw, schema: requestSchema })
      const providers = findProviders({ providers: env.providers, id: wanted.provider })
      const { provider, symbol, quote } = await fetchBestQuote({
        providers,
        options,
        wish: { ...wanted, method: wanted.method, region: toRegion(wanted) },
        signal: raw.signal,
      })
      const paid = (amount: string) => {
        return { amount: decimal.toMoney(amount), currency: wanted.paymentCurrency }
      }
      const providerFee = paid(quote.providerFee)
      context.header('Cache-Control', 'no-store')
      return context.json({
        quoteId: randomBytes(quoteIdBytes).toString('base64url'),
        purchaseAmount: { amount: quote.purchaseAmount, currency: symbol },
        paymentSubtotal: paid(quote.paymentSubtotal),
        networkFee: paid(quote.networkFee),
        providerFee,
        ...(provider.id === 'coinbase' && { coinbaseFee: providerFee }),
        paymentTotal: paid(quote.paymentTotal),
        provider: provider.id,
        expiresAt: new Date(quote.expiresAt).toISOString(),
      })
    },
  )
}
