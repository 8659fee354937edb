import type { Wallet } from '@cleat/core/registry'
import type { Siwx, SiwxStore } from '@cleat/siwx/server'
import type { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { accountsRoutes } from './accounts/accountsRoutes.ts'
import type { Accounts } from './accounts/openAccounts.ts'
import { analyticsRoutes } from './analytics/analyticsRoutes.ts'
import type { EventStore } from './analytics/createEventStore.ts'
import { authRoutes } from './auth/authRoutes.ts'
import { createAuth } from './auth/createAuth.ts'
import { createAuthCall } from './auth/createAuthCall.ts'
import type { Config } from './config/config.ts'
import type { ServiceName } from './config/serviceNames.ts'
import type { DataSources } from './data/createDataSources.ts'
import { dataRoutes } from './data/dataRoutes.ts'
import type { Database } from './database/createDatabase.ts'
import { describeApi } from './describeApi.ts'
import { explorerRoutes } from './explorer/explorerRoutes.ts'
import type { Icons } from './explorer/icons/icons.ts'
import { healthRoutes } from './health/healthRoutes.ts'
import { createHttpApp } from './http/createHttpApp.ts'
import { createLimits, type Limits } from './http/createLimits.ts'
import { createTrustedProxies } from './http/createTrustedProxies.ts'
import type { HttpEnv } from './http/httpEnv.ts'
import { limitRate } from './http/limitRate.ts'
import type { Logger } from './http/logger.ts'
import { problemAnswers } from './http/problemAnswers.ts'
import type { ImageProxy } from './images/createImageProxy.ts'
import { imageProxyRoutes } from './images/imageProxyRoutes.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import { namesRoutes } from './names/namesRoutes.ts'
import { createNameStore } from './names/store/createNameStore.ts'
import type { NameReader } from './names/store/nameStore.ts'
import type { Onramp } from './onramp/createOnramp.ts'
import { onrampRoutes } from './onramp/onrampRoutes.ts'
import type { RelayStore } from './relay/store/relayStore.ts'
import { sessionsRoutes } from './sessions/sessionsRoutes.ts'
import { createSessionStore } from './sessions/store/createSessionStore.ts'
import type { EmbeddedWallet } from './wallet/openEmbeddedWallet.ts'

export declare namespace createApp {
  type Parameters = {
    config: Config
    wallets: readonly Wallet[]
    icons: Icons
    data: DataSources
    /** Without it, visitors fetch external images themselves. */
    imageProxy: ImageProxy | undefined
    /** Without it, there are no smart accounts. */
    accounts?: Accounts | undefined
    /** Without it, nothing can be bought. */
    onramp?: Onramp | undefined
    /** Without it, no service needs one. */
    database: Database | undefined
    events: EventStore
    /** Without it, there is no sign-in. */
    authStore?: SiwxStore | undefined
    /** Without it, there is no embedded wallet. */
    wallet?: Pick<EmbeddedWallet, 'routes'> | undefined
    /** Names that were exported elsewhere. They are only read. */
    exportedNames?: NameReader | undefined
    relayStore: Pick<RelayStore, 'check'> | undefined
    logger: Logger
    metrics?: Metrics | undefined
    /** @default limits that count in this process only */
    limits?: Limits | undefined
    /** Aborts when the service starts to stop. */
    stopping: AbortSignal
    answerTimeoutMs?: number | undefined
  }
}

/**
 * Assembles every service into one app. It does not listen; `startServer` does, and tests call it
 * directly.
 */
export function createApp(parameters: createApp.Parameters): Hono<HttpEnv> {
  const { config, wallets, icons, data, imageProxy, database, events } = parameters
  const { relayStore, logger, metrics, stopping, limits = createLimits() } = parameters
  const { allowedOrigins, allowedProjects, analytics, rateLimit } = config
  const trustedProxies = createTrustedProxies(config.trustedProxies)
  const has = (name: ServiceName) => config.services.includes(name)
  const app = createHttpApp({
    logger,
    metrics,
    variesByOrigin: allowedOrigins !== 'any',
    withCookies: config.auth?.origins,
    answerTimeoutMs: parameters.answerTimeoutMs ?? 15_000,
    trustedProxies,
  })

  // Before the rate limit, so that monitoring always gets through.
  app.route('/', healthRoutes({ database, data, relayStore, stopping }))
  // Images have their own rate limit, because a list of tokens is one request with a hundred
  // images.
  if (imageProxy) {
    const limit = { limits, rateLimit: config.images.rateLimit, trustedProxies }
    app.route('/', imageProxyRoutes({ proxy: imageProxy, ...limit }))
  }
  const access = { allowedOrigins, allowedProjects }
  const buying =
    parameters.onramp &&
    onrampRoutes({ onramp: parameters.onramp, limits, trustedProxies, logger, ...access })
  // Providers send many webhooks from few addresses.
  if (buying) app.route('/', buying.webhooks)
  const limiter = limits.create({ name: 'requests', limit: rateLimit })
  app.use(limitRate({ limiter, trustedProxies }))

  const { isEnabled, rateLimit: eventLimit } = analytics
  if (has('explorer')) {
    app.route('/', explorerRoutes({ wallets, icons, isAnalyticsEnabled: isEnabled, ...access }))
  }
  if (has('data')) {
    const swapLimits = { limits, swapRateLimit: config.swaps.rateLimit }
    const routes = { sources: data, imageProxy, trustedProxies, ...swapLimits, ...access }
    app.route('/', dataRoutes(routes))
  }
  if (buying) app.route('/', buying.routes)
  const call = createAuthCall(data.chains)
  let siwx: Siwx | undefined
  if (config.auth && parameters.authStore) {
    const names = config.names && database && createNameStore({ database })
    const { authStore } = parameters
    const onSignIn = names?.noteSignIn
    siwx = createAuth({ config: config.auth, store: authStore, call, limits, onSignIn })
    app.route('/', authRoutes({ siwx, limits, trustedProxies }))
    if (config.names && !config.names.exported && names) {
      const changes = { store: names, siwx, authStore }
      const routes = { config: config.names, names, wallets, changes, limits, trustedProxies }
      app.route('/', namesRoutes(routes))
    }
  }
  const { exportedNames } = parameters
  if (config.names && exportedNames) {
    const routes = { config: config.names, names: exportedNames, wallets, limits, trustedProxies }
    app.route('/', namesRoutes(routes))
  }
  const { accounts } = parameters
  if (accounts) {
    const { chains } = data
    app.route('/', accountsRoutes({ ...accounts, chains, limits, trustedProxies, ...access }))
  }
  if (has('sessions') && database) {
    const store = createSessionStore({ database })
    app.route('/', sessionsRoutes({ store, call, siwx, limits, trustedProxies, ...access }))
  }
  if (parameters.wallet) app.route('/', parameters.wallet.routes)
  const eventLimits = { limits, rateLimit: eventLimit, trustedProxies }
  const eventRoutes = { store: events, isEnabled, ...eventLimits, stopping }
  if (has('analytics')) app.route('/', analyticsRoutes({ ...eventRoutes, ...access }))

  let document: Promise<object> | undefined
  app.get(
    '/openapi.json',
    describeRoute({
      operationId: 'getOpenApi',
      summary: 'Describe the API',
      tags: ['Operation'],
      responses: {
        200: {
          description: 'This document',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        ...problemAnswers('RATE_LIMITED'),
      },
    }),
    async (context) => {
      document ??= describeApi(app)
      context.header('Cache-Control', 'public, max-age=300')
      return context.json(await document)
    },
  )
  return app
}
