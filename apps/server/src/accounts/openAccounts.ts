import { setTimeout } from 'node:timers/promises'
import type { OpenChains } from '../data/chains/openChains.ts'
import type { Database } from '../database/createDatabase.ts'
import type { Logger } from '../http/logger.ts'
import type { AccountsConfig } from './accountsConfig.ts'
import { type Bundlers, createBundlers } from './bundler/createBundlers.ts'
import { createBudget } from './sponsor/budget/createBudget.ts'
import { createPayers } from './sponsor/createPayers.ts'
import { createSponsor, type Sponsor } from './sponsor/createSponsor.ts'
import { openRules } from './sponsor/rules/openRules.ts'
import { settleOperations } from './sponsor/settleOperations.ts'

/** The service of smart accounts. */
export type Accounts = {
  readonly bundlers: Bundlers
  readonly sponsor: Sponsor | undefined
  /** Finds out what operations did cost, until the signal. */
  follow(parameters: { chains: OpenChains; signal: AbortSignal }): Promise<void>
}

export declare namespace openAccounts {
  type Parameters = {
    config: AccountsConfig
    database: Database
    logger: Logger
    now?: (() => Date) | undefined
  }
}

const settleEveryMs = 30_000

/** Opens the service of smart accounts. Sends no request. */
export function openAccounts(parameters: openAccounts.Parameters): Accounts {
  const { config, database, logger, now } = parameters
  const budget = createBudget({ database, now })
  const { sponsor } = config
  const onError = (error: unknown) =>
    logger.error('the rules of what is paid for cannot be read', { error })
  return {
    bundlers: createBundlers({ urls: config.bundlers }),
    sponsor:
      sponsor &&
      createSponsor({
        ...{ budget, now, key: sponsor.key, ask: createPayers() },
        readRules: openRules({ file: sponsor.file, onError }),
      }),
    async follow({ chains, signal }) {
      while (sponsor && !signal.aborted) {
        try {
          await settleOperations({ chains, budget, signal })
          await budget.prune()
        } catch (error) {
          if (!signal.aborted) logger.error('costs of operations could not be read', { error })
        }
        await setTimeout(settleEveryMs, undefined, { signal }).catch(() => undefined)
      }
    },
  }
}
