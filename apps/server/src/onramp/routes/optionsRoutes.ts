import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { mergeOptions } from '../options/mergeOptions.ts'
import { describeOnramp } from './describeOnramp.ts'
import type { OnrampEnv } from './onrampEnv.ts'
import { regionSchemas } from './regionSchemas.ts'
import { toRegion } from './toRegion.ts'

const decimalText = v.pipe(v.string(), v.description('A decimal, such as `10.00`.'))
const answerSchema = v.object({
  paymentCurrencies: v.array(
    v.object({
      id: v.pipe(v.string(), v.description('The code of the currency, such as `USD`.')),
      payment_method_limits: v.array(
        v.object({
          id: v.pipe(v.string(), v.description('The way to pay, such as `card`.')),
          min: decimalText,
          max: decimalText,
        }),
      ),
    }),
  ),
  purchaseCurrencies: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      symbol: v.string(),
      networks: v.array(
        v.object({
          name: v.string(),
          display_name: v.string(),
          chain_id: v.pipe(v.string(), v.description('The reference of the CAIP-2 id.')),
          contract_address: v.pipe(
            v.string(),
            v.description('The token. Empty for the native currency.'),
          ),
          caip_network_id: v.string(),
        }),
      ),
    }),
  ),
  providers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      hosts: v.pipe(
        v.array(v.string()),
        v.description('Where this service opens the provider. Apps have a list of their own.'),
      ),
      networks: v.pipe(v.array(v.string()), v.description('CAIP-2 ids.')),
      purchase_currencies: v.array(v.string()),
      payment_currencies: v.array(v.string()),
      payment_methods: v.array(v.string()),
    }),
  ),
})

/** What can be bought, and how it can be paid (wire format of the Data API). */
export function optionsRoutes(env: OnrampEnv): Hono<HttpEnv> {
  const { providers, options, guards, limits } = env
  return new Hono<HttpEnv>().get(
    '/v1/onramp/options',
    describeOnramp({
      operationId: 'getOnrampOptions',
      summary: 'Get what can be bought, and how it can be paid',
      description: 'Of the providers that answer. Limits are the widest of theirs.',
      answer: answerSchema,
      problems: ['SOURCE_UNAVAILABLE'],
    }),
    limits.quotes,
    validQuery(v.object({ ...sdkQuery, ...regionSchemas })),
    ...guards,
    async (context) => {
      const region = toRegion(context.req.valid('query'))
      const { signal } = context.req.raw
      const outcomes = await Promise.allSettled(
        providers.map(async (provider) => {
          return { provider, options: await options.read({ provider, region, signal }) }
        }),
      )
      const offers = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      )
      const failure = outcomes.find(({ status }) => status === 'rejected')
      if (offers.length === 0 && failure?.status === 'rejected') throw failure.reason
      context.header('Cache-Control', failure ? 'no-store' : 'public, max-age=3600')
      return context.json(mergeOptions(offers))
    },
  )
}
