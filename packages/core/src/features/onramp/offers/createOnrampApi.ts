import {
  type GenericSchema,
  isoTimestamp,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { createHttp } from '../../../base/http/http.ts'
import { fields } from '../../../runtime/api/data/answers/fields.ts'
import { sdkQuery } from '../../../runtime/api/sdk.ts'
import { type OrderNews, orderAnswer } from '../orders/orderAnswer.ts'
import { offeringAnswer } from './offeringAnswer.ts'
import type { OnrampOffering, PurchaseNetwork } from './onrampOffering.ts'
import type { OnrampQuote } from './onrampQuote.ts'
import { quoteAnswer } from './quoteAnswer.ts'

type Context = { readonly signal?: AbortSignal | undefined }

/** A purchase as services are asked about it. */
export type AskedPurchase = {
  /** A plain decimal number of the payment currency. */
  readonly amount: string
  readonly paymentCurrency: string
  /** What the service takes for the token. */
  readonly assetId: string
  readonly symbol: string
  readonly network: PurchaseNetwork
  readonly provider: string
}

/** Where a provider's page is opened. */
export type ProviderPage = {
  /** Unchecked: see `readProviderUrl`. */
  readonly url: string
  /** `undefined`: the service follows no orders. */
  readonly orderId?: string | undefined
  /** Milliseconds since 1970. */
  readonly expiresAt?: number | undefined
}

/**
 * Client of the part of the Data API that sells (spec §7). Every call rejects with a `SERVICE_…`
 * error or the signal's reason.
 */
export type OnrampApi = {
  /** What can be bought. */
  getOffering(context?: Context): Promise<OnrampOffering>
  /** What a purchase costs. Services that do not answer in four seconds have no price. */
  getQuote(purchase: AskedPurchase, context?: Context): Promise<OnrampQuote>
  /** Creates an order and asks for the provider's page. Never retried. */
  getPage(
    parameters: {
      purchase: AskedPurchase
      /** The account that receives. */
      address: string
      /** A random text that tells orders apart. It says nothing about the visitor. */
      reference: string
    },
    context?: Context,
  ): Promise<ProviderPage>
  getOrder(orderId: string, context?: Context): Promise<OrderNews>
}

const time = pipe(
  string(),
  isoTimestamp(),
  transform((text) => Date.parse(text)),
)

const pageAnswer: GenericSchema<unknown, ProviderPage> = object({
  url: string(),
  orderId: optional(pipe(string(), regex(/^[\w-]{16,64}$/))),
  expiresAt: fields.lenient(time),
})

/** Prices that come later are not waited for. Milliseconds. */
const quoteTimeoutMs = 4000

/** @param parameters.baseUrl - of the Data API */
export function createOnrampApi(parameters: {
  baseUrl: string
  projectId?: string | undefined
  /** See `createHttp`. */
  backoffMs?: number | undefined
}): OnrampApi {
  const { projectId, ...rest } = parameters
  const shared = { ...rest, query: sdkQuery(projectId), service: 'purchase service' }
  const http = createHttp(shared)
  const quotes = createHttp({ ...shared, timeoutMs: quoteTimeoutMs })
  const orders = createHttp({ ...shared, retries: 1 })

  return {
    getOffering: ({ signal } = {}) =>
      http.get('/v1/onramp/options', { schema: offeringAnswer, signal }),
    getQuote(purchase, { signal } = {}) {
      const { amount, paymentCurrency, assetId, symbol, network, provider } = purchase
      const body = {
        ...{ purchaseCurrency: assetId, paymentCurrency, amount, network: network.name, provider },
      }
      const purchaseCurrency = [assetId, symbol]
      const schema = quoteAnswer({ amount, paymentCurrency, purchaseCurrency, provider })
      return quotes.ask('/v1/onramp/quote', { body, schema, signal })
    },
    getPage({ purchase, address, reference }, { signal } = {}) {
      const { amount, paymentCurrency, assetId, network, provider } = purchase
      const { name } = network
      const body = {
        destinationWallets: [{ address, blockchains: [name], assets: [assetId] }],
        defaultNetwork: name,
        partnerUserId: reference,
        defaultExperience: 'buy',
        // Services of this form take numbers. Few decimals stay exact.
        presetFiatAmount: Number(amount),
        ...{ paymentCurrency, provider },
      }
      return http.ask('/v1/generators/onrampurl', { body, schema: pageAnswer, signal })
    },
    getOrder: (orderId, { signal } = {}) =>
      orders.get(`/v1/onramp/orders/${orderId}`, { schema: orderAnswer, signal }),
  }
}
