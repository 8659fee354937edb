import type { OriginPattern } from '../http/originPattern.ts'

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
  /** Requests a minute and client; 0 for no limit. */
  readonly rateLimit: number
  readonly trustedProxies: number
  readonly logLevel: LogLevel
}

export type DatabaseConfig =
  | { readonly kind: 'postgres'; readonly url: string }
  /** Without a folder it lives in memory. */
  | { readonly kind: 'embedded'; readonly folder: string | undefined }

export type LogLevel = 'silent' | 'error' | 'info'
