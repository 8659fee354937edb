import { Hono } from 'hono'
import { createClock } from './clock/createClock.ts'
import { type ApiSwitch, controlRoutes } from './control/controlRoutes.ts'
import { createDialects } from './dialects/createDialects.ts'
import { pageRoutes } from './page/pageRoutes.ts'
import type { Payout } from './payout/createPayout.ts'
import { createPurchases } from './purchases/createPurchases.ts'
import type { SoldAsset } from './purchases/listSoldAssets.ts'
import { createDelivery } from './webhooks/createDelivery.ts'

export type LocalPay = {
  readonly app: Hono
  /** The settings of a service that sells through it. */
  readonly settings: (origin: string) => Readonly<Record<string, string>>
  readonly stop: () => void
}

export declare namespace createLocalPay {
  type Parameters = {
    assets: readonly SoldAsset[]
    payout: Payout
    /** The address of this pay page. */
    origin: () => string
    /** How long a payment takes, in milliseconds. */
    processingMs: number
    /** Changes what the APIs answer. @default nothing */
    tamper?: ((answer: string) => string) | undefined
  }
}

/** The pay page and its APIs, without a socket. */
export function createLocalPay(parameters: createLocalPay.Parameters): LocalPay {
  const { assets, payout, origin, processingMs, tamper } = parameters
  const clock = createClock()
  const dialects = createDialects()
  const api: ApiSwitch = { isUp: true }
  const delivery = createDelivery({ dialects, clock })
  const purchases = createPurchases({
    clock,
    payOut: ({ asset, address, price }) => payout({ asset, address, atoms: price.atoms }),
    onChange: delivery.notify,
    processingMs,
  })

  const app = new Hono()
  app.use(async (context, next) => {
    // A name that leads to this machine must not read what is here.
    const { hostname } = new URL(context.req.url)
    const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
    return isLocal ? next() : context.text('This host is not served.', 421)
  })
  app.route('/', controlRoutes({ clock, purchases, delivery, api }))
  app.route('/', pageRoutes({ purchases, dialects }))
  for (const dialect of dialects) {
    app.use(`/${dialect.id}/*`, async (context, next) => {
      if (!api.isUp) return context.json({ message: 'Service Unavailable' }, 503)
      await next()
      const isAnswer = context.res.headers.get('Content-Type')?.includes('json')
      if (!tamper || !isAnswer) return undefined
      const { status, headers } = context.res
      const said = tamper(await context.res.text())
      context.res = undefined
      context.res = new Response(said, { status, headers: new Headers(headers) })
      return undefined
    })
    app.route(`/${dialect.id}`, dialect.routes({ purchases, assets, clock, origin }))
  }
  app.onError((error, context) => context.json({ message: error.message }, 400))

  return {
    app,
    settings: (at) => ({
      ONRAMP_PROVIDERS: dialects.map(({ id }) => id).join(','),
      ...Object.assign({}, ...dialects.map(({ settings }) => settings(at))),
    }),
    stop: clock.stop,
  }
}
