import type { Logger } from '../../../http/logger.ts'
import { decimal } from '../../amounts/decimal.ts'
import { createProviderApi } from '../../api/createProviderApi.ts'
import { refuseOrder } from '../../api/refuseOrder.ts'
import { SourceUnavailableError } from '../../api/sourceUnavailableError.ts'
import type { StripeConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider, QuoteRequest } from '../../contract/onrampProvider.ts'
import { readStripeOptions } from './readStripeOptions.ts'
import { readStripeQuotes } from './readStripeQuotes.ts'
import { readStripeSession } from './readStripeSession.ts'
import { readStripeWebhook } from './readStripeWebhook.ts'
import { stripeSchemas } from './stripeSchemas.ts'
import { toStripeForm } from './toStripeForm.ts'

export declare namespace createStripe {
  type Parameters = {
    config: StripeConfig
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
    findToken: readStripeOptions.Parameters['findToken']
  }
}

const name = 'Stripe'
const dayMs = 86_400_000
const quoteMs = 60_000
const cents = 2

type PriceRequest = Pick<QuoteRequest, 'asset' | 'currency' | 'amount'>

/** Stripe's onramp, by its hosted page. */
export function createStripe(parameters: createStripe.Parameters): OnrampProvider {
  const { config, logger, now, findToken } = parameters
  const { key, webhookSecret, url } = config
  const api = createProviderApi({ name, baseUrl: url ?? 'https://api.stripe.com', logger })
  const headers = { Authorization: `Bearer ${key}` }

  const fetchQuotes = (query: Record<string, string>, signal: AbortSignal) =>
    api.send({
      path: '/v1/crypto/onramp_quotes',
      query,
      headers,
      schema: stripeSchemas.quotes,
      signal,
    })

  /** Stripe adds its fees to the amount, so a total is asked for in two steps. */
  const fetchPrice = async ({ asset, currency, amount }: PriceRequest, signal: AbortSignal) => {
    const [destination = '', network = ''] = asset.code.split('@')
    const ask = async (sourceAmount: string) => {
      const query = {
        source_currency: currency.toLowerCase(),
        source_amount: decimal.toMoney(sourceAmount),
        'destination_currencies[]': destination,
        'destination_networks[]': network,
      }
      const quotes = readStripeQuotes(await fetchQuotes(query, signal))
      const quote = quotes.find(
        (one) => one.destination_currency === destination && one.destination_network === network,
      )
      if (!quote) throw refuseOrder({ name, text: 'no quote' })
      return { quote, sourceAmount }
    }
    const { quote } = await ask(amount)
    const share = { numerator: amount, denominator: quote.source_total_amount, digits: cents }
    return ask(decimal.scale(amount, share))
  }

  return {
    id: 'stripe',
    name,
    hosts: url === undefined ? ['crypto.link.com'] : [new URL(url).host],
    async options({ signal }) {
      return readStripeOptions({ answer: await fetchQuotes({}, signal), findToken })
    },
    async quote({ signal, ...request }) {
      const { quote, sourceAmount } = await fetchPrice(request, signal)
      return {
        purchaseAmount: quote.destination_amount,
        paymentSubtotal: sourceAmount,
        networkFee: quote.fees.network_fee_monetary,
        providerFee: quote.fees.transaction_fee_monetary,
        paymentTotal: quote.source_total_amount,
        expiresAt: now() + quoteMs,
      }
    },
    async open(request) {
      const { asset, currency, preset, orderId, signal } = request
      const price =
        'fiat' in preset
          ? await fetchPrice({ asset, currency, amount: preset.fiat }, signal)
          : undefined
      const session = await api.send({
        path: '/v1/crypto/onramp_sessions',
        headers: { ...headers, 'Idempotency-Key': orderId },
        form: toStripeForm({ request, sourceAmount: price?.sourceAmount }),
        schema: stripeSchemas.session,
        signal,
      })
      if (!session.redirect_url) {
        throw new SourceUnavailableError({ name, reason: 'session has no hosted page' })
      }
      return {
        url: session.redirect_url,
        providerRef: session.id,
        expiresAt: now() + dayMs,
      }
    },
    async status({ order, signal }) {
      if (order.providerRef === null) return undefined
      const session = await api.find({
        path: `/v1/crypto/onramp_sessions/${encodeURIComponent(order.providerRef)}`,
        headers,
        schema: stripeSchemas.session,
        signal,
      })
      return session && readStripeSession({ session, at: now() })
    },
    readWebhook: async (request) => readStripeWebhook({ ...request, secret: webhookSecret }),
  }
}
