import type { Logger } from '../http/logger.ts'
import type { BalanceSource } from './balance/balanceSource.ts'
import { createBalanceSource } from './balance/createBalanceSource.ts'
import type { DataChain } from './chains/dataChain.ts'
import { type OpenChains, openChains } from './chains/openChains.ts'
import { createDrops } from './createDrops.ts'
import { createPriceSource } from './price/createPriceSource.ts'
import type { PriceSource } from './price/priceSource.ts'

/** Where the data service has its answers from. Each source can be another one, such as one that asks a public API. */
export type DataSources = {
  readonly chains: OpenChains
  readonly balances: BalanceSource
  readonly prices: PriceSource
}

export declare namespace createDataSources {
  type Parameters = { chains: readonly DataChain[]; logger: Logger }
}

/** Sources that ask the nodes of the chains, and nobody else. */
export function createDataSources({ chains, logger }: createDataSources.Parameters): DataSources {
  const drops = createDrops({ logger })
  return {
    chains: openChains({ chains }),
    balances: createBalanceSource({ drops }),
    prices: createPriceSource({ drops }),
  }
}
