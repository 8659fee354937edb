import type { Logger } from '../../../http/logger.ts'
import { decimal } from '../../amounts/decimal.ts'
import { createProviderApi } from '../../api/createProviderApi.ts'
import type { MoonPayConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider } from '../../contract/onrampProvider.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import { chooseNews } from '../../news/chooseNews.ts'
import { moonpaySchemas } from './moonpaySchemas.ts'
import { readMoonPayOptions } from './readMoonPayOptions.ts'
import { readMoonPayTransaction } from './readMoonPayTransaction.ts'
import { readMoonPayWebhook } from './readMoonPayWebhook.ts'
import { signMoonPayUrl } from './signMoonPayUrl.ts'

export declare namespace createMoonPay {
  type Parameters = {
    config: MoonPayConfig
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const name = 'MoonPay'
const dayMs = 86_400_000
const quoteMs = 60_000

const methods: Partial<Record<PaymentMethod, string>> = {
  card: 'credit_debit_card',
  ach_bank_account: 'ach_bank_transfer',
  bank_transfer: 'sepa_bank_transfer',
}

/** MoonPay, by its hosted page. */
export function createMoonPay({ config, logger, now }: createMoonPay.Parameters): OnrampProvider {
  const { key, secret, webhookSecret, url } = config
  const pageUrl = url ?? 'https://buy.moonpay.com'
  const api = createProviderApi({ name, baseUrl: url ?? 'https://api.moonpay.com', logger })

  return {
    id: 'moonpay',
    name,
    hosts: url === undefined ? ['buy.moonpay.com', 'buy-sandbox.moonpay.com'] : [new URL(url).host],
    async options({ signal }) {
      const schema = moonpaySchemas.currencies
      const query = { apiKey: key }
      return readMoonPayOptions(await api.send({ path: '/v3/currencies', query, schema, signal }))
    },
    async quote({ asset, currency, amount, method = 'card', signal }) {
      const quote = await api.send({
        path: `/v3/currencies/${encodeURIComponent(asset.code)}/buy_quote`,
        query: {
          apiKey: key,
          baseCurrencyCode: currency.toLowerCase(),
          baseCurrencyAmount: decimal.toMoney(amount),
          areFeesIncluded: 'true',
          paymentMethod: methods[method],
        },
        schema: moonpaySchemas.quote,
        signal,
      })
      return {
        purchaseAmount: quote.quoteCurrencyAmount,
        paymentSubtotal: quote.baseCurrencyAmount,
        networkFee: quote.networkFeeAmount,
        providerFee: decimal.add(quote.feeAmount, quote.extraFeeAmount),
        paymentTotal: quote.totalAmount,
        expiresAt: Math.min(Date.parse(quote.expiresAt ?? '') || Infinity, now() + quoteMs),
      }
    },
    async open({ orderId, asset, address, currency, preset, method, redirectUrl }) {
      const page = new URL(pageUrl)
      const query = {
        apiKey: key,
        currencyCode: asset.code,
        walletAddress: address,
        baseCurrencyCode: currency.toLowerCase(),
        ...('fiat' in preset
          ? { baseCurrencyAmount: decimal.toMoney(preset.fiat) }
          : { quoteCurrencyAmount: preset.crypto }),
        ...(method && methods[method] && { paymentMethod: methods[method] }),
        externalTransactionId: orderId,
        redirectURL: redirectUrl,
      }
      for (const [key, value] of Object.entries(query)) page.searchParams.set(key, value)
      return { url: signMoonPayUrl({ url: page, secret }), expiresAt: now() + dayMs }
    },
    async status({ order, signal }) {
      // Until the visitor pays, there is none.
      const transactions = await api.find({
        path: `/v1/transactions/ext/${encodeURIComponent(order.id)}`,
        query: { apiKey: key },
        schema: moonpaySchemas.transactions,
        signal,
      })
      return chooseNews(
        (transactions ?? []).flatMap(
          (transaction) => readMoonPayTransaction({ transaction, now: now() }) ?? [],
        ),
      )
    },
    readWebhook: async (request) => readMoonPayWebhook({ ...request, secret: webhookSecret }),
  }
}
