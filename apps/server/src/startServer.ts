import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Wallet } from '@cleat/core/registry'
import { createAdaptorServer } from '@hono/node-server'
import { openAccounts } from './accounts/openAccounts.ts'
import { createEventStore } from './analytics/createEventStore.ts'
import { openAuthStore } from './auth/openAuthStore.ts'
import type { Config } from './config/config.ts'
import type { ServiceName } from './config/serviceNames.ts'
import { createApp } from './createApp.ts'
import type { OpenChains } from './data/chains/openChains.ts'
import { createDataSources } from './data/createDataSources.ts'
import { createHistoryStore } from './data/history/createHistoryStore.ts'
import { followChains } from './data/history/indexer/followChains.ts'
import { createAssetPrices } from './data/price/createAssetPrices.ts'
import { createDatabase } from './database/createDatabase.ts'
import { createIcons } from './explorer/icons/createIcons.ts'
import type { Limits } from './http/createLimits.ts'
import { createTrustedProxies } from './http/createTrustedProxies.ts'
import { limitConnections } from './http/limitConnections.ts'
import type { Logger } from './http/logger.ts'
import { createImageProxy, type ImageProxy } from './images/createImageProxy.ts'
import { locateItemImage } from './images/locateItemImage.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { type RunningMetrics, startMetrics } from './metrics/startMetrics.ts'
import { openExport } from './names/export/openExport.ts'
import { openGateway } from './names/gateway/openGateway.ts'
import { createNameStore } from './names/store/createNameStore.ts'
import { createOnramp } from './onramp/createOnramp.ts'
import { openDatabase } from './openDatabase.ts'
import type { RelayFigures } from './relay/createRelay.ts'
import type { OpenedRelay } from './relay/openRelay.ts'
import { listenBacklog } from './relay/protocol/limits.ts'
import { createSessionStore } from './sessions/store/createSessionStore.ts'
import { openEmbeddedWallet } from './wallet/openEmbeddedWallet.ts'
import type { Signals } from './wallet/signals/signals.ts'

export declare namespace startServer {
  type Parameters = {
    config: Config
    wallets: readonly Wallet[]
    logger: Logger
    /** How long open requests may take after `stop`, in milliseconds. @default 5000 */
    drainMs?: number | undefined
  }
}

export type RunningServer = {
  readonly url: string
  /** Where the metrics are, if there are any. */
  readonly metricsUrl: string | undefined
  /** Refuses new requests, waits for open ones, closes the rest, and closes the database. */
  stop(): Promise<void>
}

const closeMs = 4000
/**
 * Beside the sockets of the relay, more than any client needs. Each may hold a half-sent request
 * for some seconds.
 */
const connectionsPerAddress = 1000
const pruneEveryMs = 3_600_000

/**
 * Starts the server. Resolves after the first attempt to reach the database. Wallets are listed
 * before that.
 */
