import { Hono } from 'hono'
import { toOrigin } from '../data/images/toOrigin.ts'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitRate } from '../http/limitRate.ts'
import type { Logger } from '../http/logger.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { toClientAddress } from '../http/toClientAddress.ts'
import type { Onramp } from './createOnramp.ts'
import type { OnrampEnv } from './routes/onrampEnv.ts'
import { optionsRoutes } from './routes/optionsRoutes.ts'
import { orderRoutes } from './routes/orderRoutes.ts'
import { quoteRoutes } from './routes/quoteRoutes.ts'
import { returnRoutes } from './routes/returnRoutes.ts'
import { urlRoutes } from './routes/urlRoutes.ts'
import { webhookRoutes } from './routes/webhookRoutes.ts'

export declare namespace onrampRoutes {
  type Parameters = {
    onramp: Onramp
    limits: Limits
    trustedProxies: TrustedProxies
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
    logger: Logger
  }
  type ReturnType = {
    /** For providers. They have another limit, and no page sends them. */
    readonly webhooks: Hono<HttpEnv>
    readonly routes: Hono<HttpEnv>
  }
}

const quotesPerOrder = 6
const webhooksPerMinute = 3000

/** Purchases through providers (spec §7). */
export function onrampRoutes(parameters: onrampRoutes.Parameters): onrampRoutes.ReturnType {
  const { onramp, limits, trustedProxies, allowedOrigins, allowedProjects, logger } = parameters
  const { publicUrl, rateLimit } = onramp
  const limit = (name: 'prices' | 'orders' | 'webhooks', perMinute: number) =>
    limitRate({ limiter: limits.create({ name, limit: perMinute }), trustedProxies })
  const env: OnrampEnv = {
    ...onramp,
    logger,
    guards: [
      allowOrigins({ allowed: allowedOrigins, isRequired: false }),
      allowProjects(allowedProjects),
    ],
    limits: {
      quotes: limit('prices', quotesPerOrder * rateLimit),
      orders: limit('orders', rateLimit),
      webhooks: limit('webhooks', webhooksPerMinute),
    },
    addressOf: (context) =>
      toClientAddress({
        remoteAddress: context.env?.incoming?.socket.remoteAddress,
        forwardedFor: context.req.header('X-Forwarded-For'),
        trustedProxies,
      }) ?? '127.0.0.1',
    publicUrlOf: (context) => publicUrl ?? toOrigin(context, trustedProxies),
  }
  return {
    webhooks: webhookRoutes(env),
    routes: new Hono<HttpEnv>()
      .route('/', optionsRoutes(env))
      .route('/', quoteRoutes(env))
      .route('/', urlRoutes(env))
      .route('/', orderRoutes(env))
      .route('/', returnRoutes()),
  }
}
