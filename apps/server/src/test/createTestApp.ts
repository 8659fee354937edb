import { type Accounts, openAccounts } from '../accounts/openAccounts.ts'
import { createEventStore, type EventStore } from '../analytics/createEventStore.ts'
import { openAuthStore } from '../auth/openAuthStore.ts'
import type { Config } from '../config/config.ts'
import { readConfig } from '../config/readConfig.ts'
import { createApp } from '../createApp.ts'
import { createDataSources, type DataSources } from '../data/createDataSources.ts'
import { createAssetPrices } from '../data/price/createAssetPrices.ts'
import type { Database } from '../database/createDatabase.ts'
import type { Icons } from '../explorer/icons/icons.ts'
import { createLogger } from '../http/logger.ts'
import { createImageProxy, type ImageProxy } from '../images/createImageProxy.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import { openGateway } from '../names/gateway/openGateway.ts'
import { createNameStore } from '../names/store/createNameStore.ts'
import type { NameReader } from '../names/store/nameStore.ts'
import { createOnramp, type Onramp } from '../onramp/createOnramp.ts'
import type { RelayStore } from '../relay/store/relayStore.ts'
import { type EmbeddedWallet, openEmbeddedWallet } from '../wallet/openEmbeddedWallet.ts'
import { wallets } from './wallets.ts'

export declare namespace createTestApp {
  type Parameters = {
    config?: Partial<Config> | undefined
    data?: DataSources | undefined
    limits?: createDataSources.Parameters['limits']
    database?: Database | undefined
    events?: EventStore | undefined
    imageProxy?: ImageProxy | undefined
    exportedNames?: NameReader | undefined
    /** @default those of `config` */
    accounts?: Accounts | undefined
    /** @default that of `config`, which sends no mail until it is followed */
    wallet?: Pick<EmbeddedWallet, 'routes'> | undefined
    /** @default the providers of `config` */
    onramp?: Onramp | undefined
    icons?: Partial<Icons> | undefined
    relayStore?: Pick<RelayStore, 'check'> | undefined
    metrics?: Metrics | undefined
    stopping?: AbortSignal | undefined
    answerTimeoutMs?: number | undefined
  }
}

const none = async () => undefined

/**
 * The app of `startServer` without a port, with its log. Without a given database every query
 * fails.
 */
export function createTestApp(parameters: createTestApp.Parameters = {}) {
  const lines: Record<string, unknown>[] = []
  const config = { ...readConfig({ RATE_LIMIT: '0' }), ...parameters.config }
  const { limits, database = createDeadDatabase() } = parameters
  const logger = createLogger({ level: 'info', write: (line) => lines.push(JSON.parse(line)) })
  const ownNames = config.names && openGateway(config.names, createNameStore({ database }))
  const sources = { ...config, ownNames, database, logger, limits }
  const data = parameters.data ?? createDataSources(sources)
  const { chains } = data
  const hasOnramp = config.services.includes('onramp')
  const accounts =
    parameters.accounts ??
    (config.accounts && openAccounts({ config: config.accounts, database, logger }))
  const { wallet: walletConfig, trustedProxies } = config
  const wallet =
    parameters.wallet ??
    (walletConfig &&
      openEmbeddedWallet({
        ...{ config: walletConfig, database, logger, trustedProxies },
        readPrices: createAssetPrices(data),
      }))
  const onramp = hasOnramp
    ? createOnramp({ config: config.onramp, database, chains, logger })
    : undefined
  const app = createApp({
    config,
    wallets,
    icons: { wallet: none, asset: none, currency: none, token: none, ...parameters.icons },
    data,
    onramp: parameters.onramp ?? onramp,
    accounts,
    wallet,
    imageProxy: parameters.imageProxy ?? createImageProxy({ secret: 'of the tests' }),
    database,
    exportedNames: parameters.exportedNames,
    relayStore: parameters.relayStore,
    authStore: config.auth && openAuthStore(database),
    events: parameters.events ?? createEventStore({ database, ...config.analytics }),
    logger,
    metrics: parameters.metrics,
    stopping: parameters.stopping ?? new AbortController().signal,
    answerTimeoutMs: parameters.answerTimeoutMs,
  })
  return { app, lines }
}

function createDeadDatabase(): Database {
  const dead = async () => {
    throw new Error('No database was given.')
  }
  return { run: dead, check: dead, close: async () => undefined }
}