export async function startServer(parameters: startServer.Parameters): Promise<RunningServer> {
  const { config, wallets, logger, drainMs = 5000 } = parameters
  const has = (name: ServiceName) => config.services.includes(name)
  const { names: namesConfig } = config
  // Before anything is open that a failure would leave open.
  const exportedNames = namesConfig && (await openExport(namesConfig))
  const database = createDatabase({ connect: () => openDatabase(config.database, logger) })
  const needsDatabase =
    has('analytics') ||
    has('data') ||
    has('onramp') ||
    has('auth') ||
    has('sessions') ||
    has('accounts') ||
    has('wallet')
  const relay = await openRelay(config, logger)
  const events = createEventStore({ database, ...config.analytics })
  const authStore = openAuthStore(database)
  const names = namesConfig && !exportedNames ? createNameStore({ database }) : undefined
  const reader = exportedNames ?? names
  const ownNames = namesConfig && reader && openGateway(namesConfig, reader)
  const data = createDataSources({ ...config, ownNames, database, logger })
  const onramp = has('onramp')
    ? createOnramp({ config: config.onramp, database, chains: data.chains, logger })
    : undefined
  const accounts =
    config.accounts && openAccounts({ config: config.accounts, ...{ database, logger } })
  const metrics = config.metricsPort === undefined ? undefined : createMetrics()
  metrics?.follow('data_dropped', data.drops.figures)
  if (relay) metrics?.follow('relay', () => toFlat(relay.figures()))
  const limits = await openLimits(config, logger)
  const { wallet: walletConfig, trustedProxies: proxies } = config
  const signals = walletConfig && (await openSignals(config, logger))
  const wallet =
    walletConfig &&
    openEmbeddedWallet({
      ...{ config: walletConfig, database, logger, trustedProxies: proxies, limits },
      readPrices: createAssetPrices(data),
      signals,
    })
  const stopping = new AbortController()
  const app = createApp({
    config,
    wallets,
    icons: createIcons(wallets),
    data,
    imageProxy: openImageProxy(config, data.chains),
    onramp,
    accounts,
    database: needsDatabase ? database : undefined,
    events,
    authStore: has('auth') ? authStore : undefined,
    wallet,
    exportedNames,
    relayStore: relay?.store,
    logger,
    metrics,
    limits,
    stopping: stopping.signal,
  })

  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: timeouts }) as Server
  const trustedProxies = createTrustedProxies(config.trustedProxies)
  limitConnections({ server, limit: toConnectionLimit(config), trustedProxies })
  if (relay) server.on('upgrade', relay.upgrade)
  let measuring: RunningMetrics | undefined
  try {
    server.listen({ port: config.port, host: config.host, backlog: listenBacklog })
    await once(server, 'listening')
    if (metrics && config.metricsPort !== undefined) {
      const { host, metricsPort: port } = config
      measuring = await startMetrics({ metrics, host, port })
    }
  } catch (error) {
    server.close()
    await relay?.stop()
    await Promise.all([relay?.store.close(), limits?.close(), signals?.close()])
    throw error
  }
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const url = `http://${host}:${port}`
  logger.info('listening', { url, services: config.services, database: config.database.kind })
  const plain = config.auth?.origins.filter((origin) => origin.startsWith('http:')) ?? []
  if (plain.length > 0) logger.info('sign-in without TLS, for this machine', { origins: plain })

  const prune = async () => {
    if (has('analytics')) await events.prune()
    if (has('auth')) await authStore.prune(Date.now())
    if (names) await names.free()
    if (has('sessions')) await createSessionStore({ database }).prune()
    await wallet?.prune()
  }
  const pruneQuietly = () =>
    prune().catch((error) => logger.error('what is over could not be deleted', { error }))
  const pruning =
    has('analytics') || has('auth') || has('sessions') || wallet
      ? setInterval(pruneQuietly, pruneEveryMs)
      : undefined

  const following = followChains({
    chains: data.chains,
    status: data.status,
    store: createHistoryStore({ database }),
    logger,
    signal: stopping.signal,
  })

  const buying = onramp?.follow(stopping.signal)
  const mailing = wallet?.follow(stopping.signal)
  const paying = accounts?.follow({ chains: data.chains, signal: stopping.signal })

  const close = async () => {
    stopping.abort()
    clearInterval(pruning)
    await Promise.all([
      drain(server, drainMs),
      relay?.stop(),
      following,
      buying,
      paying,
      mailing,
      measuring?.stop(),
    ])
    await within(
      closeMs,
      Promise.all([database.close(), relay?.store.close(), limits?.close(), signals?.close()]),
    )
    logger.info('stopped')
  }
  let closing: Promise<void> | undefined
  const stop = () => {
    closing ??= close()
    return closing
  }

  try {
    if (needsDatabase) await database.check()
    await pruneQuietly()
    logger.info('ready')
  } catch (error) {
    // An embedded database that fails to open is fatal. A database server may recover, and wallets
    // are listed without it.
    if (config.database.kind === 'embedded') {
      await stop()
      throw error
    }
    logger.error('database is away; will try again with the next request', { error })
  }
  return { url, metricsUrl: measuring?.url, stop }
}

function toFlat({ heldMs, ...counts }: RelayFigures): Record<string, number> {
  return { ...counts, held_ms_p50: heldMs.p50, held_ms_p99: heldMs.p99 }
}

/** Node closes the connections of slow senders, even where no body is read. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Else slow senders have up to 30 s more.
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 32_768,
}

/** Image URLs signed by another process, or before a restart, are requested again by clients. */
function openImageProxy({ images }: Config, chains: OpenChains): ImageProxy | undefined {
  const { isEnabled, ipfsGateway, key = randomBytes(32).toString('hex') } = images
  if (!isEnabled) return undefined
  return createImageProxy({
    secret: key,
    locate: (wanted) => locateItemImage({ ...wanted, chains, ipfsGateway }),
  })
}

function toConnectionLimit({ relay }: Config): number {
  const { socketsPerAddress: sockets } = relay.limits
  if (!relay.isEnabled) return connectionsPerAddress
  return sockets === 0 ? Number.POSITIVE_INFINITY : connectionsPerAddress + sockets
}

// What follows is loaded where it is used: the client of Redis alone is 480 files.

async function openRelay(config: Config, logger: Logger): Promise<OpenedRelay | undefined> {
  if (!config.relay.isEnabled) return undefined
  const relay = await import('./relay/openRelay.ts')
  return relay.openRelay(config, logger)
}

async function openSignals(
  { limitsUrl: url }: Config,
  logger: Logger,
): Promise<Signals | undefined> {
  if (url === undefined) return undefined
  const { openSharedSignals } = await import('./wallet/signals/openSharedSignals.ts')
  return openSharedSignals({ url, onError: (error) => logger.error('redis failed', { error }) })
}

async function openLimits({ limitsUrl: url }: Config, logger: Logger): Promise<Limits | undefined> {
  if (url === undefined) return undefined
  const { openSharedLimits } = await import('./http/openSharedLimits.ts')
  return openSharedLimits({ url, onError: (error) => logger.error('redis failed', { error }) })
}

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  await within(drainMs, closed)
  server.closeAllConnections()
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const time = Promise.withResolvers<void>()
  const timer = setTimeout(time.resolve, ms)
  await Promise.race([work, time.promise]).finally(() => clearTimeout(timer))
}
