import { Hono } from 'hono'
import * as v from 'valibot'
import { computePrice } from '../../purchases/computePrice.ts'
import type { Purchase } from '../../purchases/purchase.ts'
import { createKey } from '../wire/createKey.ts'
import type { DialectEnv } from '../wire/dialect.ts'
import { limits } from '../wire/limits.ts'
import { openPage } from '../wire/openPage.ts'
import { startPurchase } from '../wire/startPurchase.ts'
import { toAmount } from '../wire/toAmount.ts'
import { toMeldCode } from './toMeldCode.ts'
import { toMeldStatus } from './toMeldStatus.ts'

export declare namespace meldRoutes {
  type Parameters = { env: DialectEnv; key: string; publicKey: string }
}

/** Those behind Meld, each with its fee. */
const sellers = [
  { name: 'UNLIMIT', feeBps: 325 },
  { name: 'TRANSAK', feeBps: 490 },
] as const
const sessionMs = 1_800_000
const text = v.string()
const quoteSchema = v.object({
  countryCode: text,
  sourceCurrencyCode: text,
  sourceAmount: v.union([text, v.number()]),
  destinationCurrencyCode: text,
})
const widgetSchema = v.object({
  sessionType: v.literal('BUY'),
  externalSessionId: text,
  sessionData: v.object({
    walletAddress: text,
    countryCode: text,
    sourceCurrencyCode: text,
    sourceAmount: v.optional(text),
    destinationCurrencyCode: text,
    serviceProvider: text,
    redirectUrl: v.optional(text),
  }),
})

