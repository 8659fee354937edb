import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../http/logger.ts'
import { createAlchemyBalances } from './apis/createAlchemyBalances.ts'
import { createEtherscanHistory } from './apis/createEtherscanHistory.ts'
import { createLlamaPrices } from './apis/createLlamaPrices.ts'
import type { PublicApis } from './apis/publicApis.ts'
import type { ApprovalsSource } from './approvals/approvalsSource.ts'
import { createLogApprovals } from './approvals/createLogApprovals.ts'
import type { BalanceSource } from './balance/balanceSource.ts'
import { createBalanceSource } from './balance/createBalanceSource.ts'
import { type ChainStatuses, createChainStatus } from './chains/createChainStatus.ts'
import type { DataChain } from './chains/dataChain.ts'
import { type OpenChains, openChains } from './chains/openChains.ts'
import { createDrops, type Drops } from './drops/createDrops.ts'
import { createGasSource, type GasSource } from './gas/createGasSource.ts'
import { createHistoryRouter } from './history/createHistoryRouter.ts'
import { createHistoryStore } from './history/createHistoryStore.ts'
import { createStoredHistory } from './history/createStoredHistory.ts'
import type { HistorySource } from './history/historySource.ts'
import { createEnsSource } from './identity/createEnsSource.ts'
import type { OwnGateway } from './identity/createOffchainReader.ts'
import type { IdentitySource } from './identity/identitySource.ts'
import type { LabelIndex } from './labels/createLabelIndex.ts'
import { openLabels } from './labels/openLabels.ts'
import { createPriceSource } from './price/createPriceSource.ts'
import type { PriceSource } from './price/priceSource.ts'
import { createSwapSources } from './swap/createSwapSources.ts'
import type { SwapConfig } from './swap/source/swapConfig.ts'
import type { SwapSource } from './swap/source/swapSource.ts'
import { createTokenSource } from './tokens/createTokenSource.ts'
import type { TokenSource } from './tokens/tokenSource.ts'

/** The replaceable sources of the data service. */
export type DataSources = {
  readonly chains: OpenChains
  readonly status: ChainStatuses
  readonly approvals: ApprovalsSource
  readonly balances: BalanceSource
  readonly history: HistorySource
  readonly identities: IdentitySource
  /** What owners of contracts say. @default nothing */
  readonly labels?: Promise<LabelIndex> | undefined
  readonly prices: PriceSource
  readonly tokens: TokenSource
  readonly gas: GasSource
  readonly swapSources: readonly SwapSource[]
  /** Counters of dropped data. */
  readonly drops: Drops
}

export declare namespace createDataSources {
  type Parameters = {
    chains: readonly DataChain[]
    /** Public APIs used in addition to the nodes. @default none */
    apis?: PublicApis | undefined
    /** Sources of swaps. @default none */
    swaps?: SwapConfig | undefined
    /** The folder of what owners of contracts say. @default none */
    labels?: string | undefined
    /** The gateway of `ipfs://` URIs, if any. */
    images?: { readonly ipfsGateway: string | undefined } | undefined
    /** What knows the zone of this service. */
    ownNames?: OwnGateway | undefined
    database: Database
    logger: Logger
    /** Limits on requests to each node. */
    limits?: openChains.Parameters['limits']
  }
}

/** Creates sources over the chains' nodes, and over the configured public APIs. */
export function createDataSources(parameters: createDataSources.Parameters): DataSources {
  const { chains, apis, swaps, labels, images, ownNames, database, logger, limits } = parameters
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
    approvals: createLogApprovals(),
    labels: labels === undefined ? undefined : openLabels({ folder: labels, logger }),
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
    identities: createEnsSource({ chains: open, ipfsGateway: images?.ipfsGateway, own: ownNames }),
    prices:
      prices === 'defillama' ? createLlamaPrices({ own: ownPrices, drops, logger }) : ownPrices,
    tokens,
    gas: createGasSource(),
    swapSources: swaps ? createSwapSources({ swaps, drops, logger }) : [],
    drops,
  }
}
