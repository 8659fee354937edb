import type { KeyObject } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { computePrice } from '../../purchases/computePrice.ts'
import { createKey } from '../wire/createKey.ts'
import type { DialectEnv } from '../wire/dialect.ts'
import { findSold } from '../wire/findSold.ts'
import { limits } from '../wire/limits.ts'
import { openPage } from '../wire/openPage.ts'
import { startPurchase } from '../wire/startPurchase.ts'
import { toAmount } from '../wire/toAmount.ts'
import { describeTransaction } from './describeTransaction.ts'
import { requireToken } from './requireToken.ts'

export declare namespace coinbaseRoutes {
  type Parameters = { env: DialectEnv; keyId: string; publicKey: KeyObject }
}

const feeBps = 249
const sessionMs = 300_000
const text = v.string()
const quoteSchema = v.object({
  purchase_currency: text,
  purchase_network: text,
  payment_amount: text,
  payment_currency: text,
  payment_method: text,
  country: text,
})
const sessionSchema = v.object({
  purchaseCurrency: text,
  destinationNetwork: text,
  destinationAddress: text,
  paymentAmount: v.optional(text),
  purchaseAmount: v.optional(text),
  paymentCurrency: text,
  redirectUrl: v.optional(text),
  clientIp: v.pipe(text, v.union([v.pipe(text, v.ipv4()), v.pipe(text, v.ipv6())])),
  partnerUserRef: v.optional(v.pipe(text, v.maxLength(49))),
})
const tokenSchema = v.object({
  addresses: v.tuple([v.object({ address: text, blockchains: v.tuple([text]) })]),
  assets: v.tuple([text]),
  clientIp: text,
})

/** Coinbase Onramp: options, quotes, sessions of both APIs, and transactions. */
export function coinbaseRoutes({ env, keyId, publicKey }: coinbaseRoutes.Parameters): Hono {
  const { assets, purchases, clock, origin } = env
  /** Purchases and wallets by their session token. */
  const sessions = new Map<string, string>()
  const wallets = new Map<string, v.InferOutput<typeof tokenSchema>>()
  const refuse = (errorMessage: string) => ({ errorType: 'invalid_request', errorMessage })

  const app = new Hono()
  app.use('/onramp/*', requireToken({ keyId, publicKey }))
  app.use('/platform/*', requireToken({ keyId, publicKey }))

  app.get('/onramp/v1/buy/options', (context) => {
    const symbols = [...new Set(assets.map(({ symbol }) => symbol))]
    const limit = (id: string) => ({ id, min: String(limits.min), max: String(limits.max) })
    return context.json({
      payment_currencies: ['USD', 'EUR'].map((id) => ({
        id,
        limits: [limit('card'), limit('ach_bank_account')],
      })),
      purchase_currencies: symbols.map((symbol) => {
        const own = assets.filter((asset) => asset.symbol === symbol)
        return {
          id: symbol.toLowerCase(),
          name: own[0]?.name,
          symbol,
          networks: own.map(({ network, contract }) => ({
            name: network.name,
            display_name: network.displayName,
            chain_id: network.chainId === undefined ? '' : String(network.chainId),
            contract_address: contract ?? '',
          })),
        }
      }),
    })
  })

  app.post('/onramp/v1/buy/quote', async (context) => {
    const request = v.parse(quoteSchema, await context.req.json())
    const { purchase_currency: symbol, purchase_network: network } = request
    const asset = findSold({ assets, symbol, network })
    const { payment_amount: total, payment_currency: currency } = request
    const price = asset && computePrice({ asset, currency, amount: { total }, feeBps })
    if (!price) return context.json(refuse('asset or currency is not supported'), 400)
    const money = (value: string) => ({ value, currency })
    return context.json({
      payment_total: money(price.total),
      payment_subtotal: money(price.subtotal),
      purchase_amount: { value: price.crypto, currency: symbol },
      coinbase_fee: money(price.providerFee),
      network_fee: money(price.networkFee),
      quote_id: createKey('quote-'),
    })
  })

  app.post('/platform/v2/onramp/sessions', async (context) => {
    const request = v.safeParse(sessionSchema, await context.req.json())
    if (!request.success) return context.json(refuse('request is invalid'), 400)
    const { output } = request
    const started = startPurchase({
      ...{ env, dialect: 'coinbase', feeBps, opensForMs: sessionMs },
      asset: findSold({
        assets,
        symbol: output.purchaseCurrency,
        network: output.destinationNetwork,
      }),
      address: output.destinationAddress,
      currency: output.paymentCurrency,
      amount: toAmount(output.paymentAmount, output.purchaseAmount),
      orderRef: output.partnerUserRef,
      redirectUrl: output.redirectUrl,
    })
    if (typeof started === 'string') return context.json(refuse(started), 400)
    const token = createKey('')
    sessions.set(token, started.id)
    const onrampUrl = `${origin()}/coinbase/buy?sessionToken=${token}`
    return context.json({ session: { onrampUrl } }, 201)
  })

  app.post('/onramp/v1/token', async (context) => {
    const request = v.safeParse(tokenSchema, await context.req.json())
    if (!request.success) return context.json(refuse('request is invalid'), 400)
    const token = createKey('')
    wallets.set(token, request.output)
    clock.after(sessionMs, () => wallets.delete(token))
    return context.json({ token, channel_id: '' })
  })

  app.get('/onramp/v1/buy/user/:ref/transactions', (context) => {
    const transactions = purchases
      .findByRef(context.req.param('ref'))
      .map(describeTransaction)
      .filter((transaction) => transaction !== undefined)
      .map(toSnakeCase)
    return context.json({
      transactions,
      next_page_key: '',
      total_count: String(transactions.length),
    })
  })

  app.get('/buy', (context) => {
    const id = sessions.get(context.req.query('sessionToken') ?? '') ?? ''
    return openPage({ context, env, purchase: purchases.find(id), isOnce: true })
  })

  app.get('/buy/select-asset', (context) => {
    const query = context.req.query()
    const token = query.sessionToken ?? ''
    const wallet = wallets.get(token)
    wallets.delete(token)
    const [{ address, blockchains } = { address: '', blockchains: [''] }] = wallet?.addresses ?? []
    const started = startPurchase({
      ...{ env, dialect: 'coinbase', feeBps, opensForMs: sessionMs },
      asset: findSold({ assets, symbol: wallet?.assets[0], network: blockchains[0] }),
      address,
      currency: query.fiatCurrency,
      amount: toAmount(query.presetFiatAmount, query.presetCryptoAmount),
      orderRef: query.partnerUserRef,
      redirectUrl: query.redirectUrl,
    })
    const purchase = typeof started === 'string' ? undefined : started
    return openPage({ context, env, purchase, isOnce: true })
  })
  return app
}

/** Answers have other names than webhooks. */
function toSnakeCase(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}
