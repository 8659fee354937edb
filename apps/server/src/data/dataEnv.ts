import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http/httpEnv.ts'
import type { OpenChains } from './chains/openChains.ts'

/** What all routes of the data service are given. */
export type DataEnv = {
  readonly chains: OpenChains
  /** Whose pages and which projects may ask. */
  readonly guards: readonly [MiddlewareHandler<HttpEnv>, MiddlewareHandler<HttpEnv>]
  readonly trustedProxies: number
}
