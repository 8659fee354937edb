import type { AccountsConfig } from '../accounts/accountsConfig.ts'
import type { AuthConfig } from '../auth/authConfig.ts'
import type { PublicApis } from '../data/apis/publicApis.ts'
import type { DataChain } from '../data/chains/dataChain.ts'
import type { SwapConfig } from '../data/swap/source/swapConfig.ts'
import type { LogLevel } from '../http/logger.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import type { NamesConfig } from '../names/zone/namesConfig.ts'
import type { OnrampConfig } from '../onramp/contract/onrampConfig.ts'
import type { RelayLimits } from '../relay/protocol/limits.ts'
import type { RelayStoreConfig } from '../relay/store/relayStoreConfig.ts'
import type { WalletConfig } from '../wallet/context/walletConfig.ts'
import type { ServiceName } from './serviceNames.ts'

/** The operator's settings. `readConfig` reads them from the environment. */
export type Config = {
  readonly port: number
  readonly host: string
  /** The services of this process. */
  readonly services: readonly ServiceName[]
  readonly database: DatabaseConfig
  readonly allowedOrigins: readonly OriginPattern[] | 'any'
  readonly allowedProjects: readonly string[] | 'any'
  readonly analytics: {
    readonly isEnabled: boolean
    readonly retentionDays: number
    readonly maxEvents: number
    /** Events per day and client; 0 for no limit. */
    readonly rateLimit: number
  }
  readonly relay: RelayConfig
  /** The chains of balances, prices and history. */
  readonly chains: readonly DataChain[]
  readonly apis: PublicApis
  /** The folder of what owners of contracts say. Without it they say nothing. */
  readonly labels: string | undefined
  readonly swaps: SwapConfig
  readonly images: {
    /** Whether the server fetches external images for visitors. */
    readonly isEnabled: boolean
    /** The key that signs image URLs. @default a random key */
    readonly key: string | undefined
    /** The gateway of `ipfs://` URIs, if any. */
    readonly ipfsGateway: string | undefined
    /** Images per minute and client; 0 for no limit. */
    readonly rateLimit: number
  }
  readonly onramp: OnrampConfig
  /** Without it there is no sign-in. */
  readonly auth: AuthConfig | undefined
  /** Without it there are no names. */
  readonly names: NamesConfig | undefined
  /** Without it there are no bundlers, and nothing is paid for. */
  readonly accounts: AccountsConfig | undefined
  /** Without it there is no embedded wallet. */
  readonly wallet: WalletConfig | undefined
  /** Requests per minute and client; 0 for no limit. */
  readonly rateLimit: number
  /** A Redis that counts limits over several processes. Without it each process counts its own. */
  readonly limitsUrl: string | undefined
  /** Addresses and networks, and the word `private`. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** Without it there are no metrics. */
  readonly metricsPort: number | undefined
}

export type DatabaseConfig =
  | { readonly kind: 'postgres'; readonly url: string }
  /** Without a folder it is in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }

export type RelayConfig = {
  readonly isEnabled: boolean
  readonly store: RelayStoreConfig
  /** What waiting messages may take. */
  readonly storeBytes: number
  /** Accepted audiences of tokens. `any` accepts the address that the client connected to. */
  readonly audiences: readonly string[] | 'any'
  readonly limits: RelayLimits
}
