import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { computePrice } from '../../purchases/computePrice.ts'
import type { SoldAsset } from '../../purchases/listSoldAssets.ts'
import { createKey } from '../wire/createKey.ts'
import type { DialectEnv } from '../wire/dialect.ts'
import { limits } from '../wire/limits.ts'
import { openPage } from '../wire/openPage.ts'
import { startPurchase } from '../wire/startPurchase.ts'
import { toAmount } from '../wire/toAmount.ts'
import type { TransakToken } from './createTransakToken.ts'
import { describeOrder } from './describeOrder.ts'
import { transakNames } from './transakNames.ts'

export declare namespace transakRoutes {
  type Parameters = {
    env: DialectEnv
    key: string
    secret: string
    token: TransakToken
    referrer: string
  }
}

const feeBps = 350
const sessionMs = 300_000
const tokenMs = 7 * 86_400_000
const text = v.string()
const sessionSchema = v.object({
  widgetParams: v.object({
    apiKey: text,
    referrerDomain: text,
    cryptoCurrencyCode: text,
    network: text,
    walletAddress: text,
    fiatCurrency: text,
    fiatAmount: v.optional(v.number()),
    cryptoAmount: v.optional(v.number()),
    partnerOrderId: text,
    redirectURL: v.optional(text),
  }),
})

/** Transak: tokens, currencies, quotes, sessions, orders, and the widget. */
export function transakRoutes(parameters: transakRoutes.Parameters): Hono {
  const { env, key, secret, token, referrer } = parameters
  const { assets, purchases, clock, origin } = env
  const sessions = new Map<string, string>()
  const find = (symbol: string | undefined, network: string | undefined) =>
    assets.find((asset) => asset.symbol === symbol && networkOf(asset) === network)
  const refuse = (context: Context, message: string, status: 400 | 401 = 400) =>
    context.json({ error: { statusCode: status, message } }, status)

  const app = new Hono()
  app.post('/partners/api/v2/refresh-token', (context) => {
    const isGood =
      context.req.header('api-secret') === secret && context.req.header('x-api-key') === key
    if (!isGood) return refuse(context, 'Invalid credentials', 401)
    const expiresAt = Math.floor((clock.now() + tokenMs) / 1000)
    return context.json({ data: { accessToken: token.renew(), expiresAt } })
  })

  app.get('/cryptocoverage/api/v1/public/crypto-currencies', (context) =>
    context.json({
      response: assets.map((asset) => ({
        symbol: asset.symbol,
        name: asset.name,
        address: asset.contract ?? null,
        isAllowed: true,
        network: {
          name: networkOf(asset),
          chainId: asset.network.chainId === undefined ? null : String(asset.network.chainId),
        },
        uniqueId: `${asset.symbol}${networkOf(asset)}`,
      })),
    }),
  )

  app.get('/fiat/public/v1/currencies/fiat-currencies', (context) =>
    context.json({
      response: ['USD', 'EUR'].map((symbol) => ({
        symbol,
        name: symbol,
        isAllowed: true,
        paymentOptions: ['credit_debit_card', 'apple_pay'].map((id) => ({
          id,
          isActive: true,
          minAmount: limits.min,
          maxAmount: limits.max,
        })),
      })),
    }),
  )

  app.get('/api/v1/pricing/public/quotes', (context) => {
    const query = context.req.query()
    if (query.partnerApiKey !== key) return refuse(context, 'Invalid API key', 401)
    const { fiatCurrency: currency = '', fiatAmount: total = '' } = query
    const asset = find(query.cryptoCurrency, query.network)
    const price = asset && computePrice({ asset, currency, amount: { total }, feeBps })
    if (!price) return refuse(context, 'Invalid currency or amount')
    const [network, own] = [Number(price.networkFee), Number(price.providerFee)]
    return context.json({
      response: {
        quoteId: createKey(''),
        fiatCurrency: currency,
        cryptoCurrency: query.cryptoCurrency,
        paymentMethod: query.paymentMethod,
        fiatAmount: Number(price.total),
        cryptoAmount: Number(price.crypto),
        isBuyOrSell: 'BUY',
        network: query.network,
        totalFee: Math.round((network + own) * 100) / 100,
        feeBreakdown: [
          { name: 'Transak fee', value: own, id: 'transak_fee' },
          { name: 'Network/Exchange fee', value: network, id: 'network_fee' },
        ],
      },
    })
  })

  app.post('/api/v2/auth/session', async (context) => {
    if (context.req.header('access-token') !== token.current())
      return refuse(context, 'Invalid access token', 401)
    const request = v.safeParse(sessionSchema, await context.req.json())
    if (!request.success || request.output.widgetParams.apiKey !== key)
      return refuse(context, 'Invalid widget parameters')
    const { widgetParams } = request.output
    if (widgetParams.referrerDomain !== referrer) return refuse(context, 'Invalid referrer')
    const started = startPurchase({
      ...{ env, dialect: 'transak', feeBps, opensForMs: sessionMs },
      asset: find(widgetParams.cryptoCurrencyCode, widgetParams.network),
      address: widgetParams.walletAddress,
      currency: widgetParams.fiatCurrency,
      amount: toAmount(widgetParams.fiatAmount, widgetParams.cryptoAmount),
      orderRef: widgetParams.partnerOrderId,
      redirectUrl: widgetParams.redirectURL,
    })
    if (typeof started === 'string') return refuse(context, started)
    const session = createKey('')
    sessions.set(session, started.id)
    const widgetUrl = `${origin()}/transak?apiKey=${key}&sessionId=${session}`
    return context.json({ data: { widgetUrl } })
  })

  app.get('/api/v2/partner/orders', (context) => {
    if (context.req.header('x-access-token') !== token.current())
      return refuse(context, 'Invalid access token', 401)
    const data = purchases.findByRef(context.req.query('partnerOrderId') ?? '').flatMap((one) => {
      const order = describeOrder(one)
      return order ? { orderId: one.id, ...order } : []
    })
    return context.json({ meta: { totalCount: data.length }, data })
  })

  app.get('/', (context) => {
    const id = sessions.get(context.req.query('sessionId') ?? '') ?? ''
    return openPage({ context, env, purchase: purchases.find(id), isOnce: true })
  })
  return app
}

function networkOf({ network }: SoldAsset): string {
  return transakNames.networkOf(network.name)
}