/** Meld: properties, quotes, widgets and transactions. */
export function meldRoutes({ env, key, publicKey }: meldRoutes.Parameters): Hono {
  const { assets, purchases, origin } = env
  const sessions = new Map<string, string>()
  const find = (code: string | undefined) => assets.find((asset) => toMeldCode(asset) === code)
  const refuse = (message: string) => ({ code: 'BAD_REQUEST', message })

  const app = new Hono()
  app.use(async (context, next) => {
    const isPage = context.req.method === 'GET' && /\/meld(?:\/open)?$/.test(context.req.path)
    const isGood =
      context.req.header('Authorization') === `BASIC ${key}` &&
      /^\d{4}-\d\d-\d\d$/.test(context.req.header('Meld-Version') ?? '')
    if (!isPage && !isGood) return context.json({ code: 'UNAUTHORIZED' }, 401)
    return next()
  })

  app.get('/service-providers/properties/crypto-currencies', (context) =>
    context.json(
      assets.map((asset) => ({
        currencyCode: toMeldCode(asset),
        name: asset.name,
        chainCode: asset.network.name.toUpperCase(),
        chainName: asset.network.displayName,
        chainId: asset.network.chainId === undefined ? null : String(asset.network.chainId),
        contractAddress: asset.contract ?? null,
      })),
    ),
  )
  app.get('/service-providers/limits/fiat-currency-purchases', (context) =>
    context.json(
      ['USD', 'EUR'].map((currencyCode) => ({
        currencyCode,
        minimumAmount: limits.min,
        maximumAmount: limits.max,
      })),
    ),
  )

  app.post('/payments/crypto/quote', async (context) => {
    const request = v.parse(quoteSchema, await context.req.json())
    const { destinationCurrencyCode, sourceCurrencyCode: currency } = request
    const asset = find(destinationCurrencyCode)
    const total = String(request.sourceAmount)
    const quotes = sellers.flatMap(({ name, feeBps }) => {
      const price = asset && computePrice({ asset, currency, amount: { total }, feeBps })
      if (!price) return []
      return {
        transactionType: 'CRYPTO_PURCHASE',
        sourceAmount: Number(price.total),
        sourceAmountWithoutFees: Number(price.subtotal),
        sourceCurrencyCode: currency,
        countryCode: request.countryCode,
        totalFee: Math.round((Number(price.total) - Number(price.subtotal)) * 100) / 100,
        networkFee: Number(price.networkFee),
        transactionFee: Number(price.providerFee),
        destinationAmount: Number(price.crypto),
        destinationCurrencyCode,
        paymentMethodType: 'CREDIT_DEBIT_CARD',
        customerScore: 20,
        serviceProvider: name,
      }
    })
    return context.json({ quotes, message: null, error: null })
  })

  app.post('/crypto/session/widget', async (context) => {
    const request = v.safeParse(widgetSchema, await context.req.json())
    if (!request.success) return context.json(refuse('request is invalid'), 400)
    const { externalSessionId, sessionData } = request.output
    const seller = sellers.find(({ name }) => name === sessionData.serviceProvider)
    if (purchases.findByRef(externalSessionId).length > 0 || !seller)
      return context.json(refuse('session or seller is not known'), 400)
    const started = startPurchase({
      ...{ env, dialect: 'meld', feeBps: seller.feeBps, opensForMs: sessionMs },
      asset: find(sessionData.destinationCurrencyCode),
      address: sessionData.walletAddress,
      currency: sessionData.sourceCurrencyCode,
      amount: toAmount(sessionData.sourceAmount, undefined),
      orderRef: externalSessionId,
      redirectUrl: sessionData.redirectUrl,
    })
    if (typeof started === 'string') return context.json(refuse(started), 400)
    const token = createKey('')
    sessions.set(token, started.id)
    const widgetUrl = `${origin()}/meld/open?token=${token}`
    return context.json({ id: createKey('W'), externalSessionId, widgetUrl, token })
  })

  app.get('/payments/transactions', (context) => {
    const transactions = purchases
      .findByRef(context.req.query('externalSessionIds') ?? '')
      .flatMap((purchase) => describeTransaction(purchase) ?? [])
    return context.json({ transactions, count: transactions.length, remaining: 0 })
  })

  app.get('/open', (context) => {
    const id = sessions.get(context.req.query('token') ?? '') ?? ''
    return openPage({ context, env, purchase: purchases.find(id), isOnce: false })
  })

  // The page of apps that have a public key only.
  app.get('/', (context) => {
    const query = context.req.query()
    const isEvm = query.walletAddress?.startsWith('0x')
    const code = query.destinationCurrencyCode
    const started = startPurchase({
      ...{ env, dialect: 'meld', feeBps: sellers[0].feeBps, opensForMs: sessionMs },
      asset: isEvm ? find(code) : find(code === 'USDC' ? 'USDC_SOLANA' : code),
      address: query.walletAddress,
      currency: 'USD',
      amount: undefined,
      orderRef: undefined,
      redirectUrl: undefined,
    })
    const isGood = typeof started !== 'string' && query.publicKey === publicKey
    return openPage({ context, env, purchase: isGood ? started : undefined, isOnce: false })
  })
  return app
}

function describeTransaction(purchase: Purchase): object | undefined {
  const status = toMeldStatus(purchase.state)
  if (status === undefined) return undefined
  const { asset, price, currency } = purchase
  return {
    id: `W${purchase.id}`,
    transactionType: 'CRYPTO_PURCHASE',
    status,
    sourceAmount: Number(price.total),
    sourceCurrencyCode: currency,
    destinationAmount: Number(price.crypto),
    destinationCurrencyCode: toMeldCode(asset),
    paymentMethodType: 'CREDIT_DEBIT_CARD',
    serviceProvider: sellers[0].name,
    externalSessionId: purchase.orderRef ?? null,
    createdAt: new Date(purchase.createdAt).toISOString(),
    updatedAt: new Date(purchase.updatedAt).toISOString(),
    cryptoDetails: {
      destinationWalletAddress: purchase.address,
      networkFee: Number(price.networkFee),
      blockchainTransactionId: purchase.txHash ?? null,
    },
  }
}
