import type { OpenChains } from '../data/chains/openChains.ts'
import { knownTokens } from '../data/knownTokens/knownTokens.ts'
import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../http/logger.ts'
import type { OnrampConfig } from './contract/onrampConfig.ts'
import type { OnrampProvider } from './contract/onrampProvider.ts'
import { findDelivery } from './delivery/findDelivery.ts'
import { createOptionsSource, type OptionsSource } from './options/createOptionsSource.ts'
import { createOrderStore, type OrderStore } from './orders/createOrderStore.ts'
import { followOrders } from './orders/followOrders.ts'
import { createProviders } from './providers/createProviders.ts'

/** The service of purchases. */
export type Onramp = {
  readonly providers: readonly OnrampProvider[]
  readonly options: OptionsSource
  readonly store: OrderStore
  readonly publicUrl: string | undefined
  readonly returnOrigins: OnrampConfig['returnOrigins']
  readonly rateLimit: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Follows open orders until the signal aborts. */
  follow(signal: AbortSignal): Promise<void>
}

export declare namespace createOnramp {
  type Parameters = {
    config: OnrampConfig
    database: Database
    /** The nodes that see deliveries. */
    chains: OpenChains
    logger: Logger
    /** Milliseconds since 1970. */
    now?: (() => number) | undefined
  }
}

/** Creates the service over the operator's providers. Sends no request. */
export function createOnramp(parameters: createOnramp.Parameters): Onramp {
  const { config, database, chains, logger, now = Date.now } = parameters
  const store = createOrderStore({ database, now })
  const providers = createProviders({
    configs: config.providers,
    logger,
    now,
    findToken: ({ chainId, symbol }) => {
      // Those that the operator describes come after the known ones.
      const own = chains.get(chainId)?.tokens.values() ?? []
      const tokens = [...(knownTokens.get(chainId) ?? []), ...own]
      return tokens.findLast((token) => token.symbol === symbol)?.address
    },
  })
  return {
    providers,
    options: createOptionsSource(),
    store,
    publicUrl: config.publicUrl,
    returnOrigins: config.returnOrigins,
    rateLimit: config.rateLimit,
    now,
    follow: (signal) =>
      followOrders({
        store,
        providers,
        findDelivery: (payment) => findDelivery({ ...payment, chains }),
        logger,
        signal,
      }),
  }
}
