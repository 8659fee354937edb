import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { computePrice } from '../../purchases/computePrice.ts'
import type { DialectEnv } from '../wire/dialect.ts'
import { limits } from '../wire/limits.ts'
import { openPage } from '../wire/openPage.ts'
import { startPurchase } from '../wire/startPurchase.ts'
import { toAmount } from '../wire/toAmount.ts'
import { describeTransaction } from './describeTransaction.ts'
import { toMoonPayCode } from './toMoonPayCode.ts'

export declare namespace moonpayRoutes {
  type Parameters = { env: DialectEnv; key: string; secret: string }
}

const feeBps = 450
const dayMs = 86_400_000

/** MoonPay: currencies, quotes, transactions, and the page with its signed address. */
export function moonpayRoutes({ env, key, secret }: moonpayRoutes.Parameters): Hono {
  const { assets, purchases, clock } = env
  const find = (code: string | undefined) => assets.find((asset) => toMoonPayCode(asset) === code)
  const app = new Hono()
  app.use(async (context, next) => {
    if (context.req.query('apiKey') !== key) return context.json({ type: 'UnauthorizedError' }, 401)
    return next()
  })

  app.get('/v3/currencies', (context) =>
    context.json([
      ...assets.map((asset) => ({
        type: 'crypto',
        name: asset.name,
        code: toMoonPayCode(asset),
        isSuspended: false,
        metadata: {
          contractAddress: asset.contract ?? null,
          chainId: asset.network.chainId === undefined ? null : String(asset.network.chainId),
          networkCode: asset.network.name,
        },
      })),
      ...['usd', 'eur'].map((code) => ({
        type: 'fiat',
        name: code.toUpperCase(),
        code,
        minBuyAmount: limits.min,
        maxBuyAmount: limits.max,
      })),
    ]),
  )

  app.get('/v3/currencies/:code/buy_quote', (context) => {
    const { baseCurrencyAmount: total = '', baseCurrencyCode = '' } = context.req.query()
    const asset = find(context.req.param('code'))
    const currency = baseCurrencyCode.toUpperCase()
    const price = asset && computePrice({ asset, currency, amount: { total }, feeBps })
    if (!price) return context.json({ type: 'BadRequestError', message: 'unknown currency' }, 400)
    return context.json({
      baseCurrencyCode,
      baseCurrencyAmount: Number(price.subtotal),
      quoteCurrencyCode: context.req.param('code'),
      quoteCurrencyAmount: Number(price.crypto),
      paymentMethod: 'credit_debit_card',
      feeAmount: Number(price.providerFee),
      extraFeeAmount: 0,
      networkFeeAmount: Number(price.networkFee),
      totalAmount: Number(price.total),
      expiresAt: new Date(clock.now() + 30_000).toISOString(),
    })
  })

  app.get('/v1/transactions/ext/:id', (context) => {
    const transactions = purchases
      .findByRef(context.req.param('id'))
      .flatMap((purchase) => describeTransaction(purchase) ?? [])
    if (transactions.length === 0) return context.json({ type: 'NotFoundError' }, 404)
    return context.json(transactions)
  })

  app.get('/', (context) => {
    const { search } = new URL(context.req.url)
    const query = context.req.query()
    const orderRef = query.externalTransactionId
    if (!isSigned(search, secret))
      return openPage({ context, env, purchase: undefined, isOnce: false })
    const [known] = orderRef === undefined ? [] : purchases.findByRef(orderRef)
    if (known) return openPage({ context, env, purchase: known, isOnce: false })
    const started = startPurchase({
      ...{ env, dialect: 'moonpay', feeBps, opensForMs: dayMs },
      asset: find(query.currencyCode),
      address: query.walletAddress,
      currency: query.baseCurrencyCode,
      amount: toAmount(query.baseCurrencyAmount, query.quoteCurrencyAmount),
      orderRef,
      redirectUrl: query.redirectURL,
    })
    const purchase = typeof started === 'string' ? undefined : started
    return openPage({ context, env, purchase, isOnce: false })
  })
  return app
}

/** The signature is the last parameter, over all that is before it. */
function isSigned(search: string, secret: string): boolean {
  const [, signed = '', signature = ''] = /^(\?.*)&signature=([^&]+)$/.exec(search) ?? []
  const wanted = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(decodeURIComponent(signature), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
