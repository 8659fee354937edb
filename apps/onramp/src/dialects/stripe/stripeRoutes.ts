import { type Context, Hono } from 'hono'
import { type Amount, computePrice } from '../../purchases/computePrice.ts'
import type { SoldAsset } from '../../purchases/listSoldAssets.ts'
import type { Purchase } from '../../purchases/purchase.ts'
import { createKey } from '../wire/createKey.ts'
import type { DialectEnv } from '../wire/dialect.ts'
import { findSold } from '../wire/findSold.ts'
import { openPage } from '../wire/openPage.ts'
import { startPurchase } from '../wire/startPurchase.ts'
import { describeSession } from './describeSession.ts'

export declare namespace stripeRoutes {
  type Parameters = { env: DialectEnv; key: string }
}

const feeBps = 400
const dayMs = 86_400_000

/** Stripe: quotes, sessions, and their hosted page. */
export function stripeRoutes({ env, key }: stripeRoutes.Parameters): Hono {
  const { assets, purchases, clock, origin } = env
  /** Sessions by their idempotency key, so that none is created twice. */
  const created = new Map<string, Purchase>()
  const redirectUrlOf = ({ id }: Purchase) => `${origin()}/stripe/session/${id}`
  const answer = (purchase: Purchase) =>
    describeSession({ purchase, redirectUrl: redirectUrlOf(purchase) })
  const refuse = (context: Context, message: string, status: 400 | 401 | 404 = 400) =>
    context.json({ error: { type: 'invalid_request_error', message } }, status)

  const app = new Hono()
  app.use('/v1/*', async (context, next) => {
    const isGood = context.req.header('Authorization') === `Bearer ${key}`
    return isGood ? next() : refuse(context, 'Invalid API Key provided', 401)
  })

  app.get('/v1/crypto/onramp_quotes', (context) => {
    const query = context.req.query()
    const currency = query.source_currency ?? 'usd'
    const source = query.source_amount ?? '100'
    const symbol = query['destination_currencies[]']
    const network = query['destination_networks[]']
    const quotes = assets
      .filter((asset) => symbol === undefined || asset.symbol.toLowerCase() === symbol)
      .filter((asset) => network === undefined || asset.network.name === network)
      .flatMap((asset) => describeQuote({ asset, currency, source }) ?? [])
    return context.json({
      id: createKey(''),
      object: 'crypto.onramp.quotes',
      rate_fetched_at: clock.now() / 1000,
      source_amount: source,
      source_currency: currency,
      livemode: false,
      destination_network_quotes: Object.groupBy(quotes, (quote) => quote.destination_network),
    })
  })

  app.post('/v1/crypto/onramp_sessions', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const wanted = (name: string) => form.get(name) ?? undefined
    const idempotencyKey = context.req.header('Idempotency-Key') ?? createKey('')
    const before = created.get(idempotencyKey)
    if (before) return context.json(answer(before))
    const network = wanted('destination_network')
    const walletName = network === 'base' ? 'base_network' : network
    if (!wanted('customer_ip_address')) return refuse(context, 'customer_ip_address is missing')
    const started = startPurchase({
      ...{ env, dialect: 'stripe', feeBps, opensForMs: dayMs },
      asset: findSold({ assets, symbol: wanted('destination_currency'), network }),
      address: wanted(`wallet_addresses[${walletName}]`),
      currency: wanted('source_currency'),
      amount: toAmount(form),
      orderRef: wanted('metadata[order]'),
      redirectUrl: undefined,
    })
    if (typeof started === 'string') return refuse(context, started)
    created.set(idempotencyKey, started)
    return context.json(answer(started))
  })

  app.get('/v1/crypto/onramp_sessions/:id', (context) => {
    const purchase = purchases.find(context.req.param('id').replace(/^cos_/, ''))
    if (purchase?.dialect !== 'stripe') return refuse(context, 'No such session', 404)
    return context.json(answer(purchase))
  })

  app.get('/session/:id', (context) =>
    openPage({ context, env, purchase: purchases.find(context.req.param('id')), isOnce: false }),
  )
  return app
}

function toAmount(form: URLSearchParams): Amount | undefined {
  const [subtotal, crypto] = [form.get('source_amount'), form.get('destination_amount')]
  if (subtotal !== null) return { subtotal }
  return crypto === null ? undefined : { crypto }
}

type Wanted = { asset: SoldAsset; currency: string; source: string }

function describeQuote({ asset, currency, source: subtotal }: Wanted) {
  const amount = { subtotal }
  const price = computePrice({ asset, currency: currency.toUpperCase(), amount, feeBps })
  return (
    price && {
      id: createKey(''),
      destination_amount: price.crypto,
      destination_currency: asset.symbol.toLowerCase(),
      destination_network: asset.network.name,
      fees: {
        network_fee_monetary: price.networkFee,
        transaction_fee_monetary: price.providerFee,
      },
      source_total_amount: price.total,
    }
  )
}
