import type { PublicApis } from '../data/apis/publicApis.ts'
import type { DataChain } from '../data/chains/dataChain.ts'
import type { LogLevel } from '../http/logger.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import type { RelayLimits } from '../relay/protocol/limits.ts'
import type { RelayStoreConfig } from '../relay/store/relayStoreConfig.ts'

/** What an operator may decide. Read from the environment by `readConfig`. */
export type Config = {
  readonly port: number
  readonly host: string
  readonly database: DatabaseConfig
  readonly allowedOrigins: readonly OriginPattern[] | 'any'
  readonly allowedProjects: readonly string[] | 'any'
  readonly analytics: {
    readonly isEnabled: boolean
    readonly retentionDays: number
    readonly maxEvents: number
  }
  readonly relay: RelayConfig
  /** What balances, prices and history are answered of. */
  readonly chains: readonly DataChain[]
  readonly apis: PublicApis
  readonly images: {
    /** Whether foreign pictures are fetched for visitors. */
    readonly isEnabled: boolean
    /** What their addresses are signed with. One of its own when absent. */
    readonly key: string | undefined
    /** Where content is that is named by its hash, if anywhere. */
    readonly ipfsGateway: string | undefined
    /** Pictures a minute and client; 0 for no limit. */
    readonly rateLimit: number
  }
  /** Requests a minute and client; 0 for no limit. */
  readonly rateLimit: number
  readonly trustedProxies: number
  readonly logLevel: LogLevel
}

export type DatabaseConfig =
  | { readonly kind: 'postgres'; readonly url: string }
  /** Without a folder it lives in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }

export type RelayConfig = {
  readonly isEnabled: boolean
  readonly store: RelayStoreConfig
  /** Addresses that tokens may be for; `any` for whichever the client asked for. */
  readonly audiences: readonly string[] | 'any'
  readonly limits: RelayLimits
}
