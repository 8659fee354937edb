import { Hono } from 'hono'
import * as v from 'valibot'
import { readRequest } from '../../data/routing/readRequest.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { paymentMethods } from '../contract/paymentMethods.ts'
import { providerIds } from '../contract/providerIds.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { amountSchemas } from './amountSchemas.ts'
import { describeOnramp } from './describeOnramp.ts'
import { findProviders } from './findProviders.ts'
import type { OnrampEnv } from './onrampEnv.ts'
import { regionSchemas } from './regionSchemas.ts'
import { requireReturnUrl } from './requireReturnUrl.ts'
import { toRegion } from './toRegion.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const list = v.pipe(v.array(text), v.minLength(1), v.maxLength(20))
const requestSchema = v.pipe(
  v.object({
    destinationWallets: v.pipe(
      v.array(
        v.object({
          address: v.pipe(text, v.description('Who gets it.')),
          blockchains: v.pipe(list, v.description('Names of networks, or CAIP-2 ids.')),
          assets: v.pipe(list, v.description('The `id` of the currency, or a token’s address.')),
        }),
      ),
      v.length(1, 'Must be one wallet.'),
    ),
    defaultNetwork: v.optional(text),
    partnerUserId: v.optional(v.pipe(v.string(), v.maxLength(200))),
    defaultExperience: v.optional(v.literal('buy', 'Must be "buy".')),
    presetCryptoAmount: v.optional(
      v.pipe(amountSchemas.crypto, v.description('What to get. It counts more than what to pay.')),
    ),
    presetFiatAmount: v.optional(v.pipe(amountSchemas.fiat, v.description('What to pay.'))),
    provider: v.optional(
      v.pipe(
        v.picklist(providerIds, 'Must be a provider.'),
        v.description('The first that sells it if it is left out.'),
      ),
    ),
    redirectUrl: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(2048),
        v.description('Where the provider sends the visitor back to.'),
      ),
    ),
    paymentCurrency: v.optional(
      v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Must be three capital letters, such as "USD".')),
      'USD',
    ),
    method: v.optional(v.picklist(paymentMethods, 'Must be a way to pay.')),
    ...regionSchemas,
  }),
  v.metadata({ ref: 'OnrampUrlRequest' }),
)
const answerSchema = v.object({
  url: v.pipe(v.string(), v.description('The provider’s page.')),
  orderId: v.pipe(v.string(), v.description('Keep it secret: it is the key to the order’s state.')),
  provider: v.picklist(providerIds),
  expiresAt: v.pipe(v.string(), v.description('Until when the page can be opened (ISO 8601).')),
})

/** Opens an order (wire format of the Data API). */
export function urlRoutes(env: OnrampEnv): Hono<HttpEnv> {
  const { guards, limits, options, store, now } = env
  return new Hono<HttpEnv>().post(
    '/v1/generators/onrampurl',
    describeOnramp({
      operationId: 'createOnrampUrl',
      summary: 'Open an order with a provider',
      description: 'The visitor pays on the provider’s page. Nothing is charged before.',
      answer: answerSchema,
      body: requestSchema,
      problems: [
        'AMOUNT_OUTSIDE',
        'NOT_OFFERED',
        'REDIRECT_NOT_ALLOWED',
        'SOURCE_UNAVAILABLE',
        'DATABASE_UNAVAILABLE',
      ],
    }),
    limits.orders,
    validQuery(v.object(sdkQuery)),
    ...guards,
    async (context) => {
      const { raw } = context.req
      const wanted = await readRequest({ request: raw, schema: requestSchema })
      const [wallet] = wanted.destinationWallets
      const preset = readPreset(wanted)
      const publicUrl = env.publicUrlOf(context)
      const { redirectUrl, method, paymentCurrency: currency } = wanted
      if (redirectUrl !== undefined) requireReturnUrl({ url: redirectUrl, env, publicUrl })
      const providers = findProviders({ providers: env.providers, id: wanted.provider })
      const placed = await placeOrder({
        ...{ providers, options, store, now, preset, currency, method },
        purchaseCurrency: wallet?.assets[0] ?? '',
        network: wanted.defaultNetwork ?? wallet?.blockchains[0] ?? '',
        address: wallet?.address ?? '',
        region: toRegion(wanted),
        redirectTo: (orderId) => redirectUrl ?? `${publicUrl}/v1/onramp/return/${orderId}`,
        clientIp: env.addressOf(context),
        project: context.req.valid('query').projectId,
        signal: raw.signal,
      })
      const { url, orderId, provider, expiresAt } = placed
      context.header('Cache-Control', 'no-store')
      const until = new Date(expiresAt).toISOString()
      return context.json({ url, orderId, provider: provider.id, expiresAt: until })
    },
  )
}

type Presets = { presetCryptoAmount?: string | undefined; presetFiatAmount?: string | undefined }

function readPreset({ presetCryptoAmount: crypto, presetFiatAmount: fiat }: Presets) {
  if (crypto !== undefined) return { crypto }
  if (fiat !== undefined) return { fiat }
  throw new Problem('INVALID_BODY', {
    detail: 'There is no amount. Send `presetFiatAmount` or `presetCryptoAmount`.',
    errors: [{ at: '/presetFiatAmount', detail: 'Must be an amount.' }],
  })
}
