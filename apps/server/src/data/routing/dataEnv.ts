import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { OpenChains } from '../chains/openChains.ts'
import type { ImageUrls } from './imageUrls.ts'

/** The dependencies of all data routes. */
export type DataEnv = {
  readonly chains: OpenChains
  /** Checks of origin and project. */
  readonly guards: readonly [MiddlewareHandler<HttpEnv>, MiddlewareHandler<HttpEnv>]
  /** The key of the client that sent a request, or of its /48. */
  readonly clientOf: (context: Context<HttpEnv>) => string
  /** Creates image URLs for a request. */
  readonly imagesFor: (context: Context<HttpEnv>) => ImageUrls
}
