import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../http/logger.ts'
import type { BalanceSource } from './balance/balanceSource.ts'
import { createBalanceSource } from './balance/createBalanceSource.ts'
import type { DataChain } from './chains/dataChain.ts'
import { type OpenChains, openChains } from './chains/openChains.ts'
import { createDrops, type Drops } from './createDrops.ts'
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
  readonly balances: BalanceSource
  readonly history: HistorySource
  readonly identities: IdentitySource
  readonly prices: PriceSource
  readonly tokens: TokenSource
  /** What was left out of what they said. */
  readonly drops: Drops
}

export declare namespace createDataSources {
  type Parameters = { chains: readonly DataChain[]; database: Database; logger: Logger }
}

/** Sources that ask the nodes of the chains, and nobody else. */
export function createDataSources(parameters: createDataSources.Parameters): DataSources {
  const { chains, database, logger } = parameters
  const drops = createDrops({ logger })
  const open = openChains({ chains })
  return {
    chains: open,
    balances: createBalanceSource({ drops }),
    history: createStoredHistory({ store: createHistoryStore({ database }) }),
    identities: createEnsSource({ chains: open }),
    prices: createPriceSource({ drops }),
    tokens: createTokenSource({ drops }),
    drops,
  }
}
