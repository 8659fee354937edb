import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../http/logger.ts'
import { createAlchemyBalances } from './apis/createAlchemyBalances.ts'
import { createEtherscanHistory } from './apis/createEtherscanHistory.ts'
import { createLlamaPrices } from './apis/createLlamaPrices.ts'
import type { PublicApis } from './apis/publicApis.ts'
import type { BalanceSource } from './balance/balanceSource.ts'
import { createBalanceSource } from './balance/createBalanceSource.ts'
import { type ChainStatuses, createChainStatus } from './chains/createChainStatus.ts'
import type { DataChain } from './chains/dataChain.ts'
import { type OpenChains, openChains } from './chains/openChains.ts'
import { createDrops, type Drops } from './drops/createDrops.ts'
import { createHistoryRouter } from './history/createHistoryRouter.ts'
import { createHistoryStore } from './history/createHistoryStore.ts'
import { createStoredHistory } from './history/createStoredHistory.ts'
import type { HistorySource } from './history/historySource.ts'
import { createEnsSource } from './identity/createEnsSource.ts'
import type { IdentitySource } from './identity/identitySource.ts'
import { createPriceSource } from './price/createPriceSource.ts'
import type { PriceSource } from './price/priceSource.ts'
import { createTokenSource } from './tokens/createTokenSource.ts'
import type { TokenSource } from './tokens/tokenSource.ts'

/** Where the data service has its answers from. Each source can be another one, such as one that asks a public API. */
export type DataSources = {
  readonly chains: OpenChains
  readonly status: ChainStatuses
  readonly balances: BalanceSource
  readonly history: HistorySource
  readonly identities: IdentitySource
  readonly prices: PriceSource
  readonly tokens: TokenSource
  /** What was left out of what they said. */
  readonly drops: Drops
}

export declare namespace createDataSources {
  type Parameters = {
    chains: readonly DataChain[]
    /** Which public APIs are asked beside the nodes of the chains. @default none */
    apis?: PublicApis | undefined
    database: Database
    logger: Logger
    /** How much each node is asked. */
    limits?: openChains.Parameters['limits']
  }
}

/** Sources that ask the nodes of the chains, and public APIs where the operator chose some. */
export function createDataSources(parameters: createDataSources.Parameters): DataSources {
  const { chains, apis, database, logger, limits } = parameters
  const drops = createDrops({ logger })
  const status = createChainStatus()
  const open = openChains({ chains, status, limits })
  const tokens = createTokenSource({ drops })
  const ownBalances = createBalanceSource({ drops })
  const ownPrices = createPriceSource({ drops })
  const ownHistory = createStoredHistory({ store: createHistoryStore({ database }) })
  const { alchemyKey, etherscanKey, prices } = apis ?? {}
  return {
    chains: open,
    status,
    balances:
      alchemyKey === undefined
        ? ownBalances
        : createAlchemyBalances({ key: alchemyKey, own: ownBalances, tokens, drops, logger }),
    history:
      etherscanKey === undefined
        ? ownHistory
        : createHistoryRouter([
            ownHistory,
            createEtherscanHistory({ key: etherscanKey, drops, logger }),
          ]),
    identities: createEnsSource({ chains: open }),
    prices:
      prices === 'defillama' ? createLlamaPrices({ own: ownPrices, drops, logger }) : ownPrices,
    tokens,
    drops,
  }
}
