import type { Database } from '../../database/createDatabase.ts'
import type { Logger } from '../../http/logger.ts'
import type { WalletKeys } from '../keys/createWalletKeys.ts'
import type { WalletConfig } from './walletConfig.ts'

/** What every part of the service of the embedded wallet stands on. */
export type WalletContext = {
  readonly config: WalletConfig
  readonly database: Database
  readonly keys: WalletKeys
  readonly logger: Logger
  /** The clock. Visitors are answered in seconds that are left by it. */
  readonly now: () => Date
}
