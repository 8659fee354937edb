import type * as v from 'valibot'
import type { Logger } from '../../../http/logger.ts'
import { decimal } from '../../amounts/decimal.ts'
import { createProviderApi, type ProviderCall } from '../../api/createProviderApi.ts'
import { refuseOrder } from '../../api/refuseOrder.ts'
import { SourceUnavailableError } from '../../api/sourceUnavailableError.ts'
import type { TransakConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider, OpenRequest } from '../../contract/onrampProvider.ts'
import type { PaymentMethod } from '../../contract/paymentMethods.ts'
import { chooseNews } from '../../news/chooseNews.ts'
import { createTransakTokens } from './createTransakTokens.ts'
import { readTransakOptions } from './readTransakOptions.ts'
import { readTransakOrder } from './readTransakOrder.ts'
import { readTransakWebhook } from './readTransakWebhook.ts'
import { transakSchemas } from './transakSchemas.ts'

export declare namespace createTransak {
  type Parameters = {
    config: TransakConfig
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const name = 'Transak'
/** A widget's URL can be opened once, for five minutes. */
const sessionMs = 300_000
const quoteMs = 60_000

const methods: Partial<Record<PaymentMethod, string>> = {
  card: 'credit_debit_card',
  bank_transfer: 'sepa_bank_transfer',
  apple_pay: 'apple_pay',
  google_pay: 'google_pay',
}

/** Transak, by its hosted widget. */
export function createTransak({ config, logger, now }: createTransak.Parameters): OnrampProvider {
  const { key, secret, referrer, url } = config
  const api = createProviderApi({ name, baseUrl: url ?? 'https://api.transak.com', logger })
  const gatewayUrl = url ?? 'https://api-gateway.transak.com'
  const gateway = createProviderApi({ name, baseUrl: gatewayUrl, logger })
  const tokens = createTransakTokens({ api, key, secret, now })

  /** Repeats a call once with a new token, because another process may have ended this one. */
  const sendWithToken = async <const schema extends v.GenericSchema>(
    header: string,
    call: ProviderCall<schema>,
  ) => {
    const { signal } = call
    const token = await tokens.fetch({ signal })
    const send = (value: string) => gateway.send({ ...call, headers: { [header]: value } })
    try {
      return await send(token)
    } catch (error) {
      if (!(error instanceof SourceUnavailableError) || error.cause !== 'status 401') throw error
      return send(await tokens.fetch({ refused: token, signal }))
    }
  }

  return {
    id: 'transak',
    name,
    hosts:
      url === undefined ? ['global.transak.com', 'global-stg.transak.com'] : [new URL(url).host],
    async options({ signal }) {
      const [cryptos, fiats] = await Promise.all([
        api.send({
          path: '/cryptocoverage/api/v1/public/crypto-currencies',
          schema: transakSchemas.cryptoCurrencies,
          signal,
        }),
        api.send({
          path: '/fiat/public/v1/currencies/fiat-currencies',
          query: { apiKey: key },
          schema: transakSchemas.fiatCurrencies,
          signal,
        }),
      ])
      return readTransakOptions({ cryptos: cryptos.response, fiats: fiats.response })
    },
    async quote({ asset, currency, amount, method = 'card', region, signal }) {
      const [cryptoCurrency, network] = asset.code.split('@')
      const { response } = await api.send({
        path: '/api/v1/pricing/public/quotes',
        headers: { 'x-api-key': key },
        query: {
          partnerApiKey: key,
          isBuyOrSell: 'BUY',
          fiatCurrency: currency,
          cryptoCurrency,
          network,
          fiatAmount: decimal.toMoney(amount),
          paymentMethod: methods[method],
          quoteCountryCode: region.country,
        },
        schema: transakSchemas.quote,
        signal,
      })
      const networkFee = response.feeBreakdown?.find(({ id }) => id === 'network_fee')?.value ?? '0'
      const providerFee = decimal.subtract(response.totalFee, networkFee)
      const paymentSubtotal = decimal.subtract(response.fiatAmount, response.totalFee)
      if (providerFee === undefined || paymentSubtotal === undefined)
        throw refuseOrder({ name, text: 'fees are more than the amount' })
      return {
        purchaseAmount: response.cryptoAmount,
        paymentSubtotal,
        networkFee,
        providerFee,
        paymentTotal: response.fiatAmount,
        expiresAt: now() + quoteMs,
      }
    },
    async open(request) {
      const { data } = await sendWithToken('access-token', {
        path: '/api/v2/auth/session',
        json: { widgetParams: { apiKey: key, referrerDomain: referrer, ...toWidget(request) } },
        schema: transakSchemas.session,
        signal: request.signal,
      })
      return { url: data.widgetUrl, expiresAt: now() + sessionMs }
    },
    async status({ order, signal }) {
      const { data } = await sendWithToken('x-access-token', {
        path: '/api/v2/partner/orders',
        query: { partnerOrderId: order.id },
        schema: transakSchemas.orders,
        signal,
      })
      const own = data.filter(({ partnerOrderId }) => partnerOrderId === order.id)
      return chooseNews(
        own.flatMap((one) => {
          const at = Date.parse(one.updatedAt ?? '') || now()
          return readTransakOrder({ order: one, id: one.orderId ?? undefined, at }) ?? []
        }),
      )
    },
    readWebhook: (request) => readTransakWebhook({ ...request, tokens: tokens.known() }),
  }
}

function toWidget(request: OpenRequest): object {
  const { asset, address, currency, preset, method, redirectUrl, orderId } = request
  const [cryptoCurrencyCode, network] = asset.code.split('@')
  return {
    productsAvailed: 'BUY',
    cryptoCurrencyCode,
    network,
    walletAddress: address,
    disableWalletAddressForm: true,
    fiatCurrency: currency,
    ...('fiat' in preset
      ? { fiatAmount: Number(preset.fiat) }
      : { cryptoAmount: Number(preset.crypto) }),
    ...(method && methods[method] && { paymentMethod: methods[method] }),
    partnerOrderId: orderId,
    redirectURL: redirectUrl,
  }
}
