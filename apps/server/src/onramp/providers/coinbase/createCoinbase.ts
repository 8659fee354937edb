import type * as v from 'valibot'
import type { Logger } from '../../../http/logger.ts'
import { decimal } from '../../amounts/decimal.ts'
import { createProviderApi, type ProviderCall } from '../../api/createProviderApi.ts'
import type { CoinbaseConfig } from '../../contract/onrampConfig.ts'
import type { OnrampProvider } from '../../contract/onrampProvider.ts'
import { chooseCoinbaseNews } from './chooseCoinbaseNews.ts'
import { coinbaseSchemas } from './coinbaseSchemas.ts'
import { createCoinbaseToken } from './createCoinbaseToken.ts'
import { readCoinbaseOptions } from './readCoinbaseOptions.ts'
import { readCoinbaseWebhook } from './readCoinbaseWebhook.ts'
import { toCoinbaseNetwork } from './toCoinbaseNetwork.ts'
import { toCoinbaseUrls } from './toCoinbaseUrls.ts'
import { toSessionV2 } from './toSessionV2.ts'
import { toTokenUrl } from './toTokenUrl.ts'

export declare namespace createCoinbase {
  type Parameters = {
    config: CoinbaseConfig
    logger: Logger
    /** Milliseconds since 1970. */
    now: () => number
  }
}

const name = 'Coinbase'
/** A session's URL can be opened once, for five minutes. */
const sessionMs = 300_000
/** Coinbase says no time for an estimate. */
const quoteMs = 60_000

/** Coinbase Onramp, by its hosted page. */
export function createCoinbase({ config, logger, now }: createCoinbase.Parameters): OnrampProvider {
  const { keyId, keySecret, webhookSecret, sessions } = config
  const urls = toCoinbaseUrls(config.url)
  const apis = {
    platform: createProviderApi({ name, baseUrl: urls.platform, logger }),
    onramp: createProviderApi({ name, baseUrl: urls.onramp, logger }),
  }
  const send = async <const schema extends v.GenericSchema>(
    at: keyof typeof apis,
    call: ProviderCall<schema>,
  ) => {
    const method = call.json === undefined ? 'GET' : 'POST'
    const url = new URL(`${urls[at]}${call.path}`)
    const token = await createCoinbaseToken({ keyId, keySecret, method, url, now: now() })
    return apis[at].send({ ...call, headers: { Authorization: `Bearer ${token}` } })
  }

  return {
    id: 'coinbase',
    name,
    hosts: [new URL(urls.pay).host],
    async options({ region, signal }) {
      const query = { country: region.country, subdivision: region.subdivision }
      const call = { path: '/v1/buy/options', query, schema: coinbaseSchemas.options, signal }
      return readCoinbaseOptions(await send('onramp', call))
    },
    async quote({ asset, currency, amount, method = 'card', region, signal }) {
      const answer = await send('onramp', {
        path: '/v1/buy/quote',
        json: {
          purchase_currency: asset.symbol,
          purchase_network: toCoinbaseNetwork(asset.network),
          payment_amount: decimal.toMoney(amount),
          payment_currency: currency,
          payment_method: method.toUpperCase(),
          country: region.country,
          ...(region.subdivision && { subdivision: region.subdivision }),
        },
        schema: coinbaseSchemas.quote,
        signal,
      })
      return {
        purchaseAmount: answer.purchase_amount,
        paymentSubtotal: answer.payment_subtotal,
        networkFee: answer.network_fee,
        providerFee: answer.coinbase_fee,
        paymentTotal: answer.payment_total,
        expiresAt: now() + quoteMs,
      }
    },
    async open(request) {
      const { signal } = request
      const expiresAt = now() + sessionMs
      if (sessions === 'v1') {
        const { token } = await send('onramp', {
          path: '/v1/token',
          json: {
            addresses: [
              {
                address: request.address,
                blockchains: [toCoinbaseNetwork(request.asset.network)],
              },
            ],
            assets: [request.asset.symbol],
            clientIp: request.clientIp,
          },
          schema: coinbaseSchemas.token,
          signal,
        })
        return { url: toTokenUrl({ pay: urls.pay, token, request }), expiresAt }
      }
      const { session } = await send('platform', {
        path: '/v2/onramp/sessions',
        json: toSessionV2(request),
        schema: coinbaseSchemas.session,
        signal,
      })
      return { url: session.onrampUrl, expiresAt }
    },
    async status({ order, signal }) {
      const { transactions } = await send('onramp', {
        path: `/v1/buy/user/${encodeURIComponent(order.id)}/transactions`,
        query: { page_size: '20' },
        schema: coinbaseSchemas.transactions,
        signal,
      })
      return chooseCoinbaseNews({ transactions, now: now() })
    },
    readWebhook: async (request) => readCoinbaseWebhook({ ...request, secret: webhookSecret }),
  }
}
