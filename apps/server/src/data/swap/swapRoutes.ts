import { Hono } from 'hono'
import type { Limits } from '../../http/createLimits.ts'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitRate } from '../../http/limitRate.ts'
import { createQuoteStore } from './quotes/createQuoteStore.ts'
import { buildApproveRoutes } from './routes/buildApproveRoutes.ts'
import { buildTransactionRoutes } from './routes/buildTransactionRoutes.ts'
import { orderRoutes } from './routes/orderRoutes.ts'
import { quoteRoutes } from './routes/quoteRoutes.ts'
import type { SwapEnv } from './routes/swapEnv.ts'

export declare namespace swapRoutes {
  type Parameters = Omit<SwapEnv, 'store' | 'limitQuotes' | 'limitBuilds'> & {
    limits: Limits
    /** Quotes per minute and client; 0 for no limit. As many are built. */
    rateLimit: number
    trustedProxies: TrustedProxies
  }
}

/** Quotes of swaps and what wallets sign for them (spec §7). */
export function swapRoutes(parameters: swapRoutes.Parameters): Hono<HttpEnv> {
  const { limits, rateLimit: limit, trustedProxies } = parameters
  const toLimit = (name: 'quotes' | 'builds') =>
    limitRate({ limiter: limits.create({ name, limit }), trustedProxies })
  const env: SwapEnv = {
    ...parameters,
    store: createQuoteStore(),
    limitQuotes: toLimit('quotes'),
    limitBuilds: toLimit('builds'),
  }
  return new Hono<HttpEnv>()
    .route('/', quoteRoutes(env))
    .route('/', buildTransactionRoutes(env))
    .route('/', buildApproveRoutes(env))
    .route('/', orderRoutes(env))
}
