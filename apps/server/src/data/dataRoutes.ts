import { type Context, Hono } from 'hono'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { readClient } from '../http/readClient.ts'
import { toShares } from '../http/toShares.ts'
import type { ImageProxy } from '../images/createImageProxy.ts'
import { allowanceRoutes } from './allowance/allowanceRoutes.ts'
import { approvalsRoutes } from './approvals/approvalsRoutes.ts'
import { balanceRoutes } from './balance/balanceRoutes.ts'
import { nativeBalanceRoutes } from './balance/nativeBalanceRoutes.ts'
import type { DataSources } from './createDataSources.ts'
import { gasRoutes } from './gas/gasRoutes.ts'
import { historyRoutes } from './history/historyRoutes.ts'
import { identityRoutes } from './identity/identityRoutes.ts'
import { toImageUrls } from './images/toImageUrls.ts'
import { toOrigin } from './images/toOrigin.ts'
import { labelRoutes } from './labels/labelRoutes.ts'
import { priceRoutes } from './price/priceRoutes.ts'
import { chainRoutes } from './supportedChains/chainRoutes.ts'
import { swapRoutes } from './swap/swapRoutes.ts'
import { tokenRoutes } from './tokens/tokenRoutes.ts'

export declare namespace dataRoutes {
  type Parameters = {
    sources: DataSources
    imageProxy: ImageProxy | undefined
    trustedProxies: TrustedProxies
    limits: Limits
    /** Quotes per minute and client; 0 for no limit. */
    swapRateLimit: number
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
  }
}

/** Balances, prices, history and names (spec §7) of the configured chains. */
export function dataRoutes(parameters: dataRoutes.Parameters): Hono<HttpEnv> {
  const { sources, imageProxy, trustedProxies, allowedOrigins, allowedProjects } = parameters
  const { limits, swapRateLimit: rateLimit } = parameters
  const guards = [
    allowOrigins({ allowed: allowedOrigins, isRequired: false }),
    allowProjects(allowedProjects),
  ] as const
  const imagesFor = (context: Context<HttpEnv>) =>
    toImageUrls({ origin: toOrigin(context, trustedProxies), proxy: imageProxy })
  const clientOf = (context: Context<HttpEnv>) => {
    const shares = toShares(readClient(context, trustedProxies), 1)
    return (shares.at(-1) ?? shares[0]).key
  }
  const env = { chains: sources.chains, guards, clientOf, imagesFor }
  return new Hono<HttpEnv>()
    .route('/', chainRoutes(env))
    .route('/', tokenRoutes(env))
    .route('/', balanceRoutes({ ...env, ...sources }))
    .route('/', nativeBalanceRoutes({ ...env, ...sources }))
    .route('/', historyRoutes({ ...env, ...sources }))
    .route('/', priceRoutes({ ...env, ...sources }))
    .route('/', gasRoutes({ ...env, ...sources }))
    .route('/', allowanceRoutes(env))
    .route('/', approvalsRoutes({ ...env, ...sources }))
    .route('/', labelRoutes({ ...env, ...sources }))
    .route('/', swapRoutes({ ...env, ...sources, limits, rateLimit, trustedProxies }))
    .route('/', identityRoutes({ ...env, ...sources }))
}
