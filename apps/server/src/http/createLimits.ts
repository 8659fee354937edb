import { createRateLimiter } from './createRateLimiter.ts'

/** Limits requests of clients, in this process or over several. */
export type RequestLimiter = {
  /** Counts a client's use, once by default. Returns the seconds to wait, or 0. */
  take(client: string, count?: number): number | Promise<number>
}

/** Creates limiters, each with a name that is the same in all processes. */
export type Limits = {
  create(parameters: Limits.Parameters): RequestLimiter
  close(): Promise<void>
}

export declare namespace Limits {
  type Parameters = {
    name:
      | ('requests' | 'images' | 'events' | 'quotes' | 'builds' | 'prices' | 'orders' | 'webhooks')
      | ('nonces' | 'signIns' | 'signInsOfAccount')
      | ('sessionChanges' | 'operations' | 'payments')
      | ('walletNetworks' | 'walletHosts' | 'walletMails' | 'walletShares' | 'walletDayShares')
      | ('nameProofs' | 'nameSuggestions' | 'registrations' | 'nameChanges')
    /** Uses per period and client; 0 for no limit. */
    limit: number
    /** In milliseconds. @default a minute */
    periodMs?: number | undefined
  }
}

/** Limits that count in this process only. */
export function createLimits(): Limits {
  return { create: createRateLimiter, close: async () => undefined }
}
