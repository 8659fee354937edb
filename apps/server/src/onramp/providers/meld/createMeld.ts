import type * as v from 'valibot'
import type { Logger } from '../../../http/logger.ts'
import { decimal } from '../../amounts/decimal.ts'
import { createProviderApi, type ProviderCall } from '../../api/createProviderApi.ts'
import { refuseOrder } from '../../api/refuseOrder.ts'
import type { MeldConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider, QuoteRequest } from '../../contract/onrampProvider.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import { chooseMeldNews } from './chooseMeldNews.ts'
import { chooseMeldQuote } from './chooseMeldQuote.ts'
import { meldSchemas } from './meldSchemas.ts'
import { readMeldOptions } from './readMeldOptions.ts'
import { readMeldWebhook } from './readMeldWebhook.ts'

export declare namespace createMeld {
  type Parameters = {
    config: MeldConfig & { readonly key: string }
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const name = 'Meld.io'
const version = '2026-02-03'
/** The token in the URL. */
const sessionMs = 1_800_000
/** Meld says no time for a quote. */
const quoteMs = 60_000

const methods: Partial<Record<PaymentMethod, string>> = {
  card: 'CREDIT_DEBIT_CARD',
  ach_bank_account: 'ACH',
  bank_transfer: 'SEPA',
  apple_pay: 'APPLE_PAY',
  google_pay: 'GOOGLE_PAY',
}

/** Meld, which sells through several others, by its widget. */
export function createMeld({ config, logger, now }: createMeld.Parameters): OnrampProvider {
  const { key, webhookSecret, url } = config
  const api = createProviderApi({ name, baseUrl: url ?? 'https://api.meld.io', logger })
  const send = <const schema extends v.GenericSchema>(call: ProviderCall<schema>) =>
    api.send({
      ...call,
      headers: { ...call.headers, Authorization: `BASIC ${key}`, 'Meld-Version': version },
    })
  const quote = async (request: Omit<QuoteRequest, 'signal'>, signal: AbortSignal) => {
    const { asset, currency, amount, method, region } = request
    const { quotes } = await send({
      path: '/payments/crypto/quote',
      json: {
        countryCode: region.country,
        ...(region.subdivision && { subdivision: region.subdivision }),
        sourceCurrencyCode: currency,
        sourceAmount: decimal.toMoney(amount),
        destinationCurrencyCode: asset.code,
        ...(method && methods[method] && { paymentMethodType: methods[method] }),
      },
      schema: meldSchemas.quotes,
      signal,
    })
    const best = chooseMeldQuote({ quotes: quotes ?? [], code: asset.code })
    if (!best) throw refuseOrder({ name, text: 'no quote' })
    return best
  }

  return {
    id: 'meld',
    name,
    hosts: url === undefined ? ['meldcrypto.com', 'sb.meldcrypto.com'] : [new URL(url).host],
    async options({ region, signal }) {
      const query = {
        countries: region.country,
        accountFilter: 'true',
        categories: 'CRYPTO_ONRAMP',
      }
      const [currencies, limits] = await Promise.all([
        send({
          path: '/service-providers/properties/crypto-currencies',
          query,
          schema: meldSchemas.cryptoCurrencies,
          signal,
        }),
        send({
          path: '/service-providers/limits/fiat-currency-purchases',
          query,
          schema: meldSchemas.fiatLimits,
          signal,
        }),
      ])
      return readMeldOptions({ currencies, limits })
    },
    async quote({ signal, ...request }) {
      const { serviceProvider: _, ...best } = await quote(request, signal)
      return { ...best, expiresAt: now() + quoteMs }
    },
    async open({ orderId, asset, address, currency, preset, method, region, redirectUrl, signal }) {
      const amount = 'fiat' in preset ? preset.fiat : undefined
      const request = { asset, currency, amount: amount ?? '100', method, region }
      const { serviceProvider } = await quote(request, signal)
      const { widgetUrl, id } = await send({
        path: '/crypto/session/widget',
        headers: { 'X-Idempotency-Key': orderId },
        json: {
          sessionType: 'BUY',
          externalSessionId: orderId,
          sessionData: {
            walletAddress: address,
            countryCode: region.country,
            sourceCurrencyCode: currency,
            ...(amount !== undefined && { sourceAmount: decimal.toMoney(amount) }),
            destinationCurrencyCode: asset.code,
            serviceProvider,
            ...(method && methods[method] && { paymentMethodType: methods[method] }),
            redirectUrl,
          },
        },
        schema: meldSchemas.widget,
        signal,
      })
      return { url: widgetUrl, providerRef: id ?? undefined, expiresAt: now() + sessionMs }
    },
    async status({ order, signal }) {
      const { transactions } = await send({
        path: '/payments/transactions',
        query: { externalSessionIds: order.id },
        schema: meldSchemas.transactions,
        signal,
      })
      return chooseMeldNews({ transactions, orderId: order.id, now: now() })
    },
    readWebhook: async (request) => readMeldWebhook({ ...request, secret: webhookSecret }),
  }
}
