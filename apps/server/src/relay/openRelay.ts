import { createTrustedProxies } from '../http/createTrustedProxies.ts'
import type { Logger } from '../http/logger.ts'
import { createRelay, type Relay } from './createRelay.ts'
import type { RelayStore } from './store/relayStore.ts'
import type { RelayStoreConfig } from './store/relayStoreConfig.ts'

export type OpenedRelay = Relay & { readonly store: RelayStore }

export declare namespace openRelay {
  type Parameters = Pick<createRelay.Parameters, 'allowedOrigins' | 'allowedProjects'> & {
    readonly trustedProxies: readonly string[]
    readonly relay: Pick<createRelay.Parameters, 'audiences' | 'limits'> & {
      readonly store: RelayStoreConfig
      readonly storeBytes: number
    }
  }
}

/**
 * Opens the relay with its store.
 * @throws if the embedded store cannot be opened
 */
export async function openRelay(
  config: openRelay.Parameters,
  logger: Logger,
): Promise<OpenedRelay> {
  const { allowedOrigins, allowedProjects } = config
  const trustedProxies = createTrustedProxies(config.trustedProxies)
  const { audiences, limits } = config.relay
  const store = await openStore(config.relay, logger)
  const access = { allowedOrigins, allowedProjects, audiences }
  return { ...createRelay({ store, limits, logger, trustedProxies, ...access }), store }
}

async function openStore(
  config: openRelay.Parameters['relay'],
  logger: Logger,
): Promise<RelayStore> {
  const { store, storeBytes: capacityBytes } = config
  if (store.kind === 'embedded') {
    const { openEmbeddedStore } = await import('./store/openEmbeddedStore.ts')
    return openEmbeddedStore({ folder: store.folder, capacityBytes })
  }
  const { openRedisStore } = await import('./store/openRedisStore.ts')
  const onError = (error: unknown) => logger.error('redis failed', { error })
  return openRedisStore({ url: store.url, onError, capacityBytes })
}
